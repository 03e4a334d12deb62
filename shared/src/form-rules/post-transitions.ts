import type { PostState } from '../schemas/blog.ts';
import { can, type Permission, type Role } from '../session/permissions.ts';

// Pages read them too, which take no permissions but those of the facade.
export { MAX_COMMENT_DAYS, MAX_SCHEDULE_DAYS } from './post-rules.ts';

/**
 * What can become of a post in one language, and who may do it. Nothing else is possible. Who may only write does so with posts of
 * their own.
 */
export const postTransitions: Readonly<Record<PostState, Readonly<Partial<Record<PostState, Permission>>>>> = {
  draft: { 'in-review': 'write-posts', scheduled: 'edit-posts', published: 'edit-posts' },
  'in-review': { draft: 'write-posts', scheduled: 'edit-posts', published: 'edit-posts' },
  // Another moment, too.
  scheduled: { scheduled: 'edit-posts', draft: 'edit-posts', published: 'edit-posts' },
  published: { withdrawn: 'edit-posts' },
  withdrawn: { draft: 'edit-posts', published: 'edit-posts' },
};

const writable: readonly PostState[] = ['draft', 'in-review'];

/** Whether what somebody writes themselves may still be changed by them: what was published is the editors'. */
export const isWritable = (state: PostState): boolean => writable.includes(state);

/** What somebody with this role may make of a text of their own, or of anybody's if they edit. */
export const transitionsOf = (from: PostState, role: Role): PostState[] =>
  Object.entries(postTransitions[from]).flatMap(([to, permission]) => (can(role, permission) ? [to as PostState] : []));

/** Codes of refusals of the editors' room; 409 all of them. */
export const editingRefusals = {
  /** Somebody saved it since this revision was read; with who did, and when. */
  editedMeanwhile: 'edited_meanwhile',
  /** The address is another post's; `fields.slug`. */
  taken: 'taken',
  /** This state does not become that one; with the state it has, `from`. */
  notPossible: 'not_possible',
  /** It has no text yet, so nobody can read it; `fields.blocks`. */
  incomplete: 'incomplete',
  /** It was published once: it can be withdrawn, and is not deleted. */
  wasPublished: 'was_published',
} as const;
