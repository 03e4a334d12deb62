import * as blog from '../database/blog-tables.ts';
import * as catalog from '../database/catalog-tables.ts';
import { allTexts } from '../database/localized.ts';
import { searchDocuments, searchTerms } from '../database/search-tables.ts';
import * as shop from '../database/shop-tables.ts';
import { storedWords } from '../search/words.ts';
import type { SeedContents } from './contents.ts';
import { searchDocumentRows, searchTermRows } from './search-rows.ts';
import type { SluggedTable } from './seed-ids.ts';
import { derived, entity, type SeededTable, type SeedSource } from './seeded-table.ts';

/** Each episode with the program that it belongs to. */
const episodesOf = (contents: SeedContents) =>
  contents.programs.flatMap((program) => program.episodes.map((episode) => ({ ...episode, program })));

/** A category's own programs come first, then those that belong to it besides another. */
function programsOf({ programs }: SeedContents, category: string): string[] {
  const members = programs.filter(({ categories }) => categories.includes(category));
  const isOwn = ({ categories }: (typeof members)[number]) => categories[0] === category;
  return [...members.filter(isOwn), ...members.filter((program) => !isOwn(program))].map(({ slug }) => slug);
}

/** A numbered row for each slug that an item lists. */
const numbered = <Item, Row>(
  items: readonly Item[],
  slugs: (item: Item) => readonly string[],
  row: (item: Item, slug: string, position: number) => Row,
): Row[] => items.flatMap((item) => slugs(item).map((slug, index) => row(item, slug, index + 1)));

const inOrder = <Item extends { readonly slug: string }>(item: Item, position: number) => ({ ...item, position });

const castAndDirectors = ({ contents, ids }: SeedSource): (typeof catalog.programPeople.$inferInsert)[] =>
  (['director', 'cast'] as const).flatMap((role) =>
    numbered(
      contents.programs,
      role === 'cast' ? ({ cast }) => cast : ({ directors }) => directors,
      (program, person, position) => ({
        programId: ids.of(catalog.programs, program.slug),
        personId: ids.of(catalog.people, person),
        role,
        position,
      }),
    ),
  );

/** Every table that the seed fills: those that others point to come before them. */
export const seededTables: readonly SeededTable[] = [
  entity(catalog.categories, ({ categories }) => categories, inOrder),
  entity(catalog.genres, ({ genres }) => genres, inOrder),
  entity(catalog.tags, ({ tags }) => tags, inOrder),
  entity(catalog.people, ({ people }) => people, inOrder),
  entity(
    catalog.clips,
    ({ clips }) => clips,
    (clip) => clip,
  ),
  entity(
    catalog.programs,
    ({ programs }) => programs,
    (program, position, { ids }) => ({
      ...program,
      position,
      firstEpisodeId: ids.of(catalog.episodes, program.episodes[0]?.slug ?? ''),
    }),
    { clearsFirst: true },
  ),
  entity(
    catalog.episodes,
    episodesOf,
    ({ program, clip, ...episode }, _, { ids }) => ({
      ...episode,
      programId: ids.of(catalog.programs, program.slug),
      clipId: ids.of(catalog.clips, clip),
    }),
    { clearsFirst: true },
  ),
  entity(shop.productCategories, ({ productCategories }) => productCategories, inOrder),
  entity(
    shop.products,
    ({ products }) => products,
    ({ category, ...product }, position, { ids }) => ({
      ...product,
      nameWords: storedWords(allTexts(product.name)),
      position,
      categoryId: ids.of(shop.productCategories, category),
    }),
    { clearsFirst: true, keep: ['stockQuantity'] },
  ),
  entity(blog.postCategories, ({ postCategories }) => postCategories, inOrder),
  entity(
    blog.authors,
    ({ authors }) => authors,
    (author) => author,
  ),
  entity(
    blog.posts,
    ({ posts }) => posts,
    ({ author, ...post }, _, { ids }) => ({
      ...post,
      titleWords: storedWords(allTexts(post.title)),
      authorId: ids.of(blog.authors, author),
    }),
    { clearsFirst: true },
  ),
  derived(catalog.categoryPrograms, ({ contents, ids }) =>
    numbered(
      contents.categories,
      ({ slug }) => programsOf(contents, slug),
      (category, program, position) => ({
        categoryId: ids.of(catalog.categories, category.slug),
        programId: ids.of(catalog.programs, program),
        position,
      }),
    ),
  ),
  derived(catalog.programGenres, ({ contents, ids }) =>
    numbered(
      contents.programs,
      ({ genres }) => genres,
      (program, genre, position) => ({
        programId: ids.of(catalog.programs, program.slug),
        genreId: ids.of(catalog.genres, genre),
        position,
      }),
    ),
  ),
  derived(catalog.programTags, ({ contents, ids }) =>
    numbered(
      contents.programs,
      ({ tags }) => tags,
      (program, tag, position) => ({
        programId: ids.of(catalog.programs, program.slug),
        tagId: ids.of(catalog.tags, tag),
        position,
      }),
    ),
  ),
  derived(catalog.programPeople, castAndDirectors),
  derived(catalog.sliderItems, ({ contents, ids }) =>
    contents.slider.map(({ program, kicker }, index) => ({
      id: index + 1,
      kicker,
      programId: ids.of(catalog.programs, program),
    })),
  ),
  derived(catalog.topPrograms, ({ contents, ids }) =>
    contents.topTen.map((program, index) => ({ position: index + 1, programId: ids.of(catalog.programs, program) })),
  ),
  derived(blog.postCategoryPosts, ({ contents, ids }) =>
    numbered(
      contents.posts,
      ({ categories }) => categories,
      (post, category, position) => ({
        postId: ids.of(blog.posts, post.slug),
        categoryId: ids.of(blog.postCategories, category),
        position,
      }),
    ),
  ),
  derived(blog.postTags, ({ contents, ids }) =>
    numbered(
      contents.posts,
      ({ tags }) => tags,
      (post, tag, position) => ({ postId: ids.of(blog.posts, post.slug), tagId: ids.of(catalog.tags, tag), position }),
    ),
  ),
  derived(searchDocuments, searchDocumentRows),
  derived(searchTerms, searchTermRows),
];

/** The tables whose rows have ids that last, each with the slugs of its rows. */
export const sluggedTables = (contents: SeedContents): { table: SluggedTable; slugs: readonly string[] }[] =>
  seededTables.flatMap(({ slugs }) => (slugs ? [{ table: slugs.table, slugs: slugs.of(contents) }] : []));
