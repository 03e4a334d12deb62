import { mergedCollectionSchema } from '@sahra/shared/schemas/collection';
import { errorSchema } from '@sahra/shared/schemas/common';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { watchProgress, watchlistEntries } from '../database/library-tables.ts';
import { members } from '../database/member-tables.ts';
import { signUpMember, type TestMember } from '../testing/member.ts';
import { useTestApp } from '../testing/test-app.ts';

const app = useTestApp();
const database = () => app().testDatabase.database;
let amira: TestMember;
beforeAll(async () => {
  amira = await signUpMember(app());
});
beforeEach(async () => {
  for (const table of [watchlistEntries, watchProgress]) await database().delete(table);
  await database().update(members).set({ language: 'ar', scheme: null, direction: null });
});

const url = '/api/account/collection';
const watched = (episodeId: number, seconds = 12, watchedAt = '2026-11-20T12:00:00.000Z') => ({
  episodeId,
  seconds,
  watchedAt,
});
const merge = async (body: object, member = amira) =>
  mergedCollectionSchema.parse((await member.send('POST', url, body)).body);
const kept = async () => ({
  watchlist: (await database().select().from(watchlistEntries)).map(({ programId }) => programId).sort((a, b) => a - b),
  progress: (await database().select().from(watchProgress))
    .map(({ episodeId, seconds }) => [episodeId, seconds])
    .sort(([a = 0], [b = 0]) => a - b),
});
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe('what a visitor collected', () => {
  it('is in their account afterwards, the newest first; once more nothing of it is new', async () => {
    const collected = { watchlist: [7, 3], progress: [watched(1), watched(2, 5)] };
    expect(await merge(collected)).toEqual({ watchlist: 2, likes: 0, progress: 2, playlists: 0, theme: null });
    expect(await merge(collected)).toEqual({ watchlist: 0, likes: 0, progress: 0, playlists: 0, theme: null });
    expect(await kept()).toEqual({
      watchlist: [3, 7],
      progress: [
        [1, 12],
        [2, 5],
      ],
    });
    const { body } = await amira.send('GET', '/api/account/watchlist');
    expect(body).toMatchObject({ items: [{ id: 7 }, { id: 3 }], total: 2 });
  });

  it('is added to what the account had; of an episode what was watched later counts', async () => {
    await merge({
      watchlist: [3],
      progress: [watched(1, 20, '2026-11-20T12:00:00Z'), watched(2, 20, '2026-11-20T12:00:00Z')],
    });
    const second = {
      watchlist: [7, 3],
      progress: [watched(1, 8, '2026-11-20T13:00:00Z'), watched(2, 8, '2026-11-20T11:00:00Z')],
    };
    expect(await merge(second)).toMatchObject({ watchlist: 1, progress: 1 });
    expect(await kept()).toEqual({
      watchlist: [3, 7],
      progress: [
        [1, 8],
        [2, 20],
      ],
    });
  });

  it('that does not exist is passed over; nobody has watched beyond the end', async () => {
    expect(
      await merge({ watchlist: [3, 2_147_483_647], progress: [watched(1, 86_400), watched(2_147_483_647)] }),
    ).toMatchObject({ watchlist: 1, progress: 1 });
    const { progress } = await kept();
    expect(progress[0]?.[1]).toBeLessThan(600);
  });

  it('by a clock that is ahead is taken over once', async () => {
    const collected = { progress: [watched(1, 12, '2999-01-01T00:00:00Z')] };
    expect([(await merge(collected)).progress, (await merge(collected)).progress]).toEqual([1, 0]);
  });

  it('is taken over once, though it comes twenty times at the same moment to two replicas', async () => {
    const replica = await app().createReplica();
    const headers = { cookie: amira.cookie, 'sec-fetch-site': 'same-origin' };
    const payload = {
      watchlist: [...numbers(100), ...numbers(100)].reverse(),
      progress: numbers(100).map((id) => watched(id)),
    };
    const answers = await Promise.all(
      numbers(20).map((index) =>
        (index % 2 ? replica : app()).inject({
          method: 'POST',
          url,
          headers,
          payload: index % 3 ? payload : { ...payload, watchlist: payload.watchlist.toReversed() },
        }),
      ),
    );
    await replica.close();
    const merged = answers.map((answer) => mergedCollectionSchema.parse(answer.json()));
    const sum = (key: 'watchlist' | 'progress') => merged.reduce((total, one) => total + one[key], 0);
    const { watchlist, progress } = await kept();
    expect([sum('watchlist'), sum('progress')]).toEqual([watchlist.length, progress.length]);
    expect(watchlist.length).toBeGreaterThan(90);
  });
});

