import { removeTheirs } from '../../contents/write-contents.ts';
import type { Database } from '../../database/connect.ts';
import { postKind } from '../post-contents.ts';
import { notPossible, wasPublished } from './editing-refusals.ts';
import type { Editor } from './editor.ts';
import { holdPost } from './held-post.ts';

/** Removes a post that nobody ever read, in all its languages. */
export const deletePost = (database: Database, editor: Editor, id: number): Promise<void> =>
  database.transaction(async (tx) => {
    const held = await holdPost(tx, editor, id);
    if (held.wasPublished) throw wasPublished();
    // It would be published while somebody looks for where it went.
    if (held.translations.some(({ state }) => state === 'scheduled')) throw notPossible('scheduled');
    await removeTheirs(tx, postKind, [id]);
  });
