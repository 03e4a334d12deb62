import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { z } from 'zod';
import { packageFolder } from '../../server/package-folder.ts';
import { createTestDatabase, type TestDatabase } from '../test-database.ts';

const journalSchema = z.looseObject({ entries: z.array(z.looseObject({ idx: z.int() })) });

/** The last migration that the api knew which left the site behind. */
const LAST = 11;

const readSql = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');

/** A folder with the migrations that there were then. */
function migrationsOfThen(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sahra-migrations-'));
  cpSync(join(packageFolder, 'migrations'), folder, { recursive: true });
  const journal = join(folder, 'meta', '_journal.json');
  const { entries, ...rest } = journalSchema.parse(JSON.parse(readFileSync(journal, 'utf8')));
  writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.filter(({ idx }) => idx <= LAST) }));
  return folder;
}

/** A database as the api before migration 0012 left it, with members and what they have. */
export async function openOldSite(): Promise<TestDatabase> {
  const testDatabase = await createTestDatabase('empty');
  const migrationsFolder = migrationsOfThen();
  await migrate(drizzle(testDatabase.pool), { migrationsFolder });
  rmSync(migrationsFolder, { recursive: true });
  await testDatabase.pool.query(readSql('site.sql'));
  return testDatabase;
}

/** Everything that the api of then sends to the database: a start with other demo contents, then visits, then what a member does. */
export const runOldApi = ({ pool }: TestDatabase): Promise<unknown> => pool.query(readSql('statements.sql'));
