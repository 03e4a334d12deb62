import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLogger } from '../server/logger.ts';
import { createMetrics } from '@sahra/shared/server/metrics';
import { createApp } from '../server/app.ts';
import { type TestApp, createTestApp, testRevision, testSite } from '../testing/test-app.ts';
import { signAddress } from './signed-address.ts';
import { SigningKeys } from './signing-keys.ts';

const signature = /\d\.\d{10}\.[\w-]{20,}/;
let site: TestApp & { close(): Promise<void> };
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

it('No signature is in the log or in what is measured, where requests succeed, are refused or fail', async () => {
  const { database } = site.testDatabase;
  let log = '';
  const metrics = createMetrics();
  const app = await createApp({
    context: { database, pictureRevision: testRevision },
    pictures: site.pictures,
    uploads: site.uploads,
    logger: createLogger('trace', { write: (line) => void (log += line) }),
    site: testSite,
    metrics,
  });
  const claim = { purpose: 'media', holder: '', path: '/media/films/42/' } as const;
  const address = `${signAddress(await new SigningKeys(database).ring(), claim)}master.m3u8`;
  for (const url of [address, `${address}?a=1`, `/api${address}`, `/api/programs/${address.split('/')[4]}`])
    await app.inject({ url, headers: { referer: `https://sahra.example${address}` } });
  const ask = () =>
    app.inject({ method: 'POST', url: '/api/newsletter/subscriptions', payload: { email: 'amira@example.org' } });
  expect((await ask()).statusCode).toBe(202);
  await database.execute(sql`alter table outbox rename to away`);
  expect((await ask()).statusCode).toBe(500);
  await app.close();
  expect(log.match(/"answered"/g)).toHaveLength(6);
  expect(log).toContain('/media/films/42/1.');
  expect(log).toContain('Failed query: insert into \\"outbox\\"');
  for (const text of [log, await metrics.registry.metrics()]) {
    expect(text).not.toMatch(signature);
    expect(text).not.toContain('amira@example.org');
  }
});
