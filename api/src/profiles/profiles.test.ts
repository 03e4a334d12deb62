import type { Profile, Profiles } from '@sahra/shared/schemas/profiles';
import { describe, expect, it } from 'vitest';
import { programTotals } from '../database/library-tables.ts';
import { eq } from 'drizzle-orm';
import { useMembers } from '../testing/member-calls.ts';
import { signInTo, type TestMember } from '../testing/member.ts';

const { app, signUp, database } = useMembers();
const nour = { name: 'نور', picture: 'cat', maturityLimit: null };
const add = async (member: TestMember, more: object = {}) =>
  (await member.send('POST', '/api/account/profiles', { ...nour, ...more })).body as Profile;
const choose = (member: TestMember, id: number, more: object = {}) =>
  member.send('PUT', '/api/account/profile', { id, ...more });
const profilesOf = async (member: TestMember) => (await member.send('GET', '/api/account/profiles')).body as Profiles;

describe('profiles of a member', () => {
  it('are their own, which is the account, and up to four more, in the order in which they were added', async () => {
    const mona = await signUp();
    expect(await profilesOf(mona)).toEqual({
      items: [{ id: 0, name: 'Mona Hassan', picture: null, maturityLimit: null }],
      current: 0,
      isLocked: false,
    });
    const { id } = await add(mona, { name: '  نور الدين ' });
    expect((await profilesOf(mona)).items[1]).toEqual({ ...nour, id, name: 'نور الدين' });
    const changed = { name: 'Nour', picture: 'boat', maturityLimit: null };
    expect((await mona.send('PUT', `/api/account/profiles/${id}`, changed)).body).toEqual({ id, ...changed });
  });

  it('are five at most, however many are added at the same moment', async () => {
    const mona = await signUp();
    const answers = await Promise.all(
      Array.from({ length: 9 }, () => mona.send('POST', '/api/account/profiles', nour)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(4).fill(201), ...Array(5).fill(409)]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'too_many_profiles' });
    expect((await profilesOf(mona)).items).toHaveLength(5);
  });

  it.each([
    ['no name', { name: '  ' }, ['name']],
    ['a name of 10,000 letters', { name: 'ن'.repeat(10_000) }, undefined],
    ['a name of 31 letters', { name: 'ن'.repeat(31) }, ['name']],
    ['a name of two lines', { name: 'a\nb' }, ['name']],
    ['a picture that nobody drew', { picture: '<svg>' }, ['picture']],
    ['a limit that is none', { maturityLimit: '18' }, ['maturityLimit']],
    ['a children’s profile without a PIN', { maturityLimit: '7' }, ['pin']],
    ['a PIN of three digits', { maturityLimit: '7', pin: '123' }, ['pin']],
    ['a PIN of letters', { maturityLimit: '7', pin: 'abcd' }, ['pin']],
    ['a PIN that is a number', { maturityLimit: '7', pin: 1234 }, ['pin']],
  ])('%s is refused at its field', async (_, more, fields) => {
    const mona = await signUp();
    const { status, body } = await mona.send('POST', '/api/account/profiles', { ...nour, ...more });
    expect(status).toBe(fields ? 400 : 413);
    if (fields) expect(Object.keys((body as { fields: object }).fields)).toEqual(fields);
    expect((await profilesOf(mona)).items).toHaveLength(1);
  });

  it('of another member are not found: to choose, to change, to delete', async () => {
    const [mona, karim] = [await signUp(), await signUp()];
    const { id } = await add(mona);
    for (const { status, body } of [
      await choose(karim, id),
      await karim.send('PUT', `/api/account/profiles/${id}`, nour),
      await karim.send('DELETE', `/api/account/profiles/${id}`),
      await choose(karim, 2_147_483_647),
    ])
      expect([status, body]).toMatchObject([404, { code: 'not_found' }]);
    expect(await profilesOf(karim)).toMatchObject({ current: 0, items: [{}] });
    expect((await profilesOf(mona)).items).toHaveLength(2);
  });

  it('are the members’ alone', async () => {
    expect((await app().get('/api/account/profiles')).body).toMatchObject({ code: 'sign_in_required' });
  });
});

