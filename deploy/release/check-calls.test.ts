import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { makeRelease } from '@sahra/shared/testing/make-release';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkMadeCalls, checkNamedCalls, readApiRoutes, type ApiRoutes } from './check-calls.ts';

let hasRoute: ApiRoutes;
beforeAll(async () => {
  const paths = {
    '/api/programs': { get: {} },
    '/api/programs/{programId}': { get: {} },
    '/api/account/watchlist/{programId}': { put: {}, delete: {} },
  };
  const api = createServer((_, response) => void response.end(JSON.stringify({ paths }))).listen(0, '127.0.0.1');
  await new Promise((resolve) => api.once('listening', resolve));
  hasRoute = await readApiRoutes(`http://127.0.0.1:${(api.address() as AddressInfo).port}`);
  api.close().closeAllConnections();
});

type Method = 'get' | 'put' | 'post';
const named = (method: Method, path: string) =>
  checkNamedCalls(makeRelease('shop', '1.0.0', { calls: [{ method, path, file: 'server/page.js' }] }), hasRoute);

it.each<[Method, string]>([
  ['get', '/programs'],
  ['get', '/programs/{id}'],
  ['get', '/programs/{}'],
  ['get', '/programs/7'],
  ['put', '/account/watchlist/{programId}'],
])('A call that the api has passes: %s %s', (method, path) => {
  named(method, path);
});

describe('A call that the api does not have is refused', () => {
  it.each<[string, Method, string]>([
    ['of an unknown address', 'get', '/programmes'],
    ['with another method', 'post', '/programs'],
    ['of an address below one', 'get', '/programs/{programId}/casts'],
  ])('%s', (_, method, path) => {
    expect(() => named(method, path)).toThrow(
      `server/page.js of shop calls ${method.toUpperCase()} /api${path}, which the api does not have`,
    );
  });

  it('and so is one that a page made, wherever its address came from', () => {
    checkMadeCalls(['GET /api/programs', 'HEAD /api/programs/7'], hasRoute);
    expect(() => checkMadeCalls(['GET /api/programs', 'GET /api/no-such-list'], hasRoute)).toThrow(
      'its pages call GET /api/no-such-list, which the api does not have',
    );
  });
});
