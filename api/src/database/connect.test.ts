import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { toFailure } from '../server/http/error-answer.ts';
import { createTestDatabase, endOtherConnections } from '../testing/test-database.ts';
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

it('A database that takes connections and never answers is unavailable within seconds, not when the timeout of the queue ends', async () => {
  const { port } = silence.address() as AddressInfo;
  const { database, close } = connectDatabase(`postgres://sahra@127.0.0.1:${port}/sahra`, pino({ level: 'silent' }));
  const error: unknown = await database.execute(sql`select 1`).catch((reason: unknown) => reason);
  expect(toFailure(error)).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  await close();
}, 10_000);

it('Connections that PostgreSQL ends in the middle of transactions fail those, and nothing else', async () => {
  const { database, pool, url, close } = await createTestDatabase('empty');
  await database.execute(sql`create table written (number int)`);
  const ends: Promise<void>[] = [];
  pool.on('acquire', (client) => ends.push(new Promise((resolve) => client.once('end', resolve))));
  const terminate = async () => {
    const admin = new Client({ connectionString: url });
    await admin.connect();
    await endOtherConnections(admin);
    await admin.end();
    await Promise.all(ends);
  };
  const count = 5;
  let waiting = 0;
  let ended: Promise<void> | undefined;
  const transactions = Array.from({ length: count }, (_, number) =>
    database.transaction(async (tx) => {
      await tx.execute(sql`insert into written values (${number})`);
      waiting += 1;
      await expect.poll(() => waiting).toBe(count);
      await (ended ??= terminate());
      await tx.execute(sql`insert into written values (${number})`);
    }),
  );
  const results = await Promise.allSettled(transactions);
  expect(results.map((result) => result.status === 'rejected' && toFailure(result.reason).status)).toEqual(
    Array.from({ length: count }, () => 503),
  );
  await database.transaction((tx) => tx.execute(sql`insert into written values (9)`));
  expect((await database.execute(sql`select number from written`)).rows).toEqual([{ number: 9 }]);
  await close();
});
