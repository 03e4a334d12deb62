import { isWritable } from '@sahra/shared/form-rules/post-transitions';
import type { PostState } from '@sahra/shared/schemas/blog';
import { can, type Role } from '@sahra/shared/session/permissions';
import type { FastifyRequest } from 'fastify';
import { memberOf } from '../../auth/session-guard.ts';

/** Who writes or edits posts. */
export interface Editor {
  readonly id: string;
  readonly role: Role;
}

/** Who asks, as far as the editors' room needs them. */
export const editorOf = (request: FastifyRequest): Editor => {
  const { id, role } = memberOf(request);
  return { id, role };
};

/** Whether everybody's posts are theirs to change, at any time. */
export const edits = ({ role }: Editor): boolean => can(role, 'edit-posts');

/** Whose a post is: the member who writes as its author, if that one has an account. */
interface Owned {
  readonly memberId: string | null;
}

/** Posts of others are there for editors only. */
export const maySee = (editor: Editor, { memberId }: Owned): boolean => edits(editor) || memberId === editor.id;

/** Whether they may change a text, or begin one where there is none; who sees the post, that is. */
export const mayWrite = (editor: Editor, state: PostState | undefined): boolean =>
  edits(editor) || state === undefined || isWritable(state);

/** Whether they may change what is the same in every language, or delete it: it is in force at once where something is published. */
export const maySettle = (editor: Editor, states: readonly PostState[]): boolean =>
  edits(editor) || states.every(isWritable);
