import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectDatabase, type Connection } from '../../database/connect.ts';
import { signUpMember, type TestMember } from '../../testing/member.ts';
import { createTestApp, type TestApp, testRevision, testSite } from '../../testing/test-app.ts';
import { silent } from '../../testing/test-server.ts';
import { createApp } from '../app.ts';

let site: TestApp & { close(): Promise<void> };
let connection: Connection;
let app: Awaited<ReturnType<typeof createApp>>;
let mona: TestMember;
const sockets = new Set<Socket>();
const relay = createServer((socket) => {
  const url = new URL(site.testDatabase.url);
  const behind = connect(Number(url.port), url.hostname);
  for (const [from, to] of [
    [socket, behind],
    [behind, socket],
  ] as const) {
    sockets.add(from);
    from.pipe(to).on('error', () => {});
  }
});
/** The database goes away: what is open breaks off, and nobody answers any more. */
const cutOff = () => {
  relay.close();
  for (const socket of sockets) socket.destroy();
};

beforeAll(async () => {
  site = await createTestApp();
  mona = await signUpMember(site);
  await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve));
  const url = new URL(site.testDatabase.url);
  url.hostname = '127.0.0.1';
  url.port = String((relay.address() as AddressInfo).port);
  connection = connectDatabase(url.href, silent);
  const context = { database: connection.database, pictureRevision: testRevision };
  app = await createApp({ context, pictures: site.pictures, uploads: site.uploads, logger: silent, site: testSite });
});
afterAll(async () => {
  await app.close();
  await connection.close();
  await site.close();
});

const writes = [
  ['PUT', '/account/watchlist/3', undefined],
  ['PUT', '/account/progress/1', { seconds: 2 }],
  ['POST', '/account/playlists', { name: 'Evening', description: '', privacy: 'private' }],
  ['POST', '/auth/sign-out', { everywhere: false }],
  ['POST', '/auth/sign-in', { identifier: 'mona', password: 'a long sentence' }],
  ['POST', '/auth/request-password-reset', { email: 'mona@example.org' }],
  ['POST', '/newsletter/subscriptions', { email: 'mona@example.org' }],
] as const;

it('Writes while the database is away are told to come again, as reads are, of members too', async () => {
  const send = (method: 'GET' | 'PUT' | 'POST', path: string, payload: object | undefined) =>
    app.inject({
      ...{ method, url: `/api${path}` },
      headers: { cookie: mona.cookie, 'sec-fetch-site': 'same-origin' },
      ...(payload && { payload }),
    });
  expect((await send('PUT', '/account/watchlist/3', undefined)).statusCode).toBe(200);
  cutOff();
  for (const [method, path, payload] of [['GET', '/account', undefined], ...writes] as const) {
    const { statusCode, headers } = await send(method, path, payload);
    expect([path, statusCode, Number(headers['retry-after']) > 0]).toEqual([path, 503, true]);
  }
}, 60_000);
