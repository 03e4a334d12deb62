import { MAX_PASSKEYS, passkeyRefusals } from '@sahra/shared/form-rules/passkey-form';
import type { newPasskeySchema, SecondStep } from '@sahra/shared/schemas/second-step';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { passkeyRefused } from '../auth/auth-failure.ts';
import type { Database } from '../database/connect.ts';
import { passkeys } from '../database/second-step-tables.ts';
import { ApiFailure, found } from '../server/http/api-failure.ts';
import { storeChallenge, takeChallenge, verified } from './passkey-challenges.ts';
import type { RelyingParty } from './relying-party.ts';
import { lockOwner, requireFromNow, requireNoMoreWithoutAny, tellOwner } from './second-step-repository.ts';
import { supportedAlgorithmIDs, webauthn } from './webauthn.ts';

type Passkey = SecondStep['passkeys'][number];
const isTheirs = (memberId: string, id: string) => and(eq(passkeys.id, id), eq(passkeys.memberId, memberId));

const toPasskey = ({ id, name, addedAt, lastUsedAt }: typeof passkeys.$inferSelect): Passkey => ({
  id,
  name,
  addedAt: addedAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

const readPasskeys = (database: Database, memberId: string) =>
  database.select().from(passkeys).where(eq(passkeys.memberId, memberId)).orderBy(passkeys.addedAt, passkeys.id);

/** The passkeys of a member, the oldest first. */
export const listPasskeys = async (database: Database, memberId: string): Promise<Passkey[]> =>
  (await readPasskeys(database, memberId)).map(toPasskey);

const tooMany = () =>
  new ApiFailure(409, { code: passkeyRefusals.tooMany, message: `There are ${MAX_PASSKEYS} passkeys already` });

/**
 * What the member's browser makes a passkey with: one that knows whose it is, and asks for a finger, a face or a PIN. Throws
 * `too_many_passkeys`.
 */
export async function askForNewPasskey(
  database: Database,
  { expectedRPID }: RelyingParty,
  { id, email, name }: { id: string; email: string; name: string },
) {
  const known = await readPasskeys(database, id);
  if (known.length >= MAX_PASSKEYS) throw tooMany();
  const { generateRegistrationOptions } = await webauthn();
  const options = await generateRegistrationOptions({
    rpName: 'Sahra',
    rpID: expectedRPID,
    userName: email,
    userDisplayName: name,
    userID: new TextEncoder().encode(id),
    attestationType: 'none',
    supportedAlgorithmIDs,
    excludeCredentials: known.map(({ credentialId }) => ({ id: credentialId })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await storeChallenge(database, options.challenge, id);
  return options;
}

/**
 * Adds a passkey; from now on the account has a second step. Returns recovery codes where the member had none. Throws
 * `passkey_refused`, and `too_many_passkeys`.
 */
export async function addPasskey(
  database: Database,
  relyingParty: RelyingParty,
  { memberId, sessionId, name }: { memberId: string; sessionId: string; name: string },
  { credential: response }: z.output<typeof newPasskeySchema>,
): Promise<string[]> {
  const expectedChallenge = await takeChallenge(database, response.response.clientDataJSON, memberId);
  const { verifyRegistrationResponse } = await webauthn();
  const { registrationInfo } = await verified(() =>
    verifyRegistrationResponse({
      response: { ...response, clientExtensionResults: {} },
      expectedChallenge,
      ...relyingParty,
      requireUserVerification: true,
      supportedAlgorithmIDs,
    }),
  );
  if (!registrationInfo) throw passkeyRefused();
  const { id: credentialId, publicKey, counter } = registrationInfo.credential;
  return database.transaction(async (tx) => {
    const owner = await lockOwner(tx, memberId);
    if ((await tx.$count(passkeys, eq(passkeys.memberId, memberId))) >= MAX_PASSKEYS) throw tooMany();
    const added = await tx
      .insert(passkeys)
      .values({ credentialId, memberId, publicKey: Buffer.from(publicKey), counter, name })
      .onConflictDoNothing()
      .returning({ id: passkeys.id });
    if (added.length === 0) throw passkeyRefused();
    await tellOwner(tx, owner, 'passkey-added');
    return requireFromNow(tx, owner, sessionId, 'passkey');
  });
}

/** Calls a passkey something else. Throws 404 where the member has none with this id. */
export async function renamePasskey(
  database: Database,
  { memberId, id, name }: { memberId: string; id: string; name: string },
): Promise<Passkey> {
  const [renamed] = await database.update(passkeys).set({ name }).where(isTheirs(memberId, id)).returning();
  return toPasskey(found(renamed, 'passkey'));
}

/**
 * Removes a passkey. Without any, and without an app, the password alone signs in. Throws 404 where the member has none with this
 * id.
 */
export const removePasskey = (database: Database, memberId: string, id: string): Promise<void> =>
  database.transaction(async (tx) => {
    const owner = await lockOwner(tx, memberId);
    const [removed] = await tx.delete(passkeys).where(isTheirs(memberId, id)).returning({ id: passkeys.id });
    found(removed, 'passkey');
    await requireNoMoreWithoutAny(tx, owner);
    await tellOwner(tx, owner, 'passkey-removed');
  });
