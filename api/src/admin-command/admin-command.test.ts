import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminActions } from '../database/account-tables.ts';
import { credentials, members } from '../database/member-tables.ts';
import { endProcess, startApiProcess } from '../testing/api-process.ts';
import { adminPassword, newAdmin, runAdmin } from '../testing/run-admin.ts';
import { usernamesIn } from '../testing/stored-member.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { dataTmp } from '../testing/test-server.ts';

/** Processes take their time on a busy machine. */
const slow = 120_000;

describe('on a data folder', () => {
  it(
    'The first admin is made while the site runs and signs in; the log of the next one is kept while it does not',
    async () => {
      const DATA_DIR = mkdtempSync(join(dataTmp(), 'sahra-admin-'));
      chmodSync(DATA_DIR, 0o755);
      const api = await startApiProcess({ DATA_DIR, SEED: 'none' });
      expect(await runAdmin({ DATA_DIR }, ['list'])).toMatchObject({
        code: 0,
        output: expect.stringContaining('There is no admin yet'),
      });
      expect(await runAdmin({ DATA_DIR }, newAdmin('Amira'), `${adminPassword}\n`)).toMatchObject({
        code: 0,
        output: 'Amira is an admin now and can sign in. The site asks them to set up a second step first.\n',
      });
      const answer = await fetch(`http://127.0.0.1:${api.port}/api/auth/sign-in`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ identifier: 'amira', password: adminPassword }),
      });
      expect([answer.status, await answer.json()]).toEqual([
        200,
        { member: expect.objectContaining({ name: 'Amira حسن', needsSecondStep: true }) },
      ]);
      await endProcess(api.child, 'SIGTERM');
      expect(await runAdmin({ DATA_DIR }, newAdmin('Mona'), adminPassword)).toMatchObject({ code: 0 });
      expect(await runAdmin({ DATA_DIR }, ['list'])).toMatchObject({
        code: 0,
        output: 'Amira\tamira@example.org\tAmira حسن\nMona\tmona@example.org\tAmira حسن\n',
      });
      rmSync(DATA_DIR, { recursive: true, force: true });
    },
    slow,
  );
});

describe('on a database of one’s own', () => {
  let testDatabase: TestDatabase;
  const run = (args: string[], input?: string) => runAdmin({ DATABASE_URL: testDatabase.url }, args, input);
  beforeAll(async () => {
    testDatabase = await createTestDatabase();
  });
  afterAll(() => testDatabase.close());

  it(
    'A member who is made an admin has a confirmed address, a hashed password and a line in the log',
    async () => {
      expect((await run(newAdmin('salma', ['--language', 'de']), adminPassword)).code).toBe(0);
      const [row] = await testDatabase.database
        .select()
        .from(members)
        .innerJoin(credentials, eq(credentials.userId, members.id))
        .where(eq(members.username, 'salma'));
      expect(row?.members).toMatchObject({
        email: 'salma@example.org',
        emailVerified: true,
        role: 'admin',
        language: 'de',
      });
      expect(row?.credentials.password).toMatch(/^\$argon2id\$/);
      expect(await testDatabase.database.select().from(adminActions)).toMatchObject([
        {
          adminId: null,
          adminName: 'command',
          action: 'create-admin',
          target: `member:${row?.members.id}`,
          details: { username: 'salma' },
        },
      ]);
    },
    slow,
  );

  it(
    'What cannot be used ends the process with 2 and with how it is used, and nothing is made',
    async () => {
      expect(await run(newAdmin('farida'), 'short')).toEqual({
        code: 2,
        output: '',
        errors: expect.stringMatching(/^The password must have 8 to 128 characters\.\n\nnpm run admin -- create/),
      });
      expect(await usernamesIn(testDatabase.database)).toEqual(['salma']);
    },
    slow,
  );

  it(
    'The last admin stays one, also where two are demoted at once',
    async () => {
      expect(await run(['demote', 'salma'])).toMatchObject({
        code: 1,
        errors: expect.stringContaining('Somebody else has to be made an admin first'),
      });
      await run(newAdmin('karim'), adminPassword);
      const answers = await Promise.all([run(['moderator', 'salma@example.org']), run(['demote', 'Karim'])]);
      expect(answers.map(({ code }) => code).sort()).toEqual([0, 1]);
      expect(answers.map(({ output }) => output).join('')).toMatch(/^\w+ is a (moderator|member) now\.\n$/);
      const left = await testDatabase.database.select().from(members).where(eq(members.role, 'admin'));
      expect(left).toHaveLength(1);
    },
    slow,
  );

  it(
    'Of two who make the same admin at once one does',
    async () => {
      const answers = await Promise.all([run(newAdmin('huda'), adminPassword), run(newAdmin('huda'), adminPassword)]);
      const codes = answers.map(({ code }) => code);
      expect(codes.filter((code) => code === 0)).toHaveLength(1);
    },
    slow,
  );
});

it(
  'A database that is not there is named',
  async () => {
    const answer = await runAdmin({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' }, ['list']);
    expect(answer).toMatchObject({ code: 1, output: '', errors: expect.stringContaining('DATABASE_URL') });
  },
  slow,
);
