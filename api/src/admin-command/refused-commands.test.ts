import { Readable } from 'node:stream';
import { StartError } from '@sahra/shared/server/settings';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { adminPassword, newAdmin } from '../testing/run-admin.ts';
import { usernamesIn } from '../testing/stored-member.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { findCommand } from './run-command.ts';
import { readArguments, UsageError } from './usage.ts';

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
  await say(newAdmin('salma'), adminPassword);
});
afterAll(() => testDatabase.close());

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
  expect(await usernamesIn(testDatabase.database)).toEqual(['salma']);
});
