import type { MessageStatus, ReceivedMessage } from '@sahra/shared/schemas/admin';
import { count, desc, eq } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { contactMessages } from '../database/contact-tables.ts';
import { found } from '../server/http/api-failure.ts';
import { limitOf, type PageQuery, toPage } from '../server/http/paging.ts';
import { type Actor, recordAction } from './admin-log.ts';

const columns = {
  reference: contactMessages.reference,
  status: contactMessages.status,
  name: contactMessages.name,
  email: contactMessages.email,
  subject: contactMessages.subject,
  message: contactMessages.message,
  language: contactMessages.language,
  createdAt: contactMessages.createdAt,
};
const toReceived = ({
  createdAt,
  ...row
}: Omit<ReceivedMessage, 'createdAt'> & { createdAt: Date }): ReceivedMessage => ({
  ...row,
  createdAt: createdAt.toISOString(),
});

/** A page of what visitors wrote, the newest first. */
export async function listMessages(
  database: Database,
  { status, ...query }: PageQuery & { status?: MessageStatus | undefined },
) {
  const { limit, offset } = limitOf(query);
  const where = status && eq(contactMessages.status, status);
  const [rows, [counted]] = await Promise.all([
    database
      .select(columns)
      .from(contactMessages)
      .where(where)
      .orderBy(desc(contactMessages.createdAt), desc(contactMessages.id))
      .limit(limit)
      .offset(offset),
    database.select({ total: count() }).from(contactMessages).where(where),
  ]);
  return toPage(rows.map(toReceived), counted?.total ?? 0, query);
}

/** Says of a message whether it was answered; that it is so already changes nothing. */
export function changeMessageStatus(
  database: Database,
  admin: Actor,
  reference: string,
  status: MessageStatus,
): Promise<ReceivedMessage> {
  return database.transaction(async (tx) => {
    const [row] = await tx
      .select(columns)
      .from(contactMessages)
      .where(eq(contactMessages.reference, reference))
      .for('update');
    const message = found(row, 'message');
    if (message.status === status) return toReceived(message);
    await tx.update(contactMessages).set({ status }).where(eq(contactMessages.reference, reference));
    await recordAction(tx, {
      admin,
      action: status === 'answered' ? 'answer-message' : 'reopen-message',
      target: `contact-message:${reference}`,
    });
    return toReceived({ ...message, status });
  });
}