describe('who watches', () => {
  it('is kept in the session: another device of the member goes on as it was', async () => {
    const mona = await signUp();
    const { cookie } = await signInTo(app(), mona.username);
    const { id } = await add(mona);
    expect((await choose(mona, id)).body).toMatchObject({ current: id, isLocked: false });
    const session = async (headers: Record<string, string>) => (await app().get('/api/auth/session', headers)).body;
    expect(await session({ cookie: mona.cookie })).toMatchObject({
      member: { name: 'Mona Hassan', profile: { name: 'نور', isForChildren: false } },
    });
    expect(await session({ cookie })).not.toHaveProperty('member.profile');
    await choose(mona, 0);
    expect(await session({ cookie: mona.cookie })).not.toHaveProperty('member.profile');
  });

  it('has progress, watchlist, likes and history of their own', async () => {
    const mona = await signUp();
    const { id } = await add(mona);
    const put = async (seconds: number) => {
      await mona.send('PUT', '/api/account/progress/1', { seconds });
      await mona.send('PUT', '/api/account/watchlist/1');
      await mona.send('PUT', '/api/account/likes/1');
    };
    const read = async () => {
      const bodies = [];
      for (const url of ['progress', 'history', 'watchlist', 'likes', 'programs/1', 'home'])
        bodies.push((await mona.send('GET', `/api/account/${url}`)).body);
      return bodies;
    };
    const empty = await read();
    await put(5);
    const own = await read();
    await choose(mona, id);
    expect(await read()).toEqual(empty);
    await put(3);
    expect(await read()).toMatchObject([
      { total: 1, items: [{ episodeId: 1, seconds: 3 }] },
      { total: 1 },
      { total: 1, items: [{ id: 1 }] },
      { total: 1, items: [{ id: 1 }] },
      { isInWatchlist: true, isLiked: true },
      { watchlist: [{ id: 1 }] },
    ]);
    await mona.send('PUT', '/api/account/history', { isPaused: true });
    await mona.send('DELETE', '/api/account/history');
    await mona.send('DELETE', '/api/account/watchlist/1');
    await mona.send('DELETE', '/api/account/likes/1');
    await mona.send('PUT', '/api/account/progress/1', { seconds: 4 });
    expect((await mona.send('GET', '/api/account/history')).body).toMatchObject({ total: 0, isPaused: true });
    await choose(mona, 0);
    expect(await read()).toEqual(own);
  });

  it('of a deleted profile is the member again; its likes count no longer', async () => {
    const mona = await signUp();
    const { id } = await add(mona);
    const likes = async () =>
      (await database().select().from(programTotals).where(eq(programTotals.programId, 2)))[0]?.likeTotal ?? 0;
    const before = await likes();
    await choose(mona, id);
    await mona.send('PUT', '/api/account/likes/2');
    await mona.send('PUT', '/api/account/progress/2', { seconds: 3 });
    expect(await likes()).toBe(before + 1);
    expect((await mona.send('DELETE', `/api/account/profiles/${id}`)).body).toEqual({ id, status: 'deleted' });
    expect(await likes()).toBe(before);
    expect(await profilesOf(mona)).toMatchObject({ current: 0, items: [{ id: 0 }] });
    expect((await mona.send('GET', '/api/account/progress')).body).toMatchObject({ total: 0 });
  });

  it('takes with them what a device had collected, into the profile that watches', async () => {
    const mona = await signUp();
    const { id } = await add(mona);
    await choose(mona, id);
    const collected = {
      watchlist: [3],
      likes: [3],
      progress: [{ episodeId: 3, seconds: 2, watchedAt: new Date().toISOString() }],
    };
    for (const expected of [1, 0])
      expect((await mona.send('POST', '/api/account/collection', collected)).body).toMatchObject({
        ...{ watchlist: expected, likes: expected, progress: expected },
      });
    await choose(mona, 0);
    expect((await mona.send('GET', '/api/account/watchlist')).body).toMatchObject({ total: 0 });
  });
});
