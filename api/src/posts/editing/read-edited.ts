import { transitionsOf } from '@sahra/shared/form-rules/post-transitions';
import { languageCodes, type LanguageCode } from '@sahra/shared/i18n/languages';
import type { Picture } from '@sahra/shared/schemas/common';
import type { EditedPost, EditedTranslation } from '@sahra/shared/schemas/editing';
import type { PictureSource, PostBlock } from '@sahra/shared/schemas/post-blocks';
import { eq } from 'drizzle-orm';
import { authors } from '../../database/blog-tables.ts';
import { textIn } from '../../database/localized.ts';
import { found, notFound } from '../../server/http/api-failure.ts';
import type { ReadContext } from '../../server/http/read-context.ts';
import { pictureOfPost } from '../post-cards.ts';
import { type FindPicture, readPictures, readPostUploads, uploadIds } from '../post-pictures.ts';
import { sourcesOf } from '../shown-blocks.ts';
import { edits, type Editor, maySee, maySettle, mayWrite } from './editor.ts';
import { readStored, type StoredPost, type StoredTranslation, textOf } from './held-post.ts';

const keyOf = (source: PictureSource) =>
  'mediaId' in source ? String(source.mediaId) : `${source.art}/${source.name}`;

/** The pictures of blocks as pages show them: uploads by their id, artwork as `scene/a-name`. What is gone is not among them. */
export function shownPictures(find: FindPicture, blocks: readonly PostBlock[]): Record<string, Picture> {
  const shown = sourcesOf(blocks).flatMap((source) => {
    const picture = find(source)?.picture;
    return picture ? [[keyOf(source), picture] as const] : [];
  });
  return Object.fromEntries(shown);
}

function toEdited(editor: Editor, text: StoredTranslation, find: FindPicture): EditedTranslation {
  const { language, slug, state, title, excerpt, blocks, quote, link, translator, pictureAlternative } = text;
  return {
    ...{ language, slug, state, title, excerpt, blocks, quote, link, translator, pictureAlternative },
    pictures: shownPictures(find, blocks),
    publishedAt: text.publishedAt?.toISOString() ?? null,
    updatedAt: text.updatedAt.toISOString(),
    revision: text.revision,
    mayWrite: mayWrite(editor, state),
    transitions: transitionsOf(state, editor.role),
  };
}

/** What is stored of a post that the editor may see; to others there is none. */
export async function readSeen({ database }: ReadContext, editor: Editor, id: number): Promise<StoredPost> {
  const stored = found(await readStored(database, id), 'post');
  if (!maySee(editor, stored)) throw notFound('post');
  return stored;
}

/** A post with everything that can be changed of it. */
export async function readEdited(
  context: ReadContext,
  editor: Editor,
  id: number,
  asked: LanguageCode,
): Promise<EditedPost> {
  const stored = await readSeen(context, editor, id);
  const { settings, translations } = stored;
  const source = settings.pictureSource ?? null;
  const [[author], find, uploads] = await Promise.all([
    context.database.select().from(authors).where(eq(authors.id, settings.authorId)),
    readPictures(
      context,
      translations.flatMap(({ blocks }) => sourcesOf(blocks)),
    ),
    readPostUploads(context.database, uploadIds([source])),
  ]);
  const { slug, name } = found(author, 'author');
  const { type, categoryIds, tagIds, programIds, productIds, isListed = true, pictureColor } = settings;
  const mayEdit = maySettle(
    editor,
    translations.map(({ state }) => state),
  );
  const isFree = !stored.wasPublished && translations.every(({ state }) => state !== 'scheduled');
  return {
    ...{ id, type, author: { id: settings.authorId, slug, name: textIn(name, asked) } },
    ...{ categoryIds: [...categoryIds], tagIds: [...tagIds], programIds: [...programIds], productIds: [...productIds] },
    picture: {
      source,
      shown: pictureOfPost(context, { type, pictureSource: source, pictureColor }, uploads),
    },
    ...{ isListed, commentsCloseAfterDays: settings.commentsCloseAfterDays ?? null },
    publishedAt: stored.wasPublished ? (settings.publishedAt?.toISOString() ?? null) : null,
    ...{ mayEdit, mayPublish: edits(editor), mayDelete: mayEdit && isFree, settingsRevision: stored.settingsRevision },
    translations: languageCodes.flatMap((code) => {
      const text = translations.find(({ language }) => language === code);
      return text ? [toEdited(editor, text, find)] : [];
    }),
  };
}

/** One text of it. */
export async function readEditedText(
  context: ReadContext,
  editor: Editor,
  { id, language }: { id: number; language: LanguageCode },
): Promise<EditedTranslation> {
  const text = found(textOf(await readSeen(context, editor, id), language), 'translation');
  return toEdited(editor, text, await readPictures(context, sourcesOf(text.blocks)));
}
