import path from 'node:path';
import { findRouteFaults } from '@sahra/shared/testing/check-routes';
import { expect, it } from 'vitest';
import app from './app.ts';
import { paths } from './paths.ts';

const folder = path.resolve(import.meta.dirname, '..');
const hrefs = {
  'streaming.home': paths.home.href(),
  'streaming.category': paths.category.href(3, 2),
  'streaming.programs': paths.programs.href({ kind: 'series', page: 2 }),
  'streaming.program': paths.program.href(7),
  'streaming.episode': paths.episode.href(7, 70),
  'streaming.videos': paths.videos.href({ type: 'clip', page: 2 }),
  'streaming.video': paths.video.href(9),
  'streaming.genres': paths.genres.href(),
  'streaming.tags': paths.tags.href(2),
  'streaming.tag': paths.tag.href('night', 2),
  'streaming.lists': paths.lists.href(),
  'streaming.list': paths.list.href('top-rated', 2),
  'streaming.embed': paths.embed.href(70),
  'streaming.cast': paths.cast.href(),
  'streaming.people': paths.people.href({ designation: 'acting', letter: 'N', page: 2 }),
  'streaming.person': paths.person.href(3, { role: 'director', page: 2 }),
  'streaming.watchlist': paths.watchlist.href(2),
  'streaming.likes': paths.likes.href(2),
  'streaming.history': paths.history.href({ page: 2 }),
  'streaming.playlists': paths.playlists.href({ label: 'classics', page: 2 }),
  'streaming.add-to-playlist': paths.addToPlaylist.href(7, 70),
  'streaming.playlist': paths.playlist.href('d0123456789abcdef', { form: 'edit' }),
};

it('Every row of the route table answers its address, has a title in every language and names its chunk', async () => {
  expect(Object.keys(hrefs)).toEqual(app.routes.map((route) => route.id));
  expect(await findRouteFaults(app, folder, hrefs)).toEqual([]);
});
