import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import { authors, postCategories, posts, postTags } from '../database/blog-tables.ts';
import { episodes, programs, tags } from '../database/catalog-tables.ts';
import type { Database, Transaction } from '../database/connect.ts';
import { products } from '../database/shop-tables.ts';
import type { MediaStore } from '../media-store/media-store.ts';
import { readFormerSlugs } from '../posts/former-slugs.ts';
import { uploadIds } from '../posts/post-pictures.ts';
import { sourcesOf } from '../posts/shown-blocks.ts';
import { readStoredPosts, type StoredPost } from '../posts/stored-posts.ts';
import { readCommentLines } from './comment-lines.ts';
import { EXPORT_VERSION, type ExportLine, type headerSchema, lineSchema, type LineOf } from './export-lines.ts';
import { readPictureLines } from './picture-lines.ts';
import { exportedBlock, exportedSource, type ExportNames } from './exported-blocks.ts';
import { filmsIn } from './film-links.ts';
import type { z } from 'zod';

const BATCH = 50;

/** Slugs of rows by their ids. */
async function slugsOf(
  tx: Transaction,
  table: typeof programs | typeof products | typeof episodes | typeof authors | typeof postCategories | typeof tags,
  ids: readonly number[],
) {
  if (ids.length === 0) return new Map<number, string>();
  const rows = await tx
    .select({ id: table.id, slug: table.slug })
    .from(table)
    .where(inArray(table.id, [...new Set(ids)]));
  return new Map(rows.map(({ id, slug }) => [id, slug]));
}

async function* nameLines(tx: Transaction): AsyncIterable<ExportLine> {
  for (const { slug, name, bio } of await tx
    .select()
    .from(authors)
    .orderBy(sql`${authors.slug} collate "C"`))
    yield { line: 'author', slug, name, bio };
  for (const { slug, name } of await tx
    .select()
    .from(postCategories)
    .orderBy(asc(postCategories.position), asc(postCategories.id)))
    yield { line: 'category', slug, name };
  const used = tx.selectDistinct({ id: postTags.tagId }).from(postTags);
  for (const { slug, name } of await tx
    .select()
    .from(tags)
    .where(inArray(tags.id, used))
    .orderBy(sql`${tags.slug} collate "C"`))
    yield { line: 'tag', slug, name };
}

/** What the posts of a batch name, by what files call it. */
async function readNames(tx: Transaction, store: MediaStore, batch: readonly StoredPost[]) {
  const blocks = batch.flatMap(({ translations }) => translations.flatMap((each) => each.blocks));
  const episodeIds = blocks.flatMap((block) => (block.kind === 'video' ? [block.episodeId] : []));
  const filmIds = filmsIn(blocks).map(Number).filter(Number.isSafeInteger);
  const all = <Name extends 'programIds' | 'productIds' | 'categoryIds' | 'tagIds'>(name: Name) =>
    batch.flatMap((post) => post[name]);
  const found = {
    program: await slugsOf(tx, programs, [...filmIds, ...all('programIds')]),
    product: await slugsOf(tx, products, all('productIds')),
    episode: await slugsOf(tx, episodes, episodeIds),
    author: await slugsOf(
      tx,
      authors,
      batch.map(({ authorId }) => authorId),
    ),
    category: await slugsOf(tx, postCategories, all('categoryIds')),
    tag: await slugsOf(tx, tags, all('tagIds')),
    pictures: await readPictureLines(
      tx,
      store,
      uploadIds([...batch.map(({ pictureSource }) => pictureSource ?? null), ...sourcesOf(blocks)]),
    ),
  };
  const names: ExportNames = {
    picture: (id) => found.pictures.get(id)?.digest,
    episode: (id) => found.episode.get(id),
    film: (id) => found.program.get(Number(id)),
  };
  const formerSlugs = await readFormerSlugs(
    tx,
    batch.map(({ id }) => id),
  );
  return { ...found, names, formerSlugs };
}
type Found = Awaited<ReturnType<typeof readNames>>;

