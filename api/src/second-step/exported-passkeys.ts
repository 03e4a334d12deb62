import { and, asc, eq } from 'drizzle-orm';
import { passkeys } from '../database/second-step-tables.ts';
import { behind, chunk, type Owner, type Reader } from '../members/export-reader.ts';

/** What a member's file tells of their passkeys: nothing by which one is checked. */
export const passkeysOf =
  ({ id: owner }: Owner): Reader =>
  (database, after) => {
    const { id: key, memberId, name, addedAt, lastUsedAt } = passkeys;
    return database
      .select({ key, name, addedAt, lastUsedAt })
      .from(passkeys)
      .where(and(eq(memberId, owner), behind(key, after)))
      .orderBy(asc(key))
      .limit(chunk);
  };
