import { historySchema, listedEpisodesSchema } from '@sahra/shared/schemas/library';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { watchProgress } from '../database/library-tables.ts';
import { signUpMember, type TestMember } from '../testing/member.ts';
import { useTestApp } from '../testing/test-app.ts';

const app = useTestApp();
const database = () => app().testDatabase.database;
const url = '/api/account/history';
let amira: TestMember;
let basel: TestMember;
beforeAll(async () => {
  [amira, basel] = [await signUpMember(app()), await signUpMember(app())];
});
beforeEach(async () => {
  await database().delete(watchProgress);
});
const watch = (episodeId: number, member = amira) =>
  member.send('PUT', `/api/account/progress/${episodeId}`, { seconds: 9 });
const read = async (query = '') => historySchema.parse((await amira.send('GET', url + query)).body);

it('Member finds what they watched, the latest first, removes one, and clears the rest; nobody else’s goes', async () => {
  for (const id of [4, 9, 6]) await watch(id);
  await watch(4, basel);
  const { items, total } = await read('?pageSize=2');
  expect([items.map(({ episodeId, episode, seconds }) => [episodeId, episode.id, seconds]), total]).toEqual([
    [
      [6, 6, 9],
      [9, 9, 9],
    ],
    3,
  ]);
  await amira.send('DELETE', '/api/account/progress/9');
  expect((await read()).items.map(({ episodeId }) => episodeId)).toEqual([6, 4]);
  expect((await amira.send('DELETE', url)).body).toEqual({ removed: 2 });
  expect([(await read()).total, await database().$count(watchProgress)]).toEqual([0, 1]);
});

it('While it is paused nothing is stored, of what a device brings neither; the player is answered as always', async () => {
  await watch(4);
  await amira.send('PUT', url, { isPaused: true });
  expect(await watch(6)).toMatchObject({ status: 200, body: { episodeId: 6, seconds: 9 } });
  expect((await watch(2_147_483_647)).status).toBe(404);
  const progress = [{ episodeId: 9, seconds: 5, watchedAt: '2026-11-20T12:00:00Z' }];
  expect((await amira.send('POST', '/api/account/collection', { progress, likes: [3] })).body).toMatchObject({
    progress: 0,
    likes: 1,
  });
  expect(await read()).toMatchObject({ isPaused: true, total: 1 });
  await amira.send('PUT', url, { isPaused: false });
  await watch(6);
  expect(await read()).toMatchObject({ isPaused: false, total: 2 });
});

it('A visitor has none here, and pauses nothing', async () => {
  for (const method of ['GET', 'PUT', 'DELETE'] as const)
    expect(
      (await app().inject({ method, url, ...(method === 'PUT' && { payload: { isPaused: true } }) })).statusCode,
    ).toBe(401);
  expect((await amira.send('PUT', url, { isPaused: 'yes' })).status).toBe(400);
});

it('Episodes are read by their ids, in that order, with their programs', async () => {
  const { items } = listedEpisodesSchema.parse((await app().inject({ url: '/api/episodes?ids=9,999999,4' })).json());
  expect(items.map(({ id }) => id)).toEqual([9, 4]);
  for (const ids of ['', 'x', '0', '1,', Array.from({ length: 61 }, () => 1).join(',')])
    expect((await app().inject({ url: `/api/episodes?ids=${ids}` })).statusCode, ids).toBe(400);
});
