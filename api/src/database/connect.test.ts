import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { toFailure } from '../server/http/error-answer.ts';
import { connectDatabase } from './connect.ts';

let silence: Server;
const sockets: Socket[] = [];
beforeEach(async () => {
  silence = createServer((socket) => void sockets.push(socket));
  await new Promise<void>((resolve) => silence.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  silence.close();
});

it('A database that takes connections and never answers is away within seconds, not when the patience of the queue ends', async () => {
  const { port } = silence.address() as AddressInfo;
  const { database, close } = connectDatabase(`postgres://sahra@127.0.0.1:${port}/sahra`, pino({ level: 'silent' }));
  const error: unknown = await database.execute(sql`select 1`).catch((reason: unknown) => reason);
  expect(toFailure(error)).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  await close();
}, 10_000);
