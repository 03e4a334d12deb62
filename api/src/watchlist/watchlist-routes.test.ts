import { programCardSchema } from '@sahra/shared/schemas/catalog';
import { errorSchema, pageOf } from '@sahra/shared/schemas/common';
import { ownProgramSchema } from '@sahra/shared/schemas/watching';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { watchlistEntries } from '../database/library-tables.ts';
import { signUpMember, type TestMember } from '../testing/member.ts';
import { useTestApp } from '../testing/test-app.ts';

const app = useTestApp();
let amira: TestMember;
let basel: TestMember;
beforeAll(async () => {
  [amira, basel] = [await signUpMember(app()), await signUpMember(app())];
});
beforeEach(async () => {
  await app().testDatabase.database.delete(watchlistEntries);
});

const listOf = async (member: TestMember, query = '') =>
  pageOf(programCardSchema).parse((await member.send('GET', `/api/account/watchlist${query}`)).body);
const idsOf = async (member: TestMember, query?: string) => (await listOf(member, query)).items.map(({ id }) => id);

describe('the watchlist', () => {
  it('Member adds programs and finds them as cards, the newest first; the same one again stays where it is', async () => {
    for (const id of [3, 7, 5, 3])
      expect(await amira.send('PUT', `/api/account/watchlist/${id}`)).toMatchObject({
        status: 200,
        body: { programId: id, isInWatchlist: true },
      });
    expect(await idsOf(amira)).toEqual([5, 7, 3]);
    expect(await listOf(amira, '?page=2&pageSize=2&lang=de')).toMatchObject({ items: [{ id: 3 }], page: 2, total: 3 });
    expect((await amira.send('GET', '/api/account/watchlist')).headers['cache-control']).toBe('no-store');
  });

  it('Member takes a program away, and once more; it is not there', async () => {
    await amira.send('PUT', '/api/account/watchlist/3');
    for (const _ of [1, 2])
      expect(await amira.send('DELETE', '/api/account/watchlist/3')).toMatchObject({
        status: 200,
        body: { programId: 3, isInWatchlist: false },
      });
    expect(await idsOf(amira)).toEqual([]);
  });

  it('A program’s page learns whether it is in the list', async () => {
    await amira.send('PUT', '/api/account/watchlist/3');
    const of = async (member: TestMember, id: number) =>
      ownProgramSchema.parse((await member.send('GET', `/api/account/programs/${id}`)).body).isInWatchlist;
    expect([await of(amira, 3), await of(amira, 7), await of(basel, 3)]).toEqual([true, false, false]);
  });

  it('Of two members each has their own', async () => {
    await amira.send('PUT', '/api/account/watchlist/3');
    await basel.send('DELETE', '/api/account/watchlist/3');
    expect([await idsOf(amira), await idsOf(basel)]).toEqual([[3], []]);
  });

  it('Forty presses at the same moment add it once, and end in a state that was asked for', async () => {
    await Promise.all(
      Array.from({ length: 40 }, (_, index) => amira.send(index % 2 ? 'PUT' : 'DELETE', '/api/account/watchlist/3')),
    );
    expect([[], [3]]).toContainEqual(await idsOf(amira));
    await Promise.all(Array.from({ length: 40 }, () => amira.send('PUT', '/api/account/watchlist/3')));
    expect(await idsOf(amira)).toEqual([3]);
  });
});

describe('refusals', () => {
  it.each([
    ['PUT', '999999', 404, 'not_found'],
    ['PUT', '0', 400, 'invalid_request'],
    ['PUT', '-3', 400, 'invalid_request'],
    ['PUT', '3e1', 400, 'invalid_request'],
    ['PUT', '99999999999', 400, 'invalid_request'],
    ['PUT', "3'%20or%20'1'='1", 400, 'invalid_request'],
    ['PUT', '3%00', 400, 'invalid_request'],
    ['DELETE', 'all', 400, 'invalid_request'],
  ] as const)('%s of %s', async (method, id, status, code) => {
    const answer = await amira.send(method, `/api/account/watchlist/${id}`);
    expect([answer.status, errorSchema.parse(answer.body).code]).toEqual([status, code]);
    expect(await idsOf(amira)).toEqual([]);
  });

  it.each(['GET', 'PUT', 'DELETE'] as const)('Visitor is asked to sign in: %s', async (method) => {
    for (const url of method === 'GET'
      ? ['/api/account/watchlist', '/api/account/programs/3', '/api/account/progress']
      : ['/api/account/watchlist/3', '/api/account/progress/1']) {
      const answer = await app().inject({ method, url, ...(method === 'PUT' && { payload: { seconds: 1 } }) });
      expect([answer.statusCode, errorSchema.parse(answer.json()).code]).toEqual([401, 'sign_in_required']);
    }
  });
});
