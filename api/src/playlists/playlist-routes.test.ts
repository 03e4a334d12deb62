import { errorSchema } from '@sahra/shared/schemas/common';
import { playlistSchema, playlistsSchema, type Playlist } from '@sahra/shared/schemas/playlists';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { playlists } from '../database/account-tables.ts';
import { allowances } from '../database/limit-tables.ts';
import { signUpMember, type TestMember } from '../testing/member.ts';
import { useTestApp } from '../testing/test-app.ts';

const app = useTestApp();
const database = () => app().testDatabase.database;
let amira: TestMember;
let basel: TestMember;
beforeAll(async () => {
  [amira, basel] = [await signUpMember(app()), await signUpMember(app())];
});
beforeEach(async () => {
  for (const table of [playlists, allowances]) await database().delete(table);
});

const evening = { name: 'ليالي الخميس', description: 'أفلام لآخر الأسبوع', privacy: 'private' };
const make = async (member: TestMember, more: object = {}): Promise<Playlist> =>
  playlistSchema.parse((await member.send('POST', '/api/account/playlists', { ...evening, ...more })).body);
const asVisitor = async (id: number | string) => (await app().inject({ url: `/api/playlists/${id}` })).statusCode;

describe('playlists', () => {
  it('Member makes one, changes it, and finds it among their own', async () => {
    const { id } = await make(amira);
    const changed = await amira.send('PUT', `/api/playlists/${id}`, {
      name: ' Thursday nights ',
      description: '',
      privacy: 'public',
    });
    expect(changed).toMatchObject({
      status: 200,
      body: { id, name: 'Thursday nights', description: '', privacy: 'public', isOwn: true },
    });
    await make(amira, { name: 'Later' });
    const { items, total } = playlistsSchema.parse((await amira.send('GET', '/api/account/playlists?pageSize=1')).body);
    expect([items.map(({ name }) => name), total]).toEqual([['Later'], 2]);
    expect(playlistsSchema.parse((await basel.send('GET', '/api/account/playlists')).body).items).toEqual([]);
  });

  it('A public one is everybody’s to read, a private one its owner’s; nothing of it is kept by a cache', async () => {
    const [open, closed] = [await make(amira, { privacy: 'public' }), await make(amira)];
    expect([await asVisitor(open.id), await asVisitor(closed.id)]).toEqual([200, 404]);
    expect(await basel.send('GET', `/api/playlists/${open.id}`)).toMatchObject({
      status: 200,
      body: { isOwn: false, name: evening.name },
      headers: { 'cache-control': 'no-store' },
    });
    expect(await amira.send('GET', `/api/playlists/${closed.id}`)).toMatchObject({
      status: 200,
      body: { isOwn: true },
    });
  });

  it('Another member’s is answered as what does not exist, to read, to change, to delete', async () => {
    const { id } = await make(amira);
    const { id: open } = await make(amira, { privacy: 'public' });
    const nothing = await basel.send('GET', '/api/playlists/999999');
    expect(await basel.send('GET', `/api/playlists/${id}`)).toMatchObject({ status: 404, body: nothing.body });
    for (const theirs of [id, open]) {
      expect(await basel.send('PUT', `/api/playlists/${theirs}`, { ...evening, name: 'mine' })).toMatchObject({
        status: 404,
        body: nothing.body,
      });
      expect(await basel.send('DELETE', `/api/playlists/${theirs}`)).toMatchObject({ status: 404, body: nothing.body });
    }
    expect((await database().select().from(playlists)).map(({ name }) => name)).toEqual([evening.name, evening.name]);
  });

  it('Member deletes one; then it is not there', async () => {
    const { id } = await make(amira);
    expect(await amira.send('DELETE', `/api/playlists/${id}`)).toMatchObject({
      status: 200,
      body: { id, status: 'deleted' },
    });
    expect((await amira.send('DELETE', `/api/playlists/${id}`)).status).toBe(404);
    expect((await amira.send('PUT', `/api/playlists/${id}`, evening)).status).toBe(404);
  });

  it('What a visitor sends is refused', async () => {
    const { id } = await make(amira, { privacy: 'public' });
    for (const [method, url] of [
      ['POST', '/api/account/playlists'],
      ['PUT', `/api/playlists/${id}`],
      ['DELETE', `/api/playlists/${id}`],
    ] as const) {
      const answer = await app().inject({ method, url, ...(method !== 'DELETE' && { payload: evening }) });
      expect([answer.statusCode, errorSchema.parse(answer.json()).code]).toEqual([401, 'sign_in_required']);
    }
  });
});

describe('hostile playlists', () => {
  it.each<[string, object, string[]]>([
    ['no name', { name: '' }, ['name']],
    ['a name of spaces and invisible signs', { name: ' \u200b\u2066 ' }, ['name']],
    ['a name that is too long', { name: 'a'.repeat(81) }, ['name']],
    ['a name of two lines', { name: 'one\ntwo' }, ['name']],
    ['a NUL', { name: 'a\0b', description: 'a\0b' }, ['name', 'description']],
    ['half a character', { name: '\ud800' }, ['name']],
    ['a list', { name: ['evening'] }, ['name']],
    ['an object', { description: { text: 'x' } }, ['description']],
    ['a description that is too long', { description: 'a'.repeat(501) }, ['description']],
    ['a privacy that does not exist', { privacy: 'friends' }, ['privacy']],
    ['two privacies', { privacy: ['public', 'private'] }, ['privacy']],
    ['no privacy', { privacy: undefined }, ['privacy']],
  ])('%s: refused with its field', async (_, more, fields) => {
    const { id } = await make(amira);
    for (const [method, url] of [
      ['POST', '/api/account/playlists'],
      ['PUT', `/api/playlists/${id}`],
    ] as const) {
      const { status, body } = await amira.send(method, url, { ...evening, ...more });
      expect([status, Object.keys(errorSchema.parse(body).fields ?? {})]).toEqual([400, fields]);
    }
    expect((await database().select().from(playlists)).map(({ name }) => name)).toEqual([evening.name]);
  });

  it.each([
    ["'); drop table playlists; --", "' or '1'='1"],
    ['<script>alert(1)</script>', '{{constructor.constructor("return 1")()}} ${1+1} %s'],
  ])('%s is a name like others', async (name, description) => {
    expect(await make(amira, { name, description })).toMatchObject({ name, description });
  });

  it('Fields that the owner has no say in are ignored', async () => {
    const made = await make(amira, { id: 1, ownerId: basel.id, isOwn: false, createdAt: '2020-01-01T00:00:00Z' });
    await amira.send('PUT', `/api/playlists/${made.id}`, { ...evening, ownerId: basel.id });
    expect(await database().select().from(playlists)).toMatchObject([{ id: made.id, ownerId: amira.id }]);
    expect(made.createdAt > '2026').toBe(true);
  });

  it('Of 60 made at once thirty are', async () => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, () => amira.send('POST', '/api/account/playlists', evening)),
    );
    expect([201, 429].map((status) => answers.filter((answer) => answer.status === status).length)).toEqual([30, 30]);
    expect(await basel.send('POST', '/api/account/playlists', evening)).toMatchObject({ status: 201 });
  });
});
