import { playlistSchema, playlistsSchema, playlistViewsSchema } from '@sahra/shared/schemas/playlists';
import { asc, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { playlists } from '../database/account-tables.ts';
import { programs } from '../database/catalog-tables.ts';
import { viewMarks } from '../database/library-tables.ts';
import { allowances } from '../database/limit-tables.ts';
import { media } from '../database/media-tables.ts';
import { members } from '../database/member-tables.ts';
import { storedPicture } from '../members/testing/store-in-every-table.ts';
import { signUpMember, type TestMember } from '../testing/member.ts';
import { useTestApp } from '../testing/test-app.ts';
import { addItem, codeOf, makePlaylist, readPlaylist } from './testing/playlist-calls.ts';

const app = useTestApp();
const database = () => app().testDatabase.database;
let amira: TestMember;
let basel: TestMember;
let films: number[];
beforeAll(async () => {
  [amira, basel] = [await signUpMember(app()), await signUpMember(app())];
  const rows = await database().select({ id: programs.id }).from(programs).orderBy(asc(programs.id));
  films = rows.map(({ id }) => id);
});
beforeEach(async () => {
  for (const table of [playlists, allowances, viewMarks, media]) await database().delete(table);
});

const make = (more: object = {}, member = amira) => makePlaylist(member, more);
const added = (id: number, programId: number | undefined, episodeId?: number, member = amira) =>
  addItem(member, id, programId, episodeId);
const read = (id: number, member = amira) => readPlaylist(member, id);

describe('thumbnails', () => {
  const upload = async (ownerId: string, use: 'playlist' | 'avatar' = 'playlist') => {
    const [row] = await database()
      .insert(media)
      .values({ ...storedPicture, kind: 'scene', sources: ['480.webp'], ownerId, use })
      .returning();
    return row?.id ?? 0;
  };
  const change = (id: number, more: object) =>
    amira.send('PUT', `/api/playlists/${id}`, { name: 'x', description: '', privacy: 'private', ...more });

  it('Member shows an upload of theirs, replaces it, removes it; what is replaced is gone', async () => {
    const [first, second] = [await upload(amira.id), await upload(amira.id)];
    const id = await make({ thumbnailId: first });
    expect((await read(id)).thumbnail?.alternative).toBe('منى تضحك');
    await change(id, {});
    expect((await read(id)).thumbnail).not.toBeNull();
    await change(id, { thumbnailId: second });
    expect(await database().$count(media)).toBe(1);
    await change(id, { thumbnailId: null });
    expect([(await read(id)).thumbnail, await database().$count(media)]).toEqual([null, 0]);
  });

  it('Uploads of others, for something else, or of another playlist are not taken', async () => {
    const [theirs, avatar, used] = [await upload(basel.id), await upload(amira.id, 'avatar'), await upload(amira.id)];
    await make({ thumbnailId: used });
    const id = await make();
    for (const thumbnailId of [theirs, avatar, used, 2_147_483_647])
      expect(codeOf(await change(id, { thumbnailId }))).toEqual([404, 'not_found']);
    expect((await change(id, { thumbnailId: 'x' })).status).toBe(400);
    expect(await database().$count(media)).toBe(3);
  });
});

describe('what others do with a public one', () => {
  const filled = async (more: object = {}, member = amira) => {
    const id = await make(more, member);
    for (const film of films.slice(0, 3)) await added(id, film, undefined, member);
    return id;
  };

  it('Somebody copies it: theirs is private, and goes its own way', async () => {
    const id = await filled();
    const { status, body } = await basel.send('POST', `/api/playlists/${id}/copies`);
    const copy = playlistSchema.parse(body);
    expect([status, copy]).toMatchObject([201, { privacy: 'private', isOwn: true, itemTotal: 3, thumbnail: null }]);
    await added(copy.id, films[5], undefined, basel);
    expect([(await read(id)).items.length, (await read(copy.id, basel)).items.length]).toEqual([3, 4]);
    const hidden = await make({ privacy: 'private' });
    expect((await basel.send('POST', `/api/playlists/${hidden}/copies`)).status).toBe(404);
  });

  it('It is listed with three items or more, the most viewed first; neither private ones nor those of blocked members', async () => {
    const [less, more] = [await filled(), await filled()];
    await make();
    await filled({ privacy: 'private' });
    await filled({}, basel);
    await basel.send('POST', `/api/playlists/${more}/views`);
    await database().update(members).set({ blockedAt: new Date() }).where(eq(members.id, basel.id));
    const { items, total } = playlistsSchema.parse((await app().inject({ url: '/api/playlists' })).json());
    await database().update(members).set({ blockedAt: null }).where(eq(members.id, basel.id));
    expect([items.map(({ id }) => id), total]).toEqual([[more, less], 2]);
  });

  it('Fifty views of one viewer at the same moment, to two replicas, are one; each other viewer is another one', async () => {
    const id = await filled();
    const replica = await app().createReplica();
    const url = `/api/playlists/${id}/views`;
    const from = async (ip: string, atReplica = false) => {
      const { body } = await (atReplica ? replica : app()).inject({
        method: 'POST',
        url,
        headers: { 'x-forwarded-for': ip },
      });
      return playlistViewsSchema.parse(JSON.parse(body));
    };
    await Promise.all(Array.from({ length: 50 }, (_, index) => from('203.0.113.7', index % 2 === 0)));
    await Promise.all(Array.from({ length: 20 }, (_, index) => from(`198.51.${index}.1`)));
    await basel.send('POST', url);
    await basel.send('POST', url);
    await amira.send('POST', url);
    await replica.close();
    expect((await from('203.0.113.7')).viewTotal).toBe(22);
    expect((await read(id)).viewTotal).toBe(22);
  });
});
