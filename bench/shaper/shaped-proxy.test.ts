import { createServer, type Server } from 'node:http';
import type { AddressInfo, Server as TcpServer } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createShapedProxy } from './shaped-proxy.ts';

const body = Buffer.from(Array.from({ length: 40_000 }, (_, index) => index % 251));
let site: Server;
let proxy: TcpServer;
let url: string;

const listen = (server: TcpServer) =>
  new Promise<number>((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
  );

beforeAll(async () => {
  site = createServer((request, response) => {
    request.resume().on('end', () => response.end(body));
  });
  proxy = createShapedProxy(await listen(site));
  url = `http://127.0.0.1:${await listen(proxy)}/`;
});
afterAll(() => {
  site.closeAllConnections();
  site.close();
  proxy.close();
});

test('A download through the proxy arrives whole, and not before the line allows', async () => {
  const started = performance.now();
  const answer = await fetch(url);
  const received = Buffer.from(await answer.arrayBuffer());
  const tookMs = performance.now() - started;
  expect(received.equals(body)).toBe(true);
  // A round trip to connect, one to ask, and 40 kB at 200 kB/s.
  expect(tookMs).toBeGreaterThan(480);
});

test('An upload through the proxy arrives whole', async () => {
  const answer = await fetch(url, { method: 'POST', body });
  expect((await answer.arrayBuffer()).byteLength).toBe(body.length);
});
