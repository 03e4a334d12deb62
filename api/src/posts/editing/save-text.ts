import type { LanguageCode } from '@sahra/shared/i18n/languages';
import type { WrittenText } from '@sahra/shared/schemas/written-posts';
import { and, desc, eq } from 'drizzle-orm';
import { notAllowed } from '../../auth/auth-failure.ts';
import type { Transaction } from '../../database/connect.ts';
import { members } from '../../database/member-tables.ts';
import { postRevisions } from '../../database/post-editing-tables.ts';
import { found } from '../../server/http/api-failure.ts';
import type { ReadContext } from '../../server/http/read-context.ts';
import { editedMeanwhile } from './editing-refusals.ts';
import { type Editor, mayWrite } from './editor.ts';
import { holdPost, type StoredPost, type StoredTranslation, textOf } from './held-post.ts';
import { isOfText } from './keep-revision.ts';
import { namedSources, requireNamed } from './named-things.ts';
import { takeUploads } from './own-uploads.ts';
import { leaveRedirect, takeSlug } from './post-slugs.ts';
import { writeText } from './write-text.ts';

/** Which text of which post somebody changes. */
export interface Place {
  readonly id: number;
  readonly language: LanguageCode;
}

/** Refuses where somebody saved the text since `revision` was read. */
export async function requireRevision(
  tx: Transaction,
  held: StoredPost,
  text: StoredTranslation | undefined,
  revision: number,
): Promise<void> {
  if ((text?.revision ?? 0) === revision) return;
  if (!text) throw editedMeanwhile({ by: null, at: held.updatedAt, revision: 0 });
  const [last] = await tx
    .select({ by: members.name, at: postRevisions.savedAt })
    .from(postRevisions)
    .leftJoin(members, eq(members.id, postRevisions.memberId))
    .where(isOfText(text))
    .orderBy(desc(postRevisions.number))
    .limit(1);
  throw editedMeanwhile({ by: last?.by ?? null, at: last?.at ?? text.updatedAt, revision: text.revision });
}

/** The text of a post that somebody is about to change, as they have read it: nobody changes it until the transaction ends. */
export async function holdText(tx: Transaction, editor: Editor, { id, language }: Place, revision: number) {
  const held = await holdPost(tx, editor, id);
  const before = textOf(held, language);
  if (!mayWrite(editor, before?.state)) throw notAllowed();
  await requireRevision(tx, held, before, revision);
  return { held, before };
}

/** Saves a text as it is in somebody's editor, or refuses: of two who save at once one is told who the other was. */
export async function saveText(
  context: ReadContext,
  editor: Editor,
  place: Place,
  { revision, ...written }: WrittenText,
): Promise<void> {
  const { id, language } = place;
  await requireNamed(context, written.blocks);
  await context.database.transaction(async (tx) => {
    const { held, before } = await holdText(tx, editor, place, revision);
    if (before?.slug !== written.slug) {
      await takeSlug(tx, id, language, written.slug);
      if (before) await leaveRedirect(tx, before);
    }
    await takeUploads(tx, editor, id, namedSources(written.blocks));
    const text = { ...written, state: before?.state ?? ('draft' as const), publishedAt: before?.publishedAt ?? null };
    await writeText(tx, held, { language, text, memberId: editor.id, isOpen: true, now: new Date() });
  });
}

/** Makes a text what it was in a revision; its address and its state stay. */
export async function restoreText(
  { database }: ReadContext,
  editor: Editor,
  place: Place & { readonly number: number },
  revision: number,
): Promise<void> {
  const { id, language } = place;
  await database.transaction(async (tx) => {
    const { held, before } = await holdText(tx, editor, place, revision);
    const current = found(before, 'translation');
    const [row] = await tx
      .select()
      .from(postRevisions)
      .where(and(isOfText(current), eq(postRevisions.number, place.number)));
    const { title, excerpt, blocks, quote, link, translator, pictureAlternative } = found(row, 'revision');
    await takeUploads(tx, editor, id, namedSources(blocks));
    const text = {
      ...{ title, excerpt, blocks, quote, link, translator, pictureAlternative },
      ...{ slug: current.slug, state: current.state, publishedAt: current.publishedAt },
    };
    await writeText(tx, held, { language, text, memberId: editor.id, isOpen: false, now: new Date() });
  });
}
