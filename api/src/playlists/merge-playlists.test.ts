import { mergedCollectionSchema } from '@sahra/shared/schemas/collection';
import { ownPlaylistsSchema } from '@sahra/shared/schemas/playlists';
import { asc } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { playlists } from '../database/account-tables.ts';
import { episodes, programs } from '../database/catalog-tables.ts';
import { allowances } from '../database/limit-tables.ts';
import { signUpMember, type TestMember } from '../testing/member.ts';
import { useTestApp } from '../testing/test-app.ts';
import { codeOf, makePlaylist, readPlaylist } from './testing/playlist-calls.ts';

const app = useTestApp();
const database = () => app().testDatabase.database;
let amira: TestMember;
let films: number[];
let episode: { id: number; programId: number };
beforeAll(async () => {
  amira = await signUpMember(app());
  films = (await database().select({ id: programs.id }).from(programs).orderBy(asc(programs.id))).map(({ id }) => id);
  const [first] = await database()
    .select({ id: episodes.id, programId: episodes.programId })
    .from(episodes)
    .orderBy(asc(episodes.id));
  if (!first) throw new Error('no episode');
  episode = first;
});
beforeEach(async () => {
  for (const table of [playlists, allowances]) await database().delete(table);
});

const evening = (items: object[], more: object = {}) => ({ name: 'ليالي الخميس', description: '', items, ...more });
const send = (lists: object[]) => amira.send('POST', '/api/account/collection', { playlists: lists });
const merge = async (...lists: object[]) => mergedCollectionSchema.parse((await send(lists)).body).playlists;
const own = async () => ownPlaylistsSchema.parse((await amira.send('GET', '/api/account/playlists')).body).items;
const itemsOf = async (id = 0) =>
  (await readPlaylist(amira, id)).items.map(({ program, episode: part }) => [program.id, part?.id ?? null]);

describe('playlists of a device', () => {
  it('become private ones of the account, in their order; once more changes nothing', async () => {
    const items = [
      { programId: films[2] },
      { programId: episode.programId, episodeId: episode.id },
      { programId: films[0] },
    ];
    const list = evening(items, { description: 'مع البنات', labels: ['friends', 'family'] });
    expect(await merge(list, evening([], { name: 'Empty' }))).toBe(2);
    const lists = await own();
    expect(lists.map(({ name, privacy, itemTotal }) => [name, privacy, itemTotal]).toSorted()).toEqual([
      ['Empty', 'private', 0],
      ['ليالي الخميس', 'private', 3],
    ]);
    const made = lists.find(({ itemTotal }) => itemTotal === 3);
    expect(made).toMatchObject({ description: 'مع البنات', labels: ['family', 'friends'] });
    expect(await itemsOf(made?.id)).toEqual([
      [films[2], null],
      [episode.programId, episode.id],
      [films[0], null],
    ]);
    expect([await merge(list), (await own()).length]).toEqual([0, 2]);
  });

  it('add to the one of the same name what it lacks, at its end, and change nothing else of it', async () => {
    const id = await makePlaylist(amira, { labels: ['classics'] });
    await amira.send('POST', `/api/playlists/${id}/items`, { programId: films[1] });
    expect(await merge(evening([{ programId: films[0] }, { programId: films[1] }], { labels: ['family'] }))).toBe(1);
    expect(await own()).toMatchObject([{ id, privacy: 'public', labels: ['classics'], itemTotal: 2 }]);
    expect(await itemsOf(id)).toEqual([
      [films[1], null],
      [films[0], null],
    ]);
  });

  it('have nothing in them that does not exist, nor an episode of another program', async () => {
    const other = films.find((id) => id !== episode.programId);
    await merge(
      evening([{ programId: 999_999 }, { programId: other, episodeId: episode.id }, { programId: films[0] }]),
    );
    const [made] = await own();
    expect(await itemsOf(made?.id)).toEqual([[films[0], null]]);
  });

  it('are refused where they are too many, too long, or what no form takes', async () => {
    expect(codeOf(await send(Array.from({ length: 21 }, (_, at) => evening([], { name: `x${at}` }))))[0]).toBe(400);
    expect(codeOf(await send([evening([], { name: '' })]))[0]).toBe(400);
    expect(codeOf(await send([evening(Array.from({ length: 201 }, (_, at) => ({ programId: at + 1 })))]))[0]).toBe(400);
    expect(await own()).toEqual([]);
  });

  it('sent twice at the same moment are there once', async () => {
    await Promise.all([merge(evening([{ programId: films[0] }])), merge(evening([{ programId: films[0] }]))]);
    expect((await own()).map(({ itemTotal }) => itemTotal)).toEqual([1]);
  });
});

describe('labels and words', () => {
  it('Visitor finds public playlists by a label', async () => {
    for (const labels of [['classics'], ['laughter', 'classics'], ['family']]) {
      const id = await makePlaylist(amira, { name: labels.join(' '), labels });
      for (const programId of films.slice(0, 3)) await amira.send('POST', `/api/playlists/${id}/items`, { programId });
    }
    const find = async (label: string) =>
      ownPlaylistsSchema.shape.items.element
        .omit({ itemId: true })
        .array()
        .parse(((await amira.send('GET', `/api/playlists?label=${label}`)).body as { items: unknown }).items);
    expect((await find('classics')).map(({ labels }) => labels)).toEqual([['classics', 'laughter'], ['classics']]);
    expect((await amira.send('GET', '/api/playlists?label=gossip')).status).toBe(400);
  });

  it('What others would read has no held word; a private playlist may be called what one likes', async () => {
    const body = { name: 'Casino night', description: '', privacy: 'public' };
    const refused = await amira.send('POST', '/api/account/playlists', body);
    expect([codeOf(refused), Object.keys((refused.body as { fields: object }).fields)]).toEqual([
      [400, 'held_word'],
      ['name'],
    ]);
    const id = await makePlaylist(amira, { ...body, privacy: 'private' });
    const change = (more: object) => amira.send('PUT', `/api/playlists/${id}`, { ...body, ...more });
    expect(codeOf(await change({}))).toEqual([400, 'held_word']);
    expect(codeOf(await change({ name: 'Night', description: 'كـــازيـنـو' }))).toEqual([400, 'held_word']);
    expect((await change({ name: 'Night' })).status).toBe(200);
  });
});
