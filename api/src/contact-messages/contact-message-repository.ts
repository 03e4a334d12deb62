import type { LanguageCode } from '@sahra/shared/i18n/languages';
import type { ContactMessage } from '@sahra/shared/form-rules/contact-form';
import { eq, lt } from 'drizzle-orm';
import { contactMessages } from '../database/contact-tables.ts';
import type { Database, Transaction } from '../database/connect.ts';
import { ApiFailure } from '../server/http/api-failure.ts';
import type { HashedNetwork } from '../server/limits/caller-hash.ts';
import { hourMs } from '../server/limits/rate-limit.ts';
import { enforceNetworkLimits, enforceSharedLimit, type SharedLimit } from '../server/limits/shared-limit.ts';
import { post } from '../mail/outbox-repository.ts';
import { createReference } from './reference.ts';

const messages: SharedLimit = {
  name: 'contact',
  // Many households may share one address.
  perCaller: { burst: 10, refillMs: hourMs / 10 },
  // More than the owner could read.
  overAll: { burst: 120, refillMs: hourMs / 120 },
};

/** A message that has passed its schema, and who sent it. */
export interface ContactSubmission {
  message: Omit<ContactMessage, 'website'>;
  language: LanguageCode;
  networks: readonly [HashedNetwork, ...HashedNetwork[]];
  idempotencyKey: string | undefined;
}

const isSame = (a: ContactSubmission['message'], b: ContactSubmission['message']) =>
  a.name === b.name && a.email === b.email && a.subject === b.subject && a.message === b.message;

/** The reference that a message got when it came before. */
async function findReplay(
  database: Database,
  { idempotencyKey, message }: ContactSubmission,
): Promise<string | undefined> {
  if (idempotencyKey === undefined) return undefined;
  const [row] = await database.select().from(contactMessages).where(eq(contactMessages.idempotencyKey, idempotencyKey));
  if (row && !isSame(row, message)) {
    throw new ApiFailure(422, {
      code: 'idempotency_key_reused',
      message: 'This Idempotency-Key came with another message',
    });
  }
  return row?.reference;
}

/** Counts a message that is not stored: a program filled the trap. */
export const enforceContactLimit = (tx: Transaction, networks: readonly HashedNetwork[]) =>
  enforceNetworkLimits(tx, messages, networks);

/** Stores a message and its mail, or nothing where the same key was stored by another request meanwhile. */
async function storeNew(tx: Transaction, { message, networks, ...sender }: ContactSubmission): Promise<string> {
  await enforceSharedLimit(tx, messages, networks);
  const reference = createReference();
  const { name, email, subject, message: text } = message;
  const stored = await tx
    .insert(contactMessages)
    .values({ reference, name, email, subject, message: text, ...sender, callerHash: networks[0].hash })
    .onConflictDoNothing({ target: contactMessages.idempotencyKey })
    .returning({ id: contactMessages.id });
  // What was taken above is given back.
  if (stored.length === 0) throw new Error('Another request has just stored a message with this key');
  await post(tx, {
    kind: 'contact',
    recipient: null,
    language: sender.language,
    data: { reference, name, email, subject, message: text },
  });
  return reference;
}

/** Stores a message once and returns its reference; the same key again is the same message. */
export async function storeMessage(database: Database, submission: ContactSubmission): Promise<string> {
  const known = await findReplay(database, submission);
  if (known !== undefined) return known;
  try {
    return await database.transaction((tx) => storeNew(tx, submission));
  } catch (error) {
    // The other of two that came at once may have got there first.
    const replayed = await findReplay(database, submission);
    if (replayed === undefined) throw error;
    return replayed;
  }
}

export async function deleteOldMessages(database: Database, before: Date): Promise<void> {
  await database.delete(contactMessages).where(lt(contactMessages.createdAt, before));
}
