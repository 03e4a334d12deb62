import { createServer, type Server } from 'node:http';
import { json } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createLoadTickets } from './load-tickets.ts';

const clock = { now: 0 };
/** The api: what it was asked for, and whether it answers. */
const asked: unknown[] = [];
let isAway = false;
let api: Server;
let reportsUrl = '';

beforeEach(async () => {
  asked.length = 0;
  clock.now = 0;
  isAway = false;
  api = createServer(async (request, response) => {
    asked.push([request.url, await json(request)]);
    if (isAway) response.writeHead(503).end('{}');
    else response.writeHead(200, { 'content-type': 'application/json' }).end(`{"ticket":"1.${asked.length}"}`);
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const address = api.address();
  reportsUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
});
afterEach(() => void api.close());

const entry = (name: string, version: string) => ({
  ...{ name, version, entry: `/mf/${name}/${version}/remoteEntry.js` },
  ...{ contract: '1.0.0', react: '19.0.0', pages: [] },
});
const stable = { key: '1', entries: [entry('shop', '1'), entry('blog', '7')] };
const canary = { key: '2', entries: [entry('shop', '2'), entry('blog', '7')] };
const tickets = () => createLoadTickets(reportsUrl, () => clock.now);

it('All pages with the same releases have one ticket, which the api is asked for once', async () => {
  const ticketOf = tickets();
  expect(await Promise.all([ticketOf(stable), ticketOf(stable)])).toEqual(['1.1', '1.1']);
  expect([await ticketOf(stable), await ticketOf(canary)]).toEqual(['1.1', '1.2']);
  expect(asked).toEqual([
    ['/internal/load-tickets', { given: { shop: '1', blog: '7' } }],
    ['/internal/load-tickets', { given: { shop: '2', blog: '7' } }],
  ]);
});

it('After ten minutes a new one is asked for, and no page waits for it', async () => {
  const ticketOf = tickets();
  await ticketOf(stable);
  clock.now = 10 * 60_000;
  expect(await ticketOf(stable)).toBe('1.1');
  await expect.poll(() => ticketOf(stable)).toBe('1.2');
});

it('While the api is away pages go without, and a ticket that is there goes on', async () => {
  isAway = true;
  const ticketOf = tickets();
  expect([await ticketOf(stable), await ticketOf(stable)]).toEqual([undefined, undefined]);
  expect(asked).toHaveLength(1);
  isAway = false;
  clock.now = 5000;
  expect(await ticketOf(stable)).toBe('1.2');
  isAway = true;
  clock.now += 10 * 60_000;
  expect(await ticketOf(stable)).toBe('1.2');
  await expect.poll(() => asked.length).toBe(3);
  expect(await ticketOf(stable)).toBe('1.2');
});

it('What is no ticket is put into no page', async () => {
  api.removeAllListeners('request');
  api.on('request', (_, response) => response.end('{"ticket":"\\"><script>"}'));
  expect(await tickets()(stable)).toBeUndefined();
});
