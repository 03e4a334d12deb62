import {
  blockChangeSchema,
  managedMemberSchema,
  managedMembersQuerySchema,
  managedMembersSchema,
  roleChangeSchema,
} from '@sahra/shared/schemas/admin';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { memberOf, requirePermission } from '../auth/session-guard.ts';
import type { Database } from '../database/connect.ts';
import { answersWith } from './answers-with.ts';
import { changeBlock, changeRole, listMembers } from './managed-member-repository.ts';
import { signOutMember } from './member-sign-out.ts';

const params = z.object({ memberId: z.string().min(1).max(64, 'is no id') });

/** Members: who they are, what they may do, and whether they may come in. */
export const managedMemberRoutes =
  (database: Database): FastifyPluginAsyncZod =>
  async (app) => {
    const read = {
      summary: 'Members, the newest first',
      querystring: managedMembersQuerySchema,
      response: answersWith(managedMembersSchema),
    };
    app.get('/admin/members', { onRequest: requirePermission('manage-members'), schema: read }, ({ query }) =>
      listMembers(database, query),
    );

    const onRequest = requirePermission('manage-members', { isElevated: true });
    const role = {
      summary: 'Make a member an admin, or an admin a member',
      params,
      body: roleChangeSchema,
      response: answersWith(managedMemberSchema),
    };
    app.put('/admin/members/:memberId/role', { onRequest, schema: role }, (request) =>
      changeRole(database, memberOf(request), request.params.memberId, request.body.role),
    );
    const block = {
      summary: 'Shut a member out on every device, or let them in again',
      params,
      body: blockChangeSchema,
      response: answersWith(managedMemberSchema),
    };
    app.put('/admin/members/:memberId/block', { onRequest, schema: block }, (request) =>
      changeBlock(database, memberOf(request), request.params.memberId, request.body.isBlocked),
    );
    const signOut = {
      summary: 'Sign a member out on every device',
      description: 'Nothing else changes: anyone who knows the password can sign in again.',
      params,
      response: answersWith(managedMemberSchema),
    };
    app.post('/admin/members/:memberId/sign-out', { bodyLimit: 1024, onRequest, schema: signOut }, (request) =>
      signOutMember(database, memberOf(request), request.params.memberId, new Date()),
    );
  };