describe('language and theme', () => {
  const choices = async () =>
    (
      await database()
        .select({ language: members.language, scheme: members.scheme, direction: members.direction })
        .from(members)
        .where(eq(members.id, amira.id))
    )[0];

  it('Mails follow the language in which the member signs in; without one it stays', async () => {
    await merge({ language: 'de' });
    await merge({});
    expect(await choices()).toEqual({ language: 'de', scheme: null, direction: null });
  });

  it('What they chose on one device comes to another one, where they chose nothing', async () => {
    expect((await merge({})).theme).toBeNull();
    expect((await merge({ scheme: 'hulu', direction: 'ltr' })).theme).toEqual({ scheme: 'hulu', direction: 'ltr' });
    expect((await merge({})).theme).toEqual({ scheme: 'hulu', direction: 'ltr' });
    expect((await merge({ scheme: 'hotstar' })).theme).toEqual({ scheme: 'hotstar', direction: 'ltr' });
  });
});

describe('hostile collections are refused, and nothing of them is kept', () => {
  it.each<[string, object | string, string[]]>([
    ['ids that are texts', { watchlist: ['7'] }, ['watchlist.0']],
    [
      'ids that are none',
      { watchlist: [0, -1, 1.5, 2_147_483_648] },
      ['watchlist.0', 'watchlist.1', 'watchlist.2', 'watchlist.3'],
    ],
    ['lists in a list', { watchlist: [[7]] }, ['watchlist.0']],
    ['an object for a list', { watchlist: { length: 1, 0: 7 } }, ['watchlist']],
    ['null', { watchlist: null, progress: null }, ['watchlist', 'progress']],
    ['more programs than a device keeps', { watchlist: numbers(201) }, ['watchlist']],
    ['more episodes than a device keeps', { progress: numbers(201).map((id) => watched(id)) }, ['progress']],
    [
      'seconds that are none',
      { progress: [watched(1, -1), watched(2, 1.5), watched(3, 86_401)] },
      ['progress.0.seconds', 'progress.1.seconds', 'progress.2.seconds'],
    ],
    [
      'moments that are none',
      { progress: [watched(1, 1, 'now'), watched(2, 1, '2026-11-20'), watched(3, 1, "'; drop table members; --")] },
      ['progress.0.watchedAt', 'progress.1.watchedAt', 'progress.2.watchedAt'],
    ],
    [
      'languages, schemes and directions that do not exist',
      { language: 'xx', scheme: 'red', direction: 'up' },
      ['language', 'scheme', 'direction'],
    ],
    ['a NUL', { scheme: 'hulu\0' }, ['scheme']],
  ])('%s', async (_, body, fields) => {
    const { status, body: answer } = await amira.send('POST', url, body);
    const { code, fields: named = {} } = errorSchema.parse(answer);
    expect([status, code, Object.keys(named)]).toEqual([400, 'invalid_request', fields]);
    expect(await kept()).toEqual({ watchlist: [], progress: [] });
  });

  it('One megabyte: refused before it is read', async () => {
    expect((await amira.send('POST', url, { watchlist: numbers(150_000) })).status).toBe(413);
  });

  it('Without a session nothing is taken over, and nobody is named in the body instead', async () => {
    const answer = await app().inject({
      method: 'POST',
      url,
      payload: { watchlist: [7], memberId: amira.id, id: amira.id },
    });
    expect([answer.statusCode, errorSchema.parse(answer.json()).code]).toEqual([401, 'sign_in_required']);
    const other = await signUpMember(app());
    await merge({ watchlist: [7], memberId: amira.id, role: 'admin' }, other);
    const rows = await database().select().from(watchlistEntries);
    expect(rows.map(({ memberId }) => memberId)).toEqual([other.id]);
    expect(
      (await database().select({ role: members.role }).from(members).where(eq(members.id, other.id)))[0]?.role,
    ).toBe('member');
  });
});
