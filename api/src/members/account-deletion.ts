import { and, eq, notInArray, sql } from 'drizzle-orm';
import { requireOtherAdmin } from '../admin/managed-member-repository.ts';
import { leaveContributions } from '../contributions/leave-contributions.ts';
import type { Database, Transaction } from '../database/connect.ts';
import { outbox } from '../database/mail-tables.ts';
import { emailChanges, members, profiles, verifications } from '../database/member-tables.ts';
import { found } from '../server/http/api-failure.ts';
import { newsletterKinds, post } from '../mail/outbox-repository.ts';
import { forgetAlerts } from '../stock-alerts/stock-alert-repository.ts';
import { leaveLikes } from '../likes/like-repository.ts';
import { leaveOrders } from '../orders/leave-orders.ts';
import { leaveRequests } from '../subscriptions/decision-repository.ts';

/** The mail to an address that the member wanted to have: it names one that may be nobody's here. */
async function forgetChangeMail(tx: Transaction, id: string): Promise<void> {
  const [change] = await tx
    .select({ email: emailChanges.email })
    .from(emailChanges)
    .where(eq(emailChanges.memberId, id));
  if (!change) return;
  const isToThem = and(eq(sql`lower(${outbox.recipient})`, change.email), eq(outbox.kind, 'email-change'));
  await tx.delete(outbox).where(isToThem);
}

/**
 * Deletes a member and what is theirs: sessions, password, addresses, lists. Orders and paid requests stay, because the books must, and
 * what they had asked for stays as cancelled; what they published stays, so that threads can be read. Nobody's name stands there any
 * more. What they wrote to the owner and what admins did to them stays, as the privacy policy says, and a decoy for its week: else
 * who made it would learn that the account is gone. Either all of it happens or nothing. The last admin stays.
 */
export const deleteAccount = (database: Database, id: string, now: Date): Promise<void> =>
  database.transaction(async (tx) => {
    await requireOtherAdmin(tx, id);
    const [row] = await tx
      .select({ email: members.email, language: members.language })
      .from(members)
      .where(eq(members.id, id))
      .for('update');
    const { email, language } = found(row, 'member');
    await leaveRequests(tx, id, now);
    await leaveOrders(tx, id, now);
    await leaveContributions(tx, id);
    const others = await tx.select({ profileId: profiles.id }).from(profiles).where(eq(profiles.memberId, id));
    await leaveLikes(
      tx,
      [{ profileId: null }, ...others].map((profile) => ({ memberId: id, ...profile })),
    );
    await forgetAlerts(tx, email);
    await tx.delete(verifications).where(eq(verifications.value, id));
    await forgetChangeMail(tx, id);
    // Mails to them are personal data; the newsletter is another matter, with a way out of its own.
    const isOfAccount = notInArray(outbox.kind, newsletterKinds);
    await tx.delete(outbox).where(and(eq(sql`lower(${outbox.recipient})`, email), isOfAccount));
    await tx.delete(members).where(eq(members.id, id));
    await post(tx, { kind: 'account-deleted', data: {}, recipient: email, language });
  });
