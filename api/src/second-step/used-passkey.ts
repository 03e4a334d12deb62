import type { usedPasskeySchema } from '@sahra/shared/schemas/second-step';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { passkeyRefused } from '../auth/auth-failure.ts';
import type { Database } from '../database/connect.ts';
import { passkeys } from '../database/second-step-tables.ts';
import { storeChallenge, takeChallenge, verified } from './passkey-challenges.ts';
import type { RelyingParty } from './relying-party.ts';
import { webauthn } from './webauthn.ts';

/** What a browser asks any passkey of this site to sign, whoever's it is: which accounts have one, nobody learns. */
export async function askForPasskey(database: Database, { expectedRPID }: RelyingParty) {
  const { generateAuthenticationOptions } = await webauthn();
  const options = await generateAuthenticationOptions({ rpID: expectedRPID, userVerification: 'required' });
  await storeChallenge(database, options.challenge, null);
  return options;
}

/** A passkey that has signed what was asked for, as it was before and how often it has signed now. */
export interface UsedPasskey {
  id: string;
  memberId: string;
  counter: number;
  newCounter: number;
}

/** Which passkey has signed what was asked for, with a finger, a face or a PIN. Throws `passkey_refused`. */
export async function verifyPasskey(
  database: Database,
  relyingParty: RelyingParty,
  { credential: response }: Pick<z.output<typeof usedPasskeySchema>, 'credential'>,
): Promise<UsedPasskey> {
  const expectedChallenge = await takeChallenge(database, response.response.clientDataJSON, null);
  const [passkey] = await database.select().from(passkeys).where(eq(passkeys.credentialId, response.id));
  if (!passkey) throw passkeyRefused();
  const { id, memberId, credentialId, publicKey, counter } = passkey;
  const { verifyAuthenticationResponse } = await webauthn();
  const { authenticationInfo } = await verified(() =>
    verifyAuthenticationResponse({
      response: { ...response, clientExtensionResults: {} },
      expectedChallenge,
      ...relyingParty,
      credential: { id: credentialId, publicKey: new Uint8Array(publicKey), counter },
      requireUserVerification: true,
    }),
  );
  return { id, memberId, counter, newCounter: authenticationInfo.newCounter };
}

/**
 * Notes that a passkey was used. False where it was removed meanwhile, or a copy of it has signed in this moment: what it was to open
 * stays closed.
 */
export async function countUse(database: Database, { id, counter, newCounter }: UsedPasskey): Promise<boolean> {
  const counted = await database
    .update(passkeys)
    .set({ counter: newCounter, lastUsedAt: new Date() })
    .where(and(eq(passkeys.id, id), eq(passkeys.counter, counter)))
    .returning({ id: passkeys.id });
  return counted.length > 0;
}
