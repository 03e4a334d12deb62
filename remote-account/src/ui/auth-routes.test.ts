import { expect, it } from 'vitest';
import { redirectTarget } from './auth-routes.ts';

it.each([
  ['/login?next=%2Fshop%3Fpage%3D2', '/shop?page=2'],
  ['/login', '/account'],
  ['/login?next=https%3A%2F%2Fevil.example', '/account'],
  ['/login?next=%2F%2Fevil.example', '/account'],
  ['/login?next=%2F%5Cevil.example', '/account'],
  ['/login?next=%2F%09%2Fevil.example', '/account'],
])('%s redirects to %s', (address, path) => {
  expect(redirectTarget({ url: `http://sahra.test${address}` })).toBe(path);
});
