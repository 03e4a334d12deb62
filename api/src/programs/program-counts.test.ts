import { eq, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { removeContents, writeContents } from '../contents/write-contents.ts';
import { categories, genres, programGenres, programs, programTags, tags } from '../database/catalog-tables.ts';
import { useTestApp } from '../testing/test-app.ts';
import { type ProgramContents, programKind } from './program-contents.ts';

const open = useTestApp();
const database = () => open().testDatabase.database;
const text = { ar: 'نص', en: 'Text' };

const film = (slug: string, rating: number, more: Partial<ProgramContents>): ProgramContents => ({
  ...{ slug, position: 900, kind: 'movie', year: 2026, maturity: 'all', rating, durationMinutes: 90, seasonCount: 1 },
  ...{ title: text, tagline: text, synopsis: text, lettering: ['نص'], isListed: true },
  ...{ posterColor: '#000000', sceneColor: '#000000', genreIds: [], tagIds: [], directorIds: [], castIds: [] },
  ...{ categories: [], episodes: [] },
  ...more,
});

/** What is kept of a genre, a tag and a category, and what counting would say. */
async function countsOf(genreId: number, tagId: number, categoryId: number) {
  const listed = (links: typeof programGenres | typeof programTags, column: PgColumn, id: number) =>
    sql<number>`(select count(*)::int from ${links} join ${programs} on ${programs.id} = program_id and is_listed and kind <> 'video' where ${column} = ${id})`;
  const [genre] = await database()
    .select({
      kept: genres.programTotal,
      kinds: genres.kindTotals,
      counted: listed(programGenres, programGenres.genreId, genreId),
      face: genres.faceProgramId,
    })
    .from(genres)
    .where(eq(genres.id, genreId));
  const [tag] = await database()
    .select({ kept: tags.programTotal, counted: listed(programTags, programTags.tagId, tagId) })
    .from(tags)
    .where(eq(tags.id, tagId));
  const [category] = await database()
    .select({ kept: categories.programTotal })
    .from(categories)
    .where(eq(categories.id, categoryId));
  return { genre, tag, category };
}

it('Genres, tags and categories keep how many programs they have, while many are written and removed at once', async () => {
  const [genreId, tagId, categoryId] = [1, 1, 1];
  const before = await countsOf(genreId, tagId, categoryId);
  const links = { genreIds: [genreId], tagIds: [tagId], categories: [{ categoryId, position: 900 }] };
  const written = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      writeContents(database(), programKind, [film(`counted-${index}`, 9.9, { ...links, isListed: index > 1 })]),
    ),
  );
  const added = await countsOf(genreId, tagId, categoryId);
  expect(added.genre).toMatchObject({ kept: (before.genre?.kept ?? 0) + 10, counted: added.genre?.kept });
  expect(added.genre?.kinds).toEqual({ ...before.genre?.kinds, movie: (before.genre?.kinds.movie ?? 0) + 10 });
  expect(added.tag).toMatchObject({ kept: (before.tag?.kept ?? 0) + 10, counted: added.tag?.kept });
  expect(added.category?.kept).toBe((before.category?.kept ?? 0) + 12);
  expect(Math.min(...written.slice(2).flat())).toBe(added.genre?.face);
  await Promise.all(written.map((ids) => removeContents(database(), programKind, ids)));
  expect(await countsOf(genreId, tagId, categoryId)).toEqual(before);
});
