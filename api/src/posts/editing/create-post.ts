import { randomBytes } from 'node:crypto';
import type { NewPost } from '@sahra/shared/schemas/written-posts';
import { lockContents, writeTheirs } from '../../contents/write-contents.ts';
import type { Database } from '../../database/connect.ts';
import { found } from '../../server/http/api-failure.ts';
import { postKind } from '../post-contents.ts';
import type { Editor } from './editor.ts';
import { readStored, textOf } from './held-post.ts';
import { keepRevision } from './keep-revision.ts';
import { ownAuthor } from './own-author.ts';
import { freeSlug } from './post-slugs.ts';

/** The ground of a post without a picture. */
const NO_PICTURE_COLOR = '#2a2438';

/** Begins a post of the editor's own, as a draft in one language; returns its id. */
export const createPost = (database: Database, editor: Editor, { language, title, type }: NewPost): Promise<number> =>
  database.transaction(async (tx) => {
    await lockContents(tx);
    const [authorId, slug] = [await ownAuthor(tx, editor.id), await freeSlug(tx, language, title)];
    const [id = 0] = await writeTheirs(tx, postKind, [
      {
        // Its name in the database alone: addresses have the slugs of its languages.
        ...{ slug: `post-${randomBytes(6).toString('hex')}`, type, authorId, pictureColor: NO_PICTURE_COLOR },
        ...{ categoryIds: [], tagIds: [], programIds: [], productIds: [] },
        translations: [{ language, slug, title, excerpt: '', blocks: [] }],
      },
    ]);
    const after = found(textOf(found(await readStored(tx, id), 'post'), language), 'translation');
    await keepRevision(tx, { before: undefined, after, memberId: editor.id, isOpen: true, now: new Date() });
    return id;
  });
