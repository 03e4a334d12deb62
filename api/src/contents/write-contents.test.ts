import { and, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { categoryPrograms, episodes, programs, tags } from '../database/catalog-tables.ts';
import { clips } from '../database/clip-tables.ts';
import { people } from '../database/people-tables.ts';
import { searchEntries, searchWords } from '../database/search-tables.ts';
import { type ProgramContents, programKind } from '../programs/program-contents.ts';
import { useTestApp } from '../testing/test-app.ts';
import { personKind, tagKind } from './kinds.ts';
import { removeContents, writeContents } from './write-contents.ts';

const open = useTestApp();
const database = () => open().testDatabase.database;
const text = (en: string) => ({ ar: 'نص', en });

const program = (slug: string, more: Partial<ProgramContents> = {}): ProgramContents => ({
  ...{
    slug,
    position: 900,
    kind: 'series',
    year: 2026,
    maturity: 'all',
    rating: 7,
    durationMinutes: 30,
    seasonCount: 1,
  },
  ...{ title: text('Quicksilver'), tagline: text('A tagline'), synopsis: text('About xylophones') },
  ...{ lettering: ['نص'], posterColor: '#000000', sceneColor: '#000000', isListed: true },
  ...{ genreIds: [], tagIds: [], directorIds: [], castIds: [], categories: [] },
  episodes: [1, 2].map((episodeNumber) => ({
    ...{ slug: `${slug}-e${episodeNumber}`, seasonNumber: 1, episodeNumber, title: text(`Part ${episodeNumber}`) },
    ...{ durationMinutes: 30, clipId: 1, sceneName: 'x', sceneColor: '#000000' },
  })),
  ...more,
});

const found = async (q: string) => {
  const { body } = await open().get(`/api/search?lang=en&q=${q}`);
  return (body as { items: { program?: { title: string }; person?: { name: string } }[] }).items.map(
    (hit) => hit.program?.title ?? hit.person?.name,
  );
};
const isTerm = async (term: string) => (await database().$count(searchWords, eq(searchWords.word, term))) === 1;
const datesOf = async () =>
  new Map(
    (await database().select({ id: episodes.id, at: episodes.updatedAt }).from(episodes)).map((row) => [
      row.id,
      row.at.getTime(),
    ]),
  );

describe('contents that somebody writes', () => {
  it('are found at once by all their words, and by those of their tags and people, and no longer when they go', async () => {
    const [tagId] = await writeContents(database(), tagKind, [
      { slug: 'zeppelin', position: 90, name: text('Zeppelins') },
    ]);
    const [known] = await database().select().from(people).limit(1);
    if (!known || tagId === undefined) throw new Error('There are people and tags');
    const [id] = await writeContents(database(), programKind, [
      program('quick', { tagIds: [tagId], castIds: [known.id] }),
    ]);
    for (const q of ['quicksilver', 'xylophones', 'zeppelins', 'quicksilvr'])
      expect(await found(q), q).toEqual(['Quicksilver']);
    const { updatedAt: _, ...person } = known;
    await writeContents(database(), personKind, [{ ...person, name: text('Wolfgang Unheard') }]);
    expect(await found('unheard')).toEqual(expect.arrayContaining(['Wolfgang Unheard', 'Quicksilver']));
    await removeContents(database(), tagKind, [tagId]);
    expect([await found('zeppelins'), await isTerm('zeppelins')]).toEqual([[], false]);
    await writeContents(database(), programKind, [program('quick', { id, isListed: false })]);
    expect([await found('quicksilver'), await isTerm('quicksilver')]).toEqual([[], false]);
    await writeContents(database(), programKind, [program('quick', { id })]);
    await removeContents(database(), programKind, [id ?? 0]);
    expect([await found('quicksilver'), await isTerm('quicksilver')]).toEqual([[], false]);
    expect(
      await database().$count(
        searchEntries,
        and(eq(searchEntries.noun, 'program'), eq(searchEntries.ownerId, id ?? 0)),
      ),
    ).toBe(0);
  });

  it('keep the ids of episodes that stay, and their dates where nothing changed', async () => {
    const [id] = await writeContents(database(), programKind, [program('dated')]);
    const rows = () =>
      database()
        .select()
        .from(episodes)
        .where(eq(episodes.programId, id ?? 0))
        .orderBy(episodes.id);
    const [first, second] = await rows();
    const old = program('dated', { id });
    await writeContents(database(), programKind, [
      {
        ...old,
        episodes: old.episodes.map((each) => (each.episodeNumber === 2 ? { ...each, title: text('Other') } : each)),
      },
    ]);
    const [firstNow, secondNow] = await rows();
    expect(firstNow).toEqual(first);
    expect(secondNow).toMatchObject({ id: second?.id, title: text('Other') });
    expect(secondNow?.updatedAt.getTime()).toBeGreaterThan(second?.updatedAt.getTime() ?? Infinity);
    const stored = async () =>
      (
        await database()
          .select()
          .from(programs)
          .where(eq(programs.id, id ?? 0))
      )[0];
    expect((await stored())?.firstEpisodeId).toBe(first?.id);
    await writeContents(database(), programKind, [{ ...old, episodes: old.episodes.slice(1) }]);
    expect((await stored())?.firstEpisodeId).toBe(second?.id);
  });

  it('have a new date where a tag or an episode changed, but not where they only stand elsewhere', async () => {
    const [id] = await writeContents(database(), programKind, [program('moved')]);
    const date = async () =>
      (
        await database()
          .select({ at: sql<string>`${programs.updatedAt}::text` })
          .from(programs)
          .where(eq(programs.id, id ?? 0))
      )[0]?.at;
    const [first] = await database().select({ id: tags.id }).from(tags).limit(1);
    const made = await date();
    await writeContents(database(), programKind, [
      program('moved', { id, position: 3, categories: [{ categoryId: 1, position: 1 }] }),
    ]);
    expect(await date()).toBe(made);
    expect(await database().$count(categoryPrograms, eq(categoryPrograms.programId, id ?? 0))).toBe(1);
    await writeContents(database(), programKind, [program('moved', { id, position: 3, tagIds: [first?.id ?? 0] })]);
    expect(await date()).not.toBe(made);
  });

  it('are written whole or not at all', async () => {
    const before = [await database().$count(programs), await datesOf(), await database().$count(searchWords)];
    const [clip] = await database()
      .select({ id: sql<number>`max(${clips.id})` })
      .from(clips);
    const broken = program('broken', { title: text('Brokenhearted') });
    const lost = broken.episodes.map((episode) => ({ ...episode, clipId: (clip?.id ?? 0) + 1 }));
    await expect(
      writeContents(database(), programKind, [program('whole'), { ...broken, episodes: lost }]),
    ).rejects.toThrow();
    expect([await database().$count(programs), await datesOf(), await database().$count(searchWords)]).toEqual(before);
    expect(await found('brokenhearted')).not.toContain('Brokenhearted');
  });

  it('can be written by many at once', async () => {
    const slugs = Array.from({ length: 8 }, (_, index) => `many-${index}`);
    const ids = await Promise.all(slugs.map((slug) => writeContents(database(), programKind, [program(slug)])));
    expect(new Set(ids.flat()).size).toBe(slugs.length);
    expect((await found('quicksilver')).length).toBeGreaterThanOrEqual(slugs.length);
  });
});
