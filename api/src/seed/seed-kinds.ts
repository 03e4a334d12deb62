import * as kinds from '../contents/kinds.ts';
import type { ContentRow } from '../contents/content-rows.ts';
import { categories, genres, programs as programTable, tags } from '../database/catalog-tables.ts';
import { clips } from '../database/clip-tables.ts';
import { people } from '../database/people-tables.ts';
import { productCategories } from '../database/shop-tables.ts';
import { productKind } from '../products/product-contents.ts';
import { programKind } from '../programs/program-contents.ts';
import type { SeedContents, SeedProgram } from './contents.ts';
import type { SeedKind } from './seed-kind.ts';
import type { SeedNames } from './seed-names.ts';
import { seedPosts } from './seed-posts.ts';

const ordered = <Row extends { readonly slug: string }>(rows: readonly Row[]) =>
  rows.map((row, index) => ({
    key: row.slug,
    item: (_: SeedNames, id: number | undefined) => ({ ...row, position: index + 1, id }),
  }));

const plain = <Row extends { readonly slug: string }>(rows: readonly Row[]) =>
  rows.map((row) => ({ key: row.slug, item: (_: SeedNames, id: number | undefined) => ({ ...row, id }) }));

/** Where programs stand in each category: its own come first, then those that belong to it besides another. */
function placesOf({ programs, categories: all }: SeedContents): Map<SeedProgram, { slug: string; position: number }[]> {
  const places = new Map(programs.map((program) => [program, [] as { slug: string; position: number }[]]));
  for (const { slug } of all) {
    const members = programs.filter((program) => program.categories.includes(slug));
    const isOwn = (program: SeedProgram) => program.categories[0] === slug;
    const inOrder = [...members.filter(isOwn), ...members.filter((program) => !isOwn(program))];
    for (const [index, program] of inOrder.entries()) places.get(program)?.push({ slug, position: index + 1 });
  }
  return places;
}

const programs = (contents: SeedContents) => {
  const places = placesOf(contents);
  return contents.programs.map((program, index) => ({
    key: program.slug,
    item: (names: SeedNames, id: number | undefined) => ({
      ...program,
      id,
      position: index + 1,
      genreIds: names.findAll(genres, program.genres),
      tagIds: names.findAll(tags, program.tags),
      directorIds: names.findAll(people, program.directors),
      castIds: names.findAll(people, program.cast),
      categories: (places.get(program) ?? []).flatMap(({ slug, position }) => {
        const categoryId = names.find(categories, slug);
        return categoryId === undefined ? [] : [{ categoryId, position }];
      }),
      episodes: program.episodes.flatMap(({ clip, ...episode }) => {
        const clipId = names.find(clips, clip);
        return clipId === undefined ? [] : [{ ...episode, clipId }];
      }),
    }),
  }));
};

const products = (contents: SeedContents) => {
  const films = new Set(contents.programs.map(({ slug }) => slug));
  return contents.products.map(({ category, program, ...product }, index) => ({
    key: product.slug,
    item: (names: SeedNames, id: number | undefined) => {
      const categoryId = names.find(productCategories, category);
      // What comes from a film is sold without it too.
      const programId = program !== null && films.has(program) ? (names.find(programTable, program) ?? null) : null;
      return categoryId === undefined ? undefined : { ...product, id, position: index + 1, categoryId, programId };
    },
  }));
};

/** Does the same with each kind, those first that others refer to. */
export async function forEachKind(
  visit: <Item extends ContentRow>(kind: SeedKind<Item>) => Promise<void>,
): Promise<void> {
  await visit({ kind: kinds.categoryKind, items: (contents) => ordered(contents.categories) });
  await visit({ kind: kinds.genreKind, items: (contents) => ordered(contents.genres) });
  await visit({ kind: kinds.tagKind, items: (contents) => ordered(contents.tags) });
  await visit({ kind: kinds.personKind, items: (contents) => ordered(contents.people) });
  await visit({ kind: kinds.clipKind, items: (contents) => plain(contents.clips) });
  await visit({ kind: programKind, items: programs });
  await visit({ kind: kinds.productCategoryKind, items: (contents) => ordered(contents.productCategories) });
  await visit({ kind: productKind, items: products });
  await visit({ kind: kinds.postCategoryKind, items: (contents) => ordered(contents.postCategories) });
  await visit({ kind: kinds.authorKind, items: (contents) => plain(contents.authors) });
  await visit(seedPosts);
}
