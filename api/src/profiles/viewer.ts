import { eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { FastifyRequest } from 'fastify';
import { memberOf } from '../auth/session-guard.ts';
import { members, profiles } from '../database/member-tables.ts';

/** Whose progress and lists are read and written: a member's own, or those of another profile of theirs. */
export interface Viewer {
  memberId: string;
  /** Null: the member's own. */
  profileId: number | null;
}

/** Who watches in the session that asks. Throws the refusal where nobody is signed in. */
export const viewerOf = (request: FastifyRequest): Viewer => ({
  memberId: memberOf(request).id,
  profileId: request.signedIn?.profile?.id ?? null,
});

/** The rows of a viewer. */
export const isOf = (table: { memberId: PgColumn; profileId: PgColumn }, { memberId, profileId }: Viewer): SQL =>
  profileId === null ? eq(table.memberId, memberId) : eq(table.profileId, profileId);

/** What a new row of a viewer needs: the column of its owner, which rows the unique index of that has, and the table and the condition that give the owner, as long as they are there. */
export const ownerOf = ({ memberId, profileId }: Viewer) =>
  profileId === null
    ? { column: sql`member_id`, which: sql``, table: members, is: eq(members.id, memberId) }
    : {
        column: sql`profile_id`,
        which: sql`where profile_id is not null`,
        table: profiles,
        is: eq(profiles.id, profileId),
      };
