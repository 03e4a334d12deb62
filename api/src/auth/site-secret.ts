import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { siteSecrets } from '../database/member-tables.ts';

/** A key that all replicas share: made by the first one that asks, the same ever after. */
export async function readSiteSecret(database: Database, name: string): Promise<string> {
  await database
    .insert(siteSecrets)
    .values({ name, value: randomBytes(32) })
    .onConflictDoNothing();
  const [row] = await database.select().from(siteSecrets).where(eq(siteSecrets.name, name));
  if (!row) throw new Error(`The secret ${name} is gone`);
  return row.value.toString('base64url');
}
