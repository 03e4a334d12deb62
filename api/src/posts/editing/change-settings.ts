import type { PostSettings } from '@sahra/shared/schemas/written-posts';
import { inArray, sql } from 'drizzle-orm';
import type { ContentTable } from '../../contents/content-rows.ts';
import { writeTheirs } from '../../contents/write-contents.ts';
import { authors, postCategories } from '../../database/blog-tables.ts';
import { programs, tags } from '../../database/catalog-tables.ts';
import type { Transaction } from '../../database/connect.ts';
import { products } from '../../database/shop-tables.ts';
import { notAllowed } from '../../auth/auth-failure.ts';
import { invalidRequest } from '../../server/http/api-failure.ts';
import type { ReadContext } from '../../server/http/read-context.ts';
import { postKind } from '../post-contents.ts';
import { readPictures } from '../post-pictures.ts';
import { editedMeanwhile } from './editing-refusals.ts';
import { edits, type Editor, maySettle } from './editor.ts';
import { holdPost, type StoredSettings } from './held-post.ts';
import { takeUploads } from './own-uploads.ts';

type Change = Omit<PostSettings, 'revision'>;

/** What editors decide alone. */
const ofEditors = ['authorId', 'categoryIds', 'isListed', 'commentsCloseAfterDays'] as const;

/** To what of other tables the settings refer. */
const references: readonly (readonly [keyof Change, ContentTable])[] = [
  ['authorId', authors],
  ['categoryIds', postCategories],
  ['tagIds', tags],
  ['programIds', programs],
  ['productIds', products],
];

async function requireReferences(tx: Transaction, change: Change): Promise<void> {
  const problems: Record<string, string> = {};
  for (const [name, table] of references) {
    const ids = [change[name] ?? []].flat() as number[];
    if (ids.length === 0) continue;
    const rows = await tx
      .select({ id: sql<number>`${table.id}` })
      .from(table)
      .where(inArray(table.id, ids));
    if (rows.length < ids.length) problems[name] = 'is not there';
  }
  if (Object.keys(problems).length > 0) throw invalidRequest(problems);
}

/** The columns of the picture that was chosen; its ground is shown until it is there. */
async function pictureColumns(context: ReadContext, picture: Change['picture']): Promise<Partial<StoredSettings>> {
  if (picture === undefined) return {};
  if (picture === null) return { pictureSource: null };
  const shown = (await readPictures(context, [picture]))(picture);
  if (!shown) throw invalidRequest({ picture: 'is not there' });
  return { pictureSource: picture, pictureColor: shown.picture.color };
}

/** Changes what is the same of a post in every language, if it still is as it was read. */
export async function changeSettings(
  context: ReadContext,
  editor: Editor,
  id: number,
  { revision, ...change }: PostSettings,
): Promise<void> {
  const picture = await pictureColumns(context, change.picture);
  await context.database.transaction(async (tx) => {
    const held = await holdPost(tx, editor, id);
    const states = held.translations.map(({ state }) => state);
    if (!maySettle(editor, states)) throw notAllowed();
    if (!edits(editor) && ofEditors.some((name) => change[name] !== undefined)) throw notAllowed();
    if (held.settingsRevision !== revision)
      throw editedMeanwhile({ by: null, at: held.updatedAt, revision: held.settingsRevision });
    await requireReferences(tx, change);
    if (change.picture) await takeUploads(tx, editor, id, [['picture', change.picture]]);
    const { picture: _, ...columns } = change;
    const given = Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
    await writeTheirs(tx, postKind, [
      {
        ...held.settings,
        ...(given as Partial<StoredSettings>),
        ...picture,
        settingsRevision: revision + 1,
        translations: held.translations,
      },
    ]);
  });
}
