import { matchRoutes, type RouteObject } from 'react-router-dom';
import { expect, it } from 'vitest';
import { createPageFinder } from './page-finder.ts';

const page = (path: string): RouteObject => ({ id: path, path });
const routes: RouteObject[] = [
  {
    path: '/',
    children: [
      {
        children: [
          page('/'),
          page('/shop'),
          page('/shop/new'),
          page('/shop/:slug'),
          { id: 'slots', children: [page('/blogs/:slug?')] },
          page('*'),
        ],
      },
    ],
  },
];
const find = createPageFinder(routes);

it.each([
  '/',
  '/shop',
  '/shop/',
  '/SHOP/mugs',
  '/shop/new',
  '/shop/%D9%83%D9%88%D8%A8',
  '/blogs',
  '/blogs/news?page=2',
])('The page at %s is the one that the router finds among all', (address) => {
  const url = new URL(address, 'https://sahra.example');
  const match = matchRoutes(routes, url)?.at(-1);
  expect(match?.route.id).not.toBe('*');
  expect(find(url)).toMatchObject({ route: { id: match?.route.id }, params: match?.params });
});

it.each(['/nowhere', '/shop/mugs/red', '/shopping'])('At %s there is none', (address) => {
  expect(find(new URL(address, 'https://sahra.example'))).toBeUndefined();
});
