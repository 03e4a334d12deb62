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
  'streaming.watchlist': paths.watchlist.href(2),
};

it('Every row of the route table answers its address, has a title in every language and names its chunk', async () => {
  expect(Object.keys(hrefs)).toEqual(app.routes.map((route) => route.id));
  expect(await findRouteFaults(app, folder, hrefs)).toEqual([]);
});
