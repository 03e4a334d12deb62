import {
  type SubscriptionRequest,
  subscriptionRequestSchema,
  subscriptionSchema,
} from '@sahra/shared/schemas/subscriptions';
import { eq } from 'drizzle-orm';
import { beforeAll, expect } from 'vitest';
import { subscriptionRequests } from '../../database/account-tables.ts';
import { outbox } from '../../database/mail-tables.ts';
import { dayMs } from '../../server/limits/rate-limit.ts';
import { signUpMember, type TestMember } from '../../testing/member.ts';
import { useTestApp } from '../../testing/test-app.ts';

export const payTo = { bankAccount: 'Sahra, Banque du Nil, EG380019', chequeAddress: null };

/** The app of a test file, an admin of it, and what members and the admin do about subscriptions. */
export function useSubscriptions() {
  const open = useTestApp({
    site: { publicUrl: 'https://sahra.example', mailTo: undefined, payTo, hasDevTools: false },
  });
  const database = () => open().testDatabase.database;
  let current: TestMember | undefined;
  beforeAll(async () => {
    current = await signUpMember(open(), { role: 'admin' });
  });
  const admin = () => {
    if (!current) throw new Error('The admin is there as soon as the tests run');
    return current;
  };
  const read = async (member: TestMember, query = '') =>
    subscriptionSchema.parse((await member.send('GET', `/api/account/subscription${query}`)).body);
  async function ask(member: TestMember, plan: 'basic' | 'premium' = 'basic'): Promise<SubscriptionRequest> {
    const { status, body } = await member.send('POST', '/api/account/subscription-requests', {
      plan,
      paymentMethod: 'bank-transfer',
    });
    expect(status).toBe(201);
    return subscriptionRequestSchema.parse(body);
  }
  const pay = (reference: string, body: object = {}) =>
    admin().send('POST', `/api/admin/subscription-requests/${reference}/payment`, body);
  const mailsTo = async ({ email }: TestMember) =>
    (await database().select().from(outbox).where(eq(outbox.recipient, email)).orderBy(outbox.id)).filter(({ kind }) =>
      kind.startsWith('subscription-'),
    );
  /** As if so many days had gone by since all of a member's requests. */
  async function letDaysPass(member: TestMember, days: number): Promise<void> {
    const earlier = (at: Date | null) => at && new Date(at.getTime() - days * dayMs);
    const own = eq(subscriptionRequests.memberId, member.id);
    for (const { id, paidFrom, paidUntil } of await database().select().from(subscriptionRequests).where(own)) {
      await database()
        .update(subscriptionRequests)
        .set({ paidFrom: earlier(paidFrom), paidUntil: earlier(paidUntil) })
        .where(eq(subscriptionRequests.id, id));
    }
  }
  return { open, database, admin, read, ask, pay, mailsTo, letDaysPass };
}
