import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { allowances } from '../database/limit-tables.ts';
import { createApp } from '../server/app.ts';
import { createLogger } from '../server/logger.ts';
import { newRegistration } from '../testing/member.ts';
import { createTestApp, type TestApp, testRevision, testSite } from '../testing/test-app.ts';

let site: TestApp & { close(): Promise<void> };
let log = '';
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.testDatabase.database.delete(allowances);
  log = '';
});

const own = { firstName: 'Shahrazad', lastName: 'Qabbani', phone: '+201234567891', zip: '98765-XY' };
const personal = /Shahrazad|Qabbani|1234567891|98765-XY|@example\.org|argon2/;

/** Registers twelve at once with one name, at an app that logs everything. */
async function race() {
  const { database } = site.testDatabase;
  const app = await createApp({
    context: { database, pictureRevision: testRevision },
    pictures: site.pictures,
    uploads: site.uploads,
    logger: createLogger('trace', { write: (line) => void (log += line) }),
    site: testSite,
  });
  const { username } = newRegistration();
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      app.inject({
        method: 'POST',
        url: '/api/auth/sign-up',
        remoteAddress: `192.0.2.${index + 1}`,
        payload: newRegistration({ ...own, username }),
      }),
    ),
  );
  await app.close();
  return answers.map(({ statusCode }) => statusCode);
}

it('A race for a username says nothing of those who ran it', async () => {
  const statuses = await race();
  expect(statuses.filter((status) => status === 202)).toHaveLength(1);
  expect(log).toContain('Failed to create user');
  expect(log).not.toMatch(personal);
});

it('A registration that fails in the database says nothing of who registered', async () => {
  const { database } = site.testDatabase;
  await database.execute(sql`alter table credentials rename to away`);
  expect(await race()).not.toContain(202);
  await database.execute(sql`alter table away rename to credentials`);
  expect(log).toContain('A request failed');
  expect(log).not.toMatch(personal);
});

it('What PostgreSQL tells of a row by itself stays out too', () => {
  const logger = createLogger('trace', { write: (line) => void (log += line) });
  const failure = Object.assign(new Error('duplicate key'), {
    detail: 'Key (email)=(mona@example.org) already exists.',
  });
  logger.error({ err: failure }, 'A request failed');
  expect(log).toContain('duplicate key');
  expect(log).not.toMatch(personal);
});
