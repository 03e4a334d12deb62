import { beforeAll, expect, it } from 'vitest';
import { useGateway } from './testing/part.ts';

const { api, host, url } = useGateway();
beforeAll(() => {
  api.answer = ({ url: path }, response) =>
    response.writeHead(200, path === '/api/free' ? { 'access-control-allow-origin': '*' } : {}).end('{}');
  host.answer = ({ url: path }, response) =>
    response.writeHead(200, path === '/embed' ? { 'content-security-policy': 'frame-ancestors *' } : {}).end('a page');
});

it.each([
  ['/', 'same-origin'],
  ['/account?next=/icons/a.svg', 'same-origin'],
  ['/api/account', 'same-origin'],
  ['/mf/shop/1.0.0/none.js', 'same-origin'],
  ['/media/gated/film/master.m3u8', 'same-origin'],
  ['/%zz', 'same-origin'],
  ['/embed', 'cross-origin'],
  ['/icons/dark.svg', 'cross-origin'],
  ['/favicon.ico', 'cross-origin'],
  ['/api/free', 'cross-origin'],
  ['/media/art/1/poster/1.avif', 'cross-origin'],
  ['/media/uploads/ab/cd.webp', 'cross-origin'],
  ['/media/share/1-ar-2.webp', 'cross-origin'],
])('%s may be loaded by pages: %s', async (path, policy) => {
  expect((await fetch(url() + path)).headers.get('cross-origin-resource-policy')).toBe(policy);
});
