import type { PostRevision, WholePostRevision } from '@sahra/shared/schemas/editing';
import { and, desc, eq } from 'drizzle-orm';
import { members } from '../../database/member-tables.ts';
import { postRevisions } from '../../database/post-editing-tables.ts';
import { found } from '../../server/http/api-failure.ts';
import type { ReadContext } from '../../server/http/read-context.ts';
import { readPictures } from '../post-pictures.ts';
import { sourcesOf } from '../shown-blocks.ts';
import type { Editor } from './editor.ts';
import { isOfText } from './keep-revision.ts';
import { readSeen, shownPictures } from './read-edited.ts';
import type { Place } from './save-text.ts';

const { number, savedAt, state, title } = postRevisions;
const columns = { number, at: savedAt, state, title, by: members.name };

/** How a text has been, the newest first. */
export async function listRevisions(
  context: ReadContext,
  editor: Editor,
  place: Place,
): Promise<{ items: PostRevision[] }> {
  await readSeen(context, editor, place.id);
  const rows = await context.database
    .select(columns)
    .from(postRevisions)
    .leftJoin(members, eq(members.id, postRevisions.memberId))
    .where(isOfText({ postId: place.id, language: place.language }))
    .orderBy(desc(number));
  return { items: rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })) };
}

/** A text as it was in one of its revisions. */
export async function readRevision(
  context: ReadContext,
  editor: Editor,
  place: Place & { readonly number: number },
): Promise<WholePostRevision> {
  await readSeen(context, editor, place.id);
  const [row] = await context.database
    .select({ whole: postRevisions, by: members.name })
    .from(postRevisions)
    .leftJoin(members, eq(members.id, postRevisions.memberId))
    .where(and(isOfText({ postId: place.id, language: place.language }), eq(number, place.number)));
  const { whole, by } = found(row, 'revision');
  const { slug, excerpt, blocks, quote, link, translator, pictureAlternative } = whole;
  const find = await readPictures(context, sourcesOf(blocks));
  return {
    ...{ number: whole.number, by, at: whole.savedAt.toISOString(), state: whole.state, title: whole.title },
    ...{ slug, excerpt, blocks, quote, link, translator, pictureAlternative },
    pictures: shownPictures(find, blocks),
  };
}