function postLine(post: StoredPost, found: Found, comments: LineOf<'post'>['comments']): LineOf<'post'> {
  const slugs = (ids: readonly number[], of: ReadonlyMap<number, string>) => ids.flatMap((id) => of.get(id) ?? []);
  return {
    ...{
      line: 'post',
      name: post.slug,
      type: post.type,
      isListed: post.isListed ?? true,
      publishedAt: post.publishedAt.toISOString(),
    },
    author: found.author.get(post.authorId) ?? '',
    categories: slugs(post.categoryIds, found.category),
    tags: slugs(post.tagIds, found.tag),
    programs: slugs(post.programIds, found.program),
    products: slugs(post.productIds, found.product),
    picture: (post.pictureSource && exportedSource(post.pictureSource, found.names)) ?? null,
    color: post.pictureColor,
    commentsCloseAfterDays: post.commentsCloseAfterDays ?? null,
    formerSlugs: found.formerSlugs(post.id),
    translations: post.translations.map((each) => ({
      ...{
        language: each.language,
        slug: each.slug,
        state: each.state ?? 'draft',
        title: each.title,
        excerpt: each.excerpt,
      },
      blocks: each.blocks.flatMap((block) => exportedBlock(block, found.names)),
      ...{ quote: each.quote ?? null, link: each.link ?? null, translator: each.translator ?? null },
      pictureAlternative: each.pictureAlternative ?? '',
      publishedAt: each.publishedAt?.toISOString() ?? null,
      updatedAt: each.updatedAt.toISOString(),
    })),
    comments,
  };
}

export interface ExportOptions {
  readonly store: MediaStore;
  /** Address of this site: which posts are the same is known by it. */
  readonly site: string;
  readonly signal: AbortSignal;
  /** Called with the lines that could not be written as they have to be. */
  readonly onBroken: (what: string) => void;
}

async function* allLines(
  tx: Transaction,
  { store, site, signal, onBroken }: ExportOptions,
): AsyncIterable<ExportLine | z.infer<typeof headerSchema>> {
  yield { format: 'sahra-blog', version: EXPORT_VERSION, site };
  yield* nameLines(tx);
  const [written, people] = [new Set<string>(), new Map<number, number>()];
  const counts = { posts: 0, comments: 0, pictures: 0 };
  for (let last = ''; ;) {
    signal.throwIfAborted();
    const inOrder = sql`${posts.slug} collate "C"`;
    const rows = await tx
      .select({ id: posts.id, slug: posts.slug })
      .from(posts)
      .where(and(gt(inOrder, last), eq(posts.id, posts.id)))
      .orderBy(inOrder)
      .limit(BATCH);
    const stored = await readStoredPosts(
      tx,
      rows.map(({ id }) => id),
    );
    const batch = rows.flatMap(({ id }) => stored.get(id) ?? []);
    const found = await readNames(tx, store, batch);
    for (const [, picture] of [...found.pictures].sort(([a], [b]) => a - b)) {
      if (written.has(picture.digest)) continue;
      written.add(picture.digest);
      counts.pictures += 1;
      yield picture;
    }
    for (const post of batch) {
      const { lines, comments } = await readCommentLines(tx, post.id, people);
      yield* lines;
      const line = postLine(post, found, comments);
      if (!lineSchema.safeParse(line).success) onBroken(`post “${post.slug}” could not be imported again as it is`);
      counts.posts += 1;
      counts.comments += comments.length;
      yield line;
    }
    if (rows.length < BATCH) break;
    last = rows.at(-1)?.slug ?? '';
  }
  yield { line: 'end', ...counts };
}

/** Everything that the blog has as lines of JSON, as it was at one moment, a few posts in memory at a time. */
export const writeExport = (
  database: Database,
  options: ExportOptions,
  write: (line: string) => Promise<void>,
): Promise<{ posts: number }> =>
  database.transaction(
    async (tx) => {
      let count = 0;
      for await (const line of allLines(tx, options)) {
        if ('line' in line && line.line === 'post') count += 1;
        await write(`${JSON.stringify(line)}\n`);
      }
      return { posts: count };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
