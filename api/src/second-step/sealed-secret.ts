import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import type { Database } from '../database/connect.ts';
import { readSiteSecret } from '../auth/site-secret.ts';

const keyOf = (database: Database) => readSiteSecret(database, 'second-step');

/** A secret of an authenticator app as it is kept: encrypted, so that a copy of its table alone makes no codes. */
export const seal = async (database: Database, secret: Uint8Array): Promise<string> =>
  symmetricEncrypt({ key: await keyOf(database), data: Buffer.from(secret).toString('base64') });

/** The secret again. Throws where it was sealed with another key. */
export const unseal = async (database: Database, sealed: string): Promise<Buffer> =>
  Buffer.from(await symmetricDecrypt({ key: await keyOf(database), data: sealed }), 'base64');
