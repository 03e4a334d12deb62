import { errorSchema } from '@sahra/shared/schemas/common';
import { ownHomeSchema, programForgottenSchema } from '@sahra/shared/schemas/own-home';
import { asc, eq, inArray } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { watchProgress, watchlistEntries } from '../database/library-tables.ts';
import { episodes, programs } from '../database/catalog-tables.ts';
import { clips } from '../database/clip-tables.ts';
import { signUpMember, type TestMember } from '../testing/member.ts';
import { useTestApp } from '../testing/test-app.ts';

const app = useTestApp();
const database = () => app().testDatabase.database;
let amira: TestMember;
let basel: TestMember;
/** Episodes of a series in order, and of a film. */
let series: { programId: number; ids: number[] };
let film: { programId: number; id: number };

const episodesOf = (kind: 'movie' | 'series' | 'video') =>
  database()
    .select({ id: episodes.id, programId: episodes.programId })
    .from(episodes)
    .innerJoin(programs, eq(programs.id, episodes.programId))
    .where(eq(programs.kind, kind))
    .orderBy(asc(episodes.programId), asc(episodes.seasonNumber), asc(episodes.episodeNumber));

beforeAll(async () => {
  [amira, basel] = [await signUpMember(app()), await signUpMember(app())];
  const ofSeries = await episodesOf('series');
  const programId = ofSeries[0]?.programId ?? 0;
  series = { programId, ids: ofSeries.filter((row) => row.programId === programId).map(({ id }) => id) };
  const [first] = await episodesOf('movie');
  film = { programId: first?.programId ?? 0, id: first?.id ?? 0 };
});
beforeEach(async () => {
  for (const table of [watchProgress, watchlistEntries]) await database().delete(table);
});

const end = 86_400;
const save = (episodeId: number, seconds: number) =>
  amira.send('PUT', `/api/account/progress/${episodeId}`, { seconds });
const read = async (member = amira) =>
  ownHomeSchema.parse((await member.send('GET', '/api/account/home?lang=en')).body);
const readGuest = async (query: string) =>
  ownHomeSchema.parse((await app().get(`/api/home/own?lang=en&${query}`)).body);
const nothing = { continueWatching: [], watchlist: [], becauseWatched: null };
const row = async () => (await read()).continueWatching.map(({ id, seconds, isUpNext }) => [id, seconds, isUpNext]);

describe('what goes on', () => {
  it('is where a member stopped, once for each program, the latest first', async () => {
    const [first = 0, second = 0] = series.ids;
    await save(first, 5);
    await save(film.id, 9);
    await save(second, 7);
    const { continueWatching } = await read();
    expect(continueWatching.map(({ id, seconds, watchedIds }) => [id, seconds, watchedIds])).toEqual([
      [second, 7, [second, first]],
      [film.id, 9, [film.id]],
    ]);
    expect(continueWatching[0]).toMatchObject({ program: { id: series.programId }, isUpNext: false });
    expect(await read(basel)).toEqual(nothing);
  });

  it('is the next episode where one was seen to its end, and nothing after the last one or a film', async () => {
    const [first = 0, second = 0, third = 0] = series.ids;
    await save(film.id, end);
    await save(second, end);
    await save(first, end);
    expect(await row()).toEqual([[third, 0, true]]);
    await save(third, 6);
    await save(first, end);
    expect(await row()).toEqual([[third, 6, true]]);
    await save(series.ids.at(-1) ?? 0, end);
    expect(await row()).toEqual([]);
  });

  it('is the next episode from the credits on', async () => {
    const [first = 0, second = 0] = series.ids;
    const [clip] = await database()
      .select({ id: clips.id, segments: clips.segments })
      .from(clips)
      .innerJoin(episodes, eq(episodes.clipId, clips.id))
      .where(eq(episodes.id, first));
    const change = (segments: typeof clips.$inferInsert.segments) =>
      database()
        .update(clips)
        .set({ segments })
        .where(eq(clips.id, clip?.id ?? 0));
    await change([{ kind: 'credits', startSeconds: 8, endSeconds: 12 }]);
    await save(first, 7);
    expect(await row()).toEqual([[first, 7, false]]);
    await save(first, 8);
    expect(await row()).toEqual([[second, 0, true]]);
    await change(clip?.segments ?? []);
  });

  it('is not a trailer, and nothing that was hardly begun', async () => {
    const [video] = await episodesOf('video');
    await save(video?.id ?? 0, 5);
    await save(film.id, 2);
    expect(await read()).toEqual(nothing);
  });
});

it('A member finds their watchlist and what is like the program that they watched last, without what they know', async () => {
  await amira.send('PUT', `/api/account/watchlist/${film.programId}`);
  await amira.send('PUT', `/api/account/watchlist/${series.programId}`);
  await save(film.id, end);
  const first = await read();
  expect(first.watchlist.map(({ id }) => id)).toEqual([series.programId, film.programId]);
  expect(first.becauseWatched?.program.id).toBe(film.programId);
  const [like] = first.becauseWatched?.programs ?? [];
  await save(like?.firstEpisodeId ?? 0, 5);
  await save(film.id, end);
  const { becauseWatched } = await read();
  expect(becauseWatched?.program.id).toBe(film.programId);
  expect(becauseWatched?.programs.map(({ id }) => id)).not.toContain(like?.id);
});

it('A guest is answered the same by what their device stores', async () => {
  const [first = 0, second = 0] = series.ids;
  await save(film.id, 9);
  await save(first, end);
  await amira.send('PUT', `/api/account/watchlist/${film.programId}`);
  const query = `progress=${first}:${end},${film.id}:9&watchlist=${film.programId}`;
  expect(await readGuest(query)).toEqual(await read());
  expect((await readGuest(`progress=${first}:99,${first}:3,${second}:4`)).continueWatching[0]?.id).toBe(second);
  expect(await readGuest('progress=2147483647:9&watchlist=2147483647')).toEqual(nothing);
  expect(await readGuest('')).toEqual(nothing);
});

it('A member takes a program out of the row, and puts it back as it was', async () => {
  const ids = series.ids.slice(0, 3);
  for (const id of ids) await save(id, 9);
  await save(film.id, 9);
  const before = await read();
  const url = `/api/account/programs/${series.programId}/progress`;
  const { progress } = programForgottenSchema.parse((await amira.send('DELETE', url)).body);
  expect(progress.map(({ episodeId }) => episodeId).sort((a, b) => a - b)).toEqual(ids.toSorted((a, b) => a - b));
  expect((await row()).map(([id]) => id)).toEqual([film.id]);
  expect((await amira.send('DELETE', url)).body).toMatchObject({ progress: [] });
  await amira.send('POST', '/api/account/collection', { progress });
  expect(await read()).toEqual(before);
  await basel.send('DELETE', url);
  expect(await database().$count(watchProgress, inArray(watchProgress.episodeId, ids))).toBe(3);
});

describe('refusals', () => {
  it.each([
    '3',
    '3:',
    '0:4',
    '3:-1',
    '3:1.5',
    '3:86401',
    '3:4,',
    '99999999999:4',
    '3:4;7:5',
    `${'3:4,'.repeat(60)}3:4`,
  ])('progress=%s', async (progress) => {
    const { status, body } = await app().get(`/api/home/own?progress=${encodeURIComponent(progress)}`);
    expect([status, errorSchema.parse(body).code]).toEqual([400, 'invalid_request']);
  });

  it('A visitor has no home of their own here', async () => {
    expect((await app().get('/api/account/home')).status).toBe(401);
  });
});
