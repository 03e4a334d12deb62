import type { Database } from '../database/connect.ts';
import { authenticatorApps } from '../database/second-step-tables.ts';
import { seal } from '../second-step/sealed-secret.ts';
import { codeOf, stepAt } from '../second-step/totp.ts';

/** What the authenticator app of every test's member knows. */
const secret = Buffer.from('a lamp on each roof!');

/** Stores an app that counts. */
export async function storeApp(database: Database, memberId: string): Promise<void> {
  await database
    .insert(authenticatorApps)
    .values({ memberId, secret: await seal(database, secret), addedAt: new Date() });
}

/** What the app shows so many steps of 30 seconds from now. */
export const codeIn = (steps = 0, of: Uint8Array = secret): string => codeOf(of, stepAt(new Date()) + steps);
