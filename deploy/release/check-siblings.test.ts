import { expect, it } from 'vitest';
import { pathConflict } from './check-siblings.ts';

const remote = (name: string, ...paths: string[]) => ({ name, pages: paths.map((path) => ({ path })) });

it.each([
  [[remote('shop', '/shop'), remote('blog', '/blogs')], undefined],
  [[remote('shop', '/shop', '/cart'), remote('blog', '/cart')], '/cart of blog is already a page of shop'],
  [[remote('a', '/Shop'), remote('b', '/shop')], '/shop of b is already a page of a'],
  [[remote('a', '/p/:id'), remote('b', '/p/:slug')], '/p/:slug of b is already a page of a'],
  [[remote('a', '/p/:id'), remote('b', '/p/:id?')], undefined],
])('Two remotes may not claim one path', (releases, conflict) => {
  expect(pathConflict(releases)).toBe(conflict);
});
