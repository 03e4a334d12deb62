import { MAX_PLAYLIST_ITEMS } from '@sahra/shared/form-rules/playlist-rules';
import { ownPlaylistsSchema } from '@sahra/shared/schemas/playlists';
import { asc, eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { playlists } from '../database/account-tables.ts';
import { episodes, programs } from '../database/catalog-tables.ts';
import { playlistItems } from '../database/library-tables.ts';
import { allowances } from '../database/limit-tables.ts';
import { signUpMember, type TestMember } from '../testing/member.ts';
import { useTestApp } from '../testing/test-app.ts';
import { addItem, codeOf, makePlaylist, readPlaylist, sendItem } from './testing/playlist-calls.ts';

const app = useTestApp();
const database = () => app().testDatabase.database;
let amira: TestMember;
let basel: TestMember;
let films: number[];
let episode: { id: number; programId: number };
beforeAll(async () => {
  [amira, basel] = [await signUpMember(app()), await signUpMember(app())];
  const rows = await database().select({ id: programs.id }).from(programs).orderBy(asc(programs.id));
  films = rows.map(({ id }) => id);
  const [first] = await database().select().from(episodes).where(eq(episodes.seasonNumber, 2));
  episode = first ?? expect.fail('no series');
});
beforeEach(async () => {
  for (const table of [playlists, allowances]) await database().delete(table);
});

const make = (more: object = {}, member = amira) => makePlaylist(member, more);
const add = (id: number, programId: number | undefined, episodeId?: number, member = amira) =>
  sendItem(member, id, programId, episodeId);
const added = (id: number, programId: number | undefined, episodeId?: number, member = amira) =>
  addItem(member, id, programId, episodeId);
const read = (id: number, member = amira) => readPlaylist(member, id);
const order = async (id: number) => (await read(id)).items.map(({ program }) => program.id);

describe('items', () => {
  it('Member adds a film and an episode, finds both in their order, and each once however often they are added', async () => {
    const id = await make();
    const [film = 0] = films;
    await added(id, film);
    const second = await added(id, episode.programId, episode.id);
    expect(await added(id, episode.programId, episode.id)).toBe(second);
    const { items, itemTotal, posters } = await read(id, basel);
    expect(items.map((item) => [item.program.id, item.episode?.id])).toEqual([
      [film, undefined],
      [episode.programId, episode.id],
    ]);
    expect([itemTotal, posters.length]).toEqual([2, 2]);
    const asked = `/api/account/playlists?program=${episode.programId}&episode=${episode.id}`;
    const [list] = ownPlaylistsSchema.parse((await amira.send('GET', asked)).body).items;
    expect([list?.itemId, list?.itemTotal]).toEqual([second, 2]);
    const [other] = ownPlaylistsSchema.parse((await amira.send('GET', `${asked.split('&')[0]}`)).body).items;
    expect(other?.itemId).toBeNull();
  });

  it.each([
    ['to the front', 2, 0, [2, 0, 1, 3]],
    ['down', 0, 2, [1, 2, 0, 3]],
    ['beyond the end', 1, 500, [0, 2, 3, 1]],
    ['to where it is', 1, 1, [0, 1, 2, 3]],
  ])('Member moves one %s', async (_, which, position, expected) => {
    const id = await make();
    const four = films.slice(0, 4);
    const ids: number[] = [];
    for (const film of four) ids.push(await added(id, film));
    await amira.send('PUT', `/api/playlists/${id}/items/${ids[which]}`, { position });
    expect(await order(id)).toEqual(expected.map((index) => four[index]));
  });

  it('Member takes one out; once more does no harm', async () => {
    const id = await make();
    const [one, two] = [await added(id, films[0]), await added(id, films[1])];
    for (const turn of [1, 2])
      expect((await amira.send('DELETE', `/api/playlists/${id}/items/${one}`)).body, `${turn}`).toEqual({
        id,
        itemTotal: 1,
      });
    expect((await read(id)).items.map((item) => item.id)).toEqual([two]);
  });

  it('Forty additions and moves at the same moment, through two replicas: no position twice, the total is right', async () => {
    const id = await make();
    const item = await added(id, films[0]);
    const replica = await app().createReplica();
    const headers = { cookie: amira.cookie, 'sec-fetch-site': 'same-origin' };
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        (index % 2 ? replica : app()).inject(
          index % 4 === 0
            ? { method: 'PUT', url: `/api/playlists/${id}/items/${item}`, headers, payload: { position: index } }
            : {
                method: 'POST',
                url: `/api/playlists/${id}/items`,
                headers,
                payload: { programId: films[index % 20] },
              },
        ),
      ),
    );
    await replica.close();
    expect(answers.filter(({ statusCode }) => statusCode >= 300)).toEqual([]);
    const rows = await database().select().from(playlistItems).where(eq(playlistItems.playlistId, id));
    expect(new Set(rows.map(({ position }) => position)).size).toBe(rows.length);
    expect(new Set(rows.map(({ programId }) => programId)).size).toBe(rows.length);
    expect((await read(id)).itemTotal).toBe(rows.length);
  });

  it('A full playlist takes no more, and says so', async () => {
    const id = await make();
    await database().execute(sql`
      insert into playlist_items (playlist_id, program_id, episode_id, position)
      select ${id}, program_id, id, row_number() over (order by id) from episodes limit ${MAX_PLAYLIST_ITEMS}`);
    expect(codeOf(await add(id, films[0]))).toEqual([409, 'playlist_full']);
  });

  it('What does not exist, or is no episode of its program, is refused', async () => {
    const id = await make();
    expect((await add(id, 2_147_483_647)).status).toBe(404);
    expect(
      (
        await add(
          id,
          films.find((film) => film !== episode.programId),
          episode.id,
        )
      ).status,
    ).toBe(404);
    expect((await add(id, undefined)).status).toBe(400);
    expect((await amira.send('PUT', `/api/playlists/${id}/items/1`, { position: -1 })).status).toBe(400);
    expect((await read(id)).items).toEqual([]);
  });

  it('Nobody changes what is in somebody else’s, public or not, nor a visitor', async () => {
    const id = await make();
    const item = await added(id, films[0]);
    const before = await database().select().from(playlistItems);
    expect((await add(id, films[1], undefined, basel)).status).toBe(404);
    expect((await basel.send('PUT', `/api/playlists/${id}/items/${item}`, { position: 0 })).status).toBe(404);
    expect((await basel.send('DELETE', `/api/playlists/${id}/items/${item}`)).status).toBe(404);
    const own = await make({}, basel);
    expect((await basel.send('DELETE', `/api/playlists/${own}/items/${item}`)).status).toBe(200);
    const payload = { programId: films[0] };
    const asVisitor = await app().inject({ method: 'POST', url: `/api/playlists/${id}/items`, payload });
    expect(asVisitor.statusCode).toBe(401);
    expect(await database().select().from(playlistItems)).toEqual(before);
  });
});
