import { makeRelease } from '@sahra/shared/testing/make-release';
import { expect, it } from 'vitest';
import { createParameterFinder } from './known-parameters.ts';

const page = {
  id: 'streaming.home',
  path: '/',
  layout: 'streaming',
  titleKey: 'x',
  chunk: 'x',
  slots: ['home.end'],
} as const;
const news = { id: 'blog.news', slot: 'home.end', chunk: 'x' };
const variantWith = (ofPage: string[] | undefined, ofNews: string[] | undefined) => ({
  ...{ key: '1', entries: [], closed: [], menus: [] },
  releases: [
    makeRelease('streaming', '1.0.0', { pages: [{ ...page, slots: [...page.slots], parameters: ofPage }] }),
    makeRelease('blog', '1.0.0', { extensions: [{ ...news, parameters: ofNews }] }),
  ],
});
const home = new URL('http://site.invalid/?page=2&tag=sea&mf-blog=2');

it.each([
  [['page'], ['tag'], ['page', 'tag']],
  [['page'], [], ['page']],
  [['page'], undefined, undefined],
  [undefined, ['tag'], undefined],
])('A page that reads %j and shows something that reads %j knows %j', (ofPage, ofNews, known) => {
  expect(createParameterFinder([], false)(variantWith(ofPage, ofNews), home)).toEqual(known);
});

it('Developers may add theirs to any address', () => {
  expect(createParameterFinder([], true)(variantWith([], []), home)).toEqual(['mf-blog']);
});
