import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { cookies } from '@sahra/shared/privacy/cookies';
import { storedData } from '@sahra/shared/privacy/stored-data';
import { getTableColumns, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { packageFolder } from '../server/package-folder.ts';
import { signInTo, signUpMember } from '../testing/member.ts';
import { useTestApp } from '../testing/test-app.ts';
import { notPersonal } from './not-personal.ts';
import { personalData } from './personal-data.ts';

const app = useTestApp();

/** `table.column` of all tables, found as the migrations are made of them. */
async function columnsOfTables(): Promise<string[]> {
  const folder = join(packageFolder, 'src/database');
  const modules = await Promise.all(
    readdirSync(folder)
      .filter((file) => file.endsWith('-tables.ts'))
      .map((file) => import(join(folder, file)) as Promise<Record<string, unknown>>),
  );
  const tables = modules
    .flatMap((module) => Object.entries(module))
    .filter((entry): entry is [string, PgTable] => is(entry[1], PgTable));
  return tables
    .flatMap(([name, table]) => Object.keys(getTableColumns(table)).map((column) => `${name}.${column}`))
    .sort();
}

it('Every column of the database is told of in the privacy policy, or is known to hold nothing of people', async () => {
  const personal = Object.entries(personalData).flatMap(([table, rows]) =>
    Object.values(rows).flatMap((columns) => columns.map((column) => `${table}.${column}`)),
  );
  const other = Object.entries(notPersonal).flatMap(([table, columns]) =>
    columns.map((column) => `${table}.${column}`),
  );
  expect([...personal, ...other].sort()).toEqual(await columnsOfTables());
});

it('The privacy policy tells of nothing that is not stored', () => {
  const told = new Set(Object.values(personalData).flatMap((rows) => Object.keys(rows)));
  expect([...told].sort()).toEqual(Object.keys(storedData).sort());
});

it('The api sets no cookie that the privacy policy does not name', async () => {
  const member = await signUpMember(app());
  const answers = [
    await signInTo(app(), member.email),
    await app().inject({
      method: 'POST',
      url: '/api/auth/sign-in',
      payload: { identifier: member.email, password: member.password, isRemembered: false },
    }),
    await member.send('GET', '/api/auth/session'),
    await member.send('POST', '/api/auth/elevate', { password: member.password }),
    await member.send('POST', '/api/auth/sign-out'),
  ];
  const lines = answers.flatMap(({ headers }) => [headers['set-cookie'] ?? []].flat().map(String));
  const names = new Set(lines.map((line) => line.split('=', 1)[0]?.replace('__Host-', '')));
  expect([...names].sort()).toEqual([cookies.device.name, cookies.session.name, cookies.endsWithBrowser.name]);
});
