import { programCardSchema } from '@sahra/shared/schemas/catalog';
import { pageOf } from '@sahra/shared/schemas/common';
import { programTotalsSchema } from '@sahra/shared/schemas/library';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { episodeTotals, programLikes, programTotals, viewMarks } from '../database/library-tables.ts';
import { tidy } from '../server/housekeeping.ts';
import { dayMs } from '../server/limits/rate-limit.ts';
import { signUpMember, type TestMember } from '../testing/member.ts';
import { useTestApp } from '../testing/test-app.ts';

const app = useTestApp();
const database = () => app().testDatabase.database;
let amira: TestMember;
beforeAll(async () => {
  amira = await signUpMember(app());
});
beforeEach(async () => {
  for (const table of [programLikes, programTotals, episodeTotals, viewMarks]) await database().delete(table);
});
const totals = async (id: number) =>
  programTotalsSchema.parse((await app().inject({ url: `/api/programs/${id}/totals` })).json());

it('Member likes films, finds them, the latest first, and takes one back', async () => {
  for (const id of [3, 7])
    expect((await amira.send('PUT', `/api/account/likes/${id}`)).body).toEqual({
      programId: id,
      isLiked: true,
      likeTotal: 1,
    });
  const list = async () =>
    pageOf(programCardSchema)
      .parse((await amira.send('GET', '/api/account/likes')).body)
      .items.map(({ id }) => id);
  expect(await list()).toEqual([7, 3]);
  expect((await amira.send('GET', '/api/account/programs/7')).body).toMatchObject({ isLiked: true });
  await amira.send('DELETE', '/api/account/likes/7');
  expect([await list(), (await totals(7)).likeTotal, (await totals(3)).likeTotal]).toEqual([[3], 0, 1]);
});

it('Of what does not exist nobody has a like or a view; visitors have no likes', async () => {
  expect((await amira.send('PUT', '/api/account/likes/2147483647')).status).toBe(404);
  expect((await amira.send('DELETE', '/api/account/likes/2147483647')).status).toBe(404);
  expect((await app().inject({ method: 'POST', url: '/api/episodes/2147483647/views' })).statusCode).toBe(404);
  expect((await app().inject({ method: 'PUT', url: '/api/account/likes/3' })).statusCode).toBe(401);
  expect(await database().$count(viewMarks)).toBe(0);
});

it('Likes and their ends by ten members at the same moment: the total is the number of likes', async () => {
  const crowd = await Promise.all(Array.from({ length: 10 }, () => signUpMember(app())));
  await Promise.all(
    crowd.flatMap((member, index) =>
      (['PUT', 'DELETE', 'PUT', index % 2 ? 'DELETE' : 'PUT'] as const).map((method) =>
        member.send(method, '/api/account/likes/3'),
      ),
    ),
  );
  expect((await totals(3)).likeTotal).toBe(await database().$count(programLikes));
});

it('Somebody watches two episodes of a series, twice each: one view of the series, one of each episode, each day', async () => {
  const { body } = await app().inject({ url: '/api/programs?kind=series' });
  const { items } = pageOf(programCardSchema).parse(JSON.parse(body));
  const { id = 0, firstEpisodeId = 0 } = items[0] ?? {};
  const watch = (episodeId: number) => amira.send('POST', `/api/episodes/${episodeId}/views`);
  await Promise.all([0, 1, 0, 1].map((next) => watch(firstEpisodeId + next)));
  expect((await totals(id)).viewTotal).toBe(1);
  expect((await database().select().from(episodeTotals)).map(({ viewTotal }) => viewTotal)).toEqual([1, 1]);
  await tidy(database(), new Date(Date.now() + 2 * dayMs));
  expect(await database().$count(viewMarks)).toBe(0);
  expect(programTotalsSchema.parse((await watch(firstEpisodeId)).body).viewTotal).toBe(2);
});
