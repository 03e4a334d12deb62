import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StartError } from '@sahra/shared/server/settings';
import { adminActions } from '../database/account-tables.ts';
import { credentials, members } from '../database/member-tables.ts';
import { endProcess, startApiProcess } from '../testing/api-process.ts';
import { adminPassword, newAdmin, runAdmin } from '../testing/run-admin.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { findCommand } from './run-command.ts';
import { readArguments, UsageError } from './usage.ts';

/** Processes take their time on a busy machine. */
const slow = 120_000;

describe('on a data folder', () => {
  it(
    'The first admin is made while the site runs and signs in; the log of the next one is kept while it does not',
    async () => {
      const DATA_DIR = mkdtempSync(join(tmpdir(), 'sahra-admin-'));
      chmodSync(DATA_DIR, 0o755);
      const api = await startApiProcess({ DATA_DIR, SEED: 'none' });
      expect(await runAdmin({ DATA_DIR }, ['list'])).toMatchObject({
        code: 0,
        output: expect.stringContaining('There is no admin yet'),
      });
      expect(await runAdmin({ DATA_DIR }, newAdmin('Amira'), `${adminPassword}\n`)).toMatchObject({
        code: 0,
        output: 'Amira is an admin now and can sign in.\n',
      });
      const answer = await fetch(`http://127.0.0.1:${api.port}/api/auth/sign-in`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ identifier: 'amira', password: adminPassword }),
      });
      expect([answer.status, await answer.json()]).toEqual([
        200,
        { member: expect.objectContaining({ name: 'Amira حسن', role: 'admin' }) },
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
  const usernames = async () =>
    (
      await testDatabase.database.select({ username: members.username }).from(members).orderBy(asc(members.username))
    ).map(({ username }) => username);
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

  /** The command without a process of its own: what it says, or what it refuses. */
  async function say(args: string[], input: string): Promise<string[]> {
    const said: string[] = [];
    const { values: options, positionals } = readArguments(args);
    await findCommand(positionals)(testDatabase.database, {
      options,
      terminal: undefined,
      input: Readable.from([input]),
      say: (line) => said.push(line),
    });
    return said;
  }

  it(
    'What cannot be used ends the process with 2 and with how it is used, and nothing is made',
    async () => {
      expect(await run(newAdmin('farida'), 'short')).toEqual({
        code: 2,
        output: '',
        errors: expect.stringMatching(/^The password must have 8 to 128 characters\.\n\nnpm run admin -- create/),
      });
      expect(await usernames()).toEqual(['salma']);
    },
    slow,
  );

  it.each<[string, string[], string, new (message?: string) => Error, string]>([
    ['No command', [], '', UsageError, 'What is to be done?'],
    ['An unknown command', ['toString'], '', UsageError, 'There is no command "toString"'],
    ['A password as an argument', ['create', '--password', 'x'], '', UsageError, "Unknown option '--password'"],
    ['Nobody to ask', ['create', '--email', 'a@example.org'], '', UsageError, '--username is missing'],
    ['An address that is none', ['create', '--email', 'a'], '', UsageError, '--email must be an e-mail address'],
    [
      'A username of two scripts',
      [...newAdmin('farida'), '--username', 'sالma'],
      '',
      UsageError,
      '--username must be letters and digits of one script',
    ],
    ['A name of the house', newAdmin('R00t'), '', UsageError, '--username is kept for the house'],
    [
      'Somebody who is here already',
      newAdmin('SALMA'),
      adminPassword,
      UsageError,
      'belongs to somebody who has an account',
    ],
    ['No password', newAdmin('farida'), '', UsageError, 'The password must not be empty'],
    ['A short password', newAdmin('farida'), 'short', UsageError, 'The password must have 8 to 128 characters'],
    ['A common password', newAdmin('farida'), 'password1', UsageError, 'one of the first that anybody would try'],
    [
      'A password of one megabyte',
      newAdmin('farida'),
      'x'.repeat(1_000_000),
      UsageError,
      'The password must have 8 to 128 characters',
    ],
    [
      'A line end in the name',
      [...newAdmin('farida'), '--first-name', 'a\nb'],
      adminPassword,
      UsageError,
      '--first-name must be one line',
    ],
    [
      'Somebody who is not here',
      ['promote', 'nobody'],
      '',
      StartError,
      'Nobody here has the e-mail address or username "nobody"',
    ],
    ['Nobody', ['demote'], '', UsageError, 'Whom?'],
    ['Two at once', ['promote', 'salma', 'mona'], '', UsageError, 'Too many arguments'],
  ])('%s is refused with the reason', async (_case, args, input, Kind, reason) => {
    const refused = say(args, input);
    await expect(refused).rejects.toThrow(Kind);
    await expect(refused).rejects.toThrow(reason);
    expect(await usernames()).toEqual(['salma']);
  });

  it(
    'The last admin stays one, also where two are demoted at once',
    async () => {
      expect(await run(['demote', 'salma'])).toMatchObject({
        code: 1,
        errors: expect.stringContaining('Somebody else has to be made an admin first'),
      });
      await run(newAdmin('karim'), adminPassword);
      const answers = await Promise.all([run(['demote', 'salma@example.org']), run(['demote', 'Karim'])]);
      expect(answers.map(({ code }) => code).sort()).toEqual([0, 1]);
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
