import { errorSchema, pageOf } from '@sahra/shared/schemas/common';
import { ownProgramSchema, playbackProgressSchema } from '@sahra/shared/schemas/watching';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { watchProgress } from '../database/library-tables.ts';
import { episodes } from '../database/catalog-tables.ts';
import { signUpMember, type TestMember } from '../testing/member.ts';
import { useTestApp } from '../testing/test-app.ts';

const app = useTestApp();
const database = () => app().testDatabase.database;
let amira: TestMember;
let basel: TestMember;
/** A program with its episodes. */
let series: { programId: number; ids: number[] };
beforeAll(async () => {
  [amira, basel] = [await signUpMember(app()), await signUpMember(app())];
  const [second] = await database().select().from(episodes).where(eq(episodes.episodeNumber, 2)).limit(1);
  const programId = second?.programId ?? 0;
  series = {
    programId,
    ids: (await database().select({ id: episodes.id }).from(episodes).where(eq(episodes.programId, programId))).map(
      ({ id }) => id,
    ),
  };
});
beforeEach(async () => {
  await database().delete(watchProgress);
});

const save = (member: TestMember, episodeId: number | string, body: unknown) =>
  member.send('PUT', `/api/account/progress/${episodeId}`, body);
const listOf = async (member: TestMember, query = '') =>
  pageOf(playbackProgressSchema).parse((await member.send('GET', `/api/account/progress${query}`)).body);
const ownOf = async (member: TestMember) =>
  ownProgramSchema.parse((await member.send('GET', `/api/account/programs/${series.programId}`)).body).progress;

describe('how far a member has watched', () => {
  it('is kept for each episode, the last write counts, the latest stands first', async () => {
    const [first = 0, second = 0] = series.ids;
    await save(amira, first, { seconds: 12 });
    await save(amira, second, { seconds: 5 });
    expect(playbackProgressSchema.parse((await save(amira, first, { seconds: 8 })).body)).toMatchObject({
      episodeId: first,
      seconds: 8,
    });
    const { items, total } = await listOf(amira);
    expect([items.map(({ episodeId, seconds }) => [episodeId, seconds]), total]).toEqual([
      [
        [first, 8],
        [second, 5],
      ],
      2,
    ]);
    expect((await listOf(amira, `?episode=${second}`)).items).toMatchObject([{ episodeId: second, seconds: 5 }]);
    expect((await ownOf(amira)).map(({ episodeId }) => episodeId)).toEqual([first, second]);
  });

  it('is never beyond the end of what plays', async () => {
    const [first = 0] = series.ids;
    const { seconds, durationSeconds } = playbackProgressSchema.parse(
      (await save(amira, first, { seconds: 86_400 })).body,
    );
    expect(seconds).toBe(Math.ceil(durationSeconds));
  });

  it('is nobody else’s', async () => {
    const [first = 0] = series.ids;
    await save(amira, first, { seconds: 12 });
    await save(basel, first, { seconds: 3 });
    await basel.send('DELETE', `/api/account/progress/${first}`);
    expect([(await listOf(basel)).items, await ownOf(basel)]).toEqual([[], []]);
    expect((await listOf(amira)).items).toMatchObject([{ episodeId: first, seconds: 12 }]);
  });

  it('of thirty writes at the same moment is one of them', async () => {
    const [first = 0] = series.ids;
    await Promise.all(Array.from({ length: 30 }, (_, seconds) => save(amira, first, { seconds: seconds % 20 })));
    const { items } = await listOf(amira);
    expect(items).toHaveLength(1);
    expect(items[0]?.seconds).toBeLessThan(20);
  });
});

describe('refusals', () => {
  it.each<[string, number | string, unknown, number, string]>([
    ['an episode that does not exist', 999_999, { seconds: 1 }, 404, 'not_found'],
    ['an id that is none', '1;2', { seconds: 1 }, 400, 'invalid_request'],
    ['no seconds', 1, {}, 400, 'invalid_request'],
    ['less than none', 1, { seconds: -1 }, 400, 'invalid_request'],
    ['halves', 1, { seconds: 1.5 }, 400, 'invalid_request'],
    ['more than a day', 1, { seconds: 86_401 }, 400, 'invalid_request'],
    ['more than a number holds', 1, { seconds: 1e308 }, 400, 'invalid_request'],
    ['a text', 1, { seconds: '12' }, 400, 'invalid_request'],
    ['a list', 1, { seconds: [12] }, 400, 'invalid_request'],
    ['an object', 1, { seconds: { $gt: 0 } }, 400, 'invalid_request'],
    ['null', 1, { seconds: null }, 400, 'invalid_request'],
    ['a list as the body', 1, [12], 400, 'invalid_request'],
    ['far too much', 1, { seconds: 1, more: 'a'.repeat(5_000) }, 413, 'too_large'],
  ])('%s', async (_, id, body, status, code) => {
    const answer = await save(amira, id, body);
    expect([answer.status, errorSchema.parse(answer.body).code]).toEqual([status, code]);
    expect((await listOf(amira)).total).toBe(0);
  });
});
