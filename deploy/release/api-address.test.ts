import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { findApi, withReadyApi } from './api-address.ts';
import { ReleaseRefusal, TransientRefusal } from './registry-changes.ts';

let server: Server;
let url: string;
let isAway: boolean;
let asked: number;

beforeEach(async () => {
  isAway = false;
  asked = 0;
  server = createServer((_, response) => {
    asked++;
    response.writeHead(isAway ? 503 : 200).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const refusal = new ReleaseRefusal('page shop.products (/shop) answers 503 on the server');
const refused = (work: () => Promise<unknown>) =>
  withReadyApi(
    url,
    async () => {
      await work();
      throw refusal;
    },
    5,
  ).catch((error: unknown) => error);

it('A page that fails while the api is ready is the fault of the release', async () => {
  expect(await refused(async () => {})).toBe(refusal);
});

it.each([
  ['is away', async () => {}],
  [
    'was away, and is there again',
    async () => {
      const before = asked;
      await vi.waitUntil(() => asked > before + 1, { interval: 5 });
      isAway = false;
    },
  ],
])('A page that fails while the api %s says nothing about the release', async (_, andThen) => {
  const error = await refused(async () => {
    isAway = true;
    await andThen();
  });
  expect(error).toBeInstanceOf(TransientRefusal);
  expect(String(error)).toContain('/shop) answers 503 on the server; the api was away meanwhile');
});

it('An api that was named and is not ready may be so later', async () => {
  isAway = true;
  await expect(findApi(`${url}/api`, 'http://127.0.0.1:1')).rejects.toThrow(TransientRefusal);
});
