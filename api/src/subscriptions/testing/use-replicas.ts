import { eq } from 'drizzle-orm';
import { afterAll, beforeAll } from 'vitest';
import { adminActions, subscriptionRequests } from '../../database/account-tables.ts';
import { type Connection, connectDatabase } from '../../database/connect.ts';
import { outbox } from '../../database/mail-tables.ts';
import { storeMember } from '../../testing/stored-member.ts';
import { createTestDatabase, silent, type TestDatabase } from '../../testing/test-database.ts';
import { askForSubscription } from '../request-repository.ts';

/** Each race is run as often; who wins changes. */
export const TIMES = 50;
export const now = new Date('2030-01-31T12:00:00.000Z');
export const admins = [
  { id: null, name: 'Mona' },
  { id: null, name: 'Karim' },
] as const;
export const numbers = Array.from({ length: TIMES }, (_, index) => index);

export const planRequest = (memberId: string, idempotencyKey?: string) => ({
  memberId,
  plan: 'basic' as const,
  paymentMethod: 'bank-transfer' as const,
  idempotencyKey,
});
/** Whether each of the calls made at once succeeded. */
export const taken = (answers: PromiseSettledResult<unknown>[]) => answers.map(({ status }) => status === 'fulfilled');

/** The database of a test file, reached from two replicas at once, and what is stored of subscriptions. */
export function useReplicas() {
  let test: TestDatabase;
  let other: Connection;
  beforeAll(async () => {
    test = await createTestDatabase();
    other = connectDatabase(test.url, silent);
  });
  afterAll(async () => {
    await other.close();
    await test.close();
  });
  const database = () => test.database;
  return {
    database,
    replica: () => other.database,
    ask: async (memberId: string) =>
      (await askForSubscription(database(), planRequest(await storeMember(database(), memberId)), now)).reference,
    rowsOf: (memberId: string) =>
      database().select().from(subscriptionRequests).where(eq(subscriptionRequests.memberId, memberId)),
    mailsTo: (memberId: string) =>
      database()
        .select()
        .from(outbox)
        .where(eq(outbox.recipient, `${memberId}@example.org`))
        .orderBy(outbox.id),
    actionsOn: (reference: string) =>
      database()
        .select()
        .from(adminActions)
        .where(eq(adminActions.target, `subscription-request:${reference}`)),
  };
}
