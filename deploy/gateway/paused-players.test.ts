import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { useGateway } from './testing/part.ts';

const SIZE = 48 * 1024 * 1024;
const dataDir = mkdtempSync(path.join(tmpdir(), 'sahra-players-'));
const client = path.join(dataDir, 'releases/streaming/1.0.0/client');
mkdirSync(client, { recursive: true });
writeFileSync(path.join(client, 'film.mp4'), Buffer.alloc(SIZE, 'a'));
afterAll(() => rmSync(dataDir, { recursive: true }));

const { api, port, connections } = useGateway({ dataDir, limits: { readerMs: 300 } });

/** Somebody who begins to read an answer, and stops. */
const begin = (address: string) => {
  const socket = connect(port(), '127.0.0.1').on('error', () => undefined);
  socket.pause().write(`GET ${address} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  return socket;
};

it('A paused film goes on, however long the pause, while an answer of the api that nobody reads is ended', async () => {
  api.answer = (_request, response) => response.end(Buffer.alloc(SIZE, 'b'));
  const film = begin('/mf/streaming/1.0.0/film.mp4');
  begin('/api/large');
  await expect.poll(connections).toBe(2);
  await expect.poll(connections, { timeout: 8000 }).toBe(1);
  let received = 0;
  for await (const piece of film) received += (piece as Buffer).length;
  expect(received).toBeGreaterThan(SIZE);
});
