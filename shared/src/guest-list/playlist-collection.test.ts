import { describe, expect, it } from 'vitest';
import { MAX_DEVICE_PLAYLISTS, MAX_PLAYLIST_ITEMS } from '../form-rules/playlist-rules.ts';
import {
  isPlaylistKey,
  parsePlaylists,
  playlistsText,
  withItem,
  withItemAt,
  withoutItem,
  withoutTakenPlaylists,
  type DevicePlaylist,
} from './playlist-collection.ts';

const playlist = (more: Partial<DevicePlaylist> = {}): DevicePlaylist => ({
  key: 'd0123456789abcdef',
  name: 'ليالي الخميس',
  description: '',
  labels: ['friends'],
  items: [{ programId: 3 }, { programId: 8, episodeId: 81 }, { programId: 8 }],
  updatedAt: '2026-11-23T12:00:00.000Z',
  ...more,
});
const stored = (...playlists: object[]) => JSON.stringify({ version: 1, playlists });

describe('What a device stored is read', () => {
  it('as it was written', () => {
    expect(parsePlaylists(playlistsText([playlist()]))).toEqual([playlist()]);
    expect(playlistsText([])).toBeNull();
  });

  it.each<[string, string | null]>([
    ['nothing', null],
    ['half of it', '{"version":1,"playlists":[{'],
    ['another version', JSON.stringify({ version: 2, playlists: [playlist()] })],
    ['no list', JSON.stringify({ version: 1, playlists: 'all' })],
    ['a key that is a number', stored(playlist({ key: '12' }))],
    ['a key with a path in it', stored(playlist({ key: 'd../../../../account' }))],
    ['no name', stored(playlist({ name: '' }))],
    ['a name without an end', stored(playlist({ name: 'x'.repeat(81) }))],
    ['a moment that is none', stored(playlist({ updatedAt: 'yesterday' }))],
  ])('%s is no playlist', (_, text) => {
    expect(parsePlaylists(text)).toEqual([]);
  });

  it('without items that are none, labels that nobody has, and what is there twice', () => {
    const items = [{ programId: 3 }, { programId: 'x' }, { programId: 8, episodeId: -1 }, null, { programId: 3 }];
    const [read] = parsePlaylists(stored({ ...playlist(), items, labels: ['gossip', 'family', 'family'] }));
    expect([read?.items, read?.labels]).toEqual([[{ programId: 3 }], ['family']]);
  });

  it('no more than a device stores', () => {
    const items = Array.from({ length: MAX_PLAYLIST_ITEMS + 5 }, (_, at) => ({ programId: at + 1 }));
    const many = Array.from({ length: MAX_DEVICE_PLAYLISTS + 5 }, (_, at) =>
      playlist({ key: `d${10_000_000 + at}`, items }),
    );
    const read = parsePlaylists(playlistsText(many));
    expect([read.length, read[0]?.items.length]).toEqual([MAX_DEVICE_PLAYLISTS, MAX_PLAYLIST_ITEMS]);
  });
});

it('A key is never the number of a playlist of an account', () => {
  expect(['d0123456789abcdef', '12', 'add', 'd', 'd12345678/x'].map(isPlaylistKey)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});

describe('Items', () => {
  const keys = ({ items }: DevicePlaylist) => items.map(({ programId, episodeId }) => [programId, episodeId]);

  it('are added once, at the end', () => {
    expect(keys(withItem(withItem(playlist(), { programId: 9 }), { programId: 3 }))).toEqual([
      [3, undefined],
      [8, 81],
      [8, undefined],
      [9, undefined],
    ]);
  });

  it('are removed: an episode is not its program', () => {
    expect(keys(withoutItem(playlist(), '8'))).toEqual([
      [3, undefined],
      [8, 81],
    ]);
  });

  it.each([
    ['3', 2, [8, 8, 3]],
    ['8', 0, [8, 3, 8]],
    ['8', 99, [3, 8, 8]],
    ['4', 0, [3, 8, 8]],
  ])('%s moves to position %i', (key, position, ids) => {
    expect(withItemAt(playlist(), key, position).items.map(({ programId }) => programId)).toEqual(ids);
  });
});

it('What was changed on its way into the account stays', () => {
  const changed = playlist({ updatedAt: '2026-11-23T12:00:01.000Z' });
  expect(
    withoutTakenPlaylists([changed, playlist({ key: 'd99999999' })], [playlist(), playlist({ key: 'd99999999' })]),
  ).toEqual([changed]);
});
