import { createHash } from 'node:crypto';
import type { PictureSource } from '@sahra/shared/schemas/post-blocks';
import { inArray } from 'drizzle-orm';
import { programs } from '../database/catalog-tables.ts';
import type { Transaction } from '../database/connect.ts';
import { products } from '../database/shop-tables.ts';
import type { PostContents } from '../posts/post-contents.ts';
import type { StoredPost, StoredTranslation } from '../posts/stored-posts.ts';
import { nameFor, slugFor } from './free-names.ts';
import { hashOf, type ImportEntry } from './import-book.ts';
import type { Batch } from './import-batch.ts';
import type { ImportRun } from './import-run.ts';
import type { ReadyPost, ReadyTranslation } from './ready-posts.ts';
import { nameSlug } from './slugs.ts';

const sourceKey = (source: PictureSource | null | undefined) =>
  source ? ('mediaId' in source ? `upload ${source.mediaId}` : `${source.art} ${source.name}`) : '';

/** What a post has in every language, as it is stored: another one than was written means that somebody changed it. */
export const storedParts = ({ type, isListed = true, authorId, pictureSource, ...links }: PostContents) =>
  hashOf([
    ...[type, isListed, authorId, sourceKey(pictureSource), links.commentsCloseAfterDays],
    ...[links.categoryIds, links.tagIds, links.programIds, links.productIds],
  ]);

type Decision = 'added' | 'updated' | 'left';

/** What becomes of a translation that is new, or that the file says otherwise than before. */
function decide(entry: ImportEntry | undefined, current: StoredTranslation | undefined): Decision {
  if (!entry) return current ? 'left' : 'added';
  return current && String(current.revision) === entry.writtenHash ? 'updated' : 'left';
}

async function idsBySlug(tx: Transaction, table: typeof programs | typeof products, slugs: readonly string[]) {
  if (slugs.length === 0) return [];
  const rows = await tx
    .select({ id: table.id, slug: table.slug })
    .from(table)
    .where(inArray(table.slug, [...slugs]));
  return slugs.flatMap((slug) => rows.find((row) => row.slug === slug)?.id ?? []);
}

/** What the file says of a post in every language. */
async function partsFor({ tx, run, names }: Batch, post: ReadyPost) {
  const found = {
    programIds: await idsBySlug(tx, programs, post.programs),
    productIds: await idsBySlug(tx, products, post.products),
  };
  if (found.programIds.length < post.programs.length || found.productIds.length < post.products.length)
    run.notes.add('films and products that are not here left out', post.place);
  const idsOf = (kind: 'category' | 'tag', list: ReadyPost['tags']) => [
    ...new Set(list.flatMap(({ key }) => names[kind].get(key) ?? [])),
  ];
  return {
    ...{
      type: post.type,
      isListed: post.isListed,
      authorId: names.author.get(post.author.key) ?? 0,
      pictureSource: post.cover,
      commentsCloseAfterDays: post.commentsCloseAfterDays ?? null,
    },
    ...{ categoryIds: idsOf('category', post.categories), tagIds: idsOf('tag', post.tags), ...found },
  };
}

const colorOf = (place: string) => `#${createHash('sha256').update(place).digest('hex').slice(0, 6)}`;

/** When a post was first published in any language; of what never was, when it was made. */
function firstPublished(
  { isOwn, options }: ImportRun,
  post: ReadyPost,
  current: StoredPost | undefined,
  translations: PostContents['translations'],
): Date {
  if (isOwn && post.publishedAt) return post.publishedAt;
  const dates = translations.flatMap(({ state, publishedAt }) =>
    state === 'published' && publishedAt ? [publishedAt] : [],
  );
  const [first] = dates.sort((a, b) => a.getTime() - b.getTime());
  return first ?? current?.publishedAt ?? options.now;
}

export interface Planned {
  readonly post: ReadyPost;
  readonly item: PostContents;
  /** Translations that are written with this import. */
  readonly written: readonly ReadyTranslation[];
  readonly hasParts: boolean;
}

/** What is to be written of a post; undefined where it is left as it is, or was removed here. */
export async function planPost(batch: Batch, post: ReadyPost): Promise<Planned | undefined> {
  const { run, ofPosts, ofTranslations, stored } = batch;
  const entry = ofPosts.get(post.key);
  const current = entry && stored.get(entry.rowId);
  const leave = (what: string) => {
    run.counts.left += post.changed.length + post.unchangedCount;
    run.notes.add(what, post.place);
    return undefined;
  };
  if (entry && !current) return leave('posts that were removed here stay so');
  if (!entry && post.name && (await nameFor(batch, post.name, post.key)) !== post.name)
    return leave('posts that are here already, and were not imported, left as they are');
  const translations = new Map<string, PostContents['translations'][number]>(
    current?.translations.map((each) => [each.language, each]),
  );
  const written: ReadyTranslation[] = [];
  run.counts.unchanged += post.unchangedCount;
  for (const translation of post.changed) {
    const known = ofTranslations.get(translation.key);
    const language = known?.language ?? translation.language;
    const decision = decide(
      known,
      current?.translations.find((each) => each.language === language),
    );
    run.counts[decision] += 1;
    if (decision === 'left') {
      run.notes.add(
        known ? 'posts that were changed or removed here stay so' : 'a second text in the same language left out',
        post.place,
      );
      continue;
    }
    const {
      key: _,
      fileHash: __,
      updatedAt: ___,
      blocks,
      quote = null,
      link = null,
      translator = null,
      ...rest
    } = translation;
    const slug = await slugFor(batch, translation, current?.id ?? 0, post.place);
    const publishedAt = translation.publishedAt ?? null;
    if (language !== translation.language) translations.delete(language);
    translations.set(translation.language, {
      ...rest,
      slug,
      publishedAt,
      blocks: [...blocks],
      quote,
      link,
      translator,
    });
    written.push(translation);
  }
  const leads = !entry || run.isOwn || entry.language === post.language;
  const isChanged = !entry || (leads && entry.fileHash !== post.partsHash);
  const isTheirs = current !== undefined && storedParts(current) !== entry?.writtenHash;
  if (isChanged && isTheirs) run.notes.add('authors, tags and pictures that were changed here stay so', post.place);
  const hasParts = isChanged && !isTheirs;
  if (written.length === 0 && !hasParts) return undefined;
  const first = written[0];
  const parts = hasParts ? await partsFor(batch, post) : current;
  if (!parts) return undefined;
  const item: PostContents = {
    ...parts,
    ...(current && { id: current.id }),
    slug: current?.slug ?? post.name ?? (await nameFor(batch, nameSlug(first?.slug ?? '', post.key), post.key)),
    publishedAt: firstPublished(run, post, current, [...translations.values()]),
    pictureColor: current?.pictureColor ?? post.pictureColor ?? colorOf(post.key),
    translations: [...translations.values()],
  };
  return { post, item, written, hasParts };
}
