import type { LanguageCode } from '@sahra/shared/i18n/languages';
import type { ThingKind } from '@sahra/shared/schemas/contributions';
import { and, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database/connect.ts';
import { contributors } from '../database/contribution-tables.ts';
import { members } from '../database/member-tables.ts';
import { mailboxOf } from '../newsletter/subscription-rules.ts';
import { mayModerate } from './contribution-rules.ts';

/** How a caller is known: by their account, by the key of their browser, or by both. */
export interface Caller {
  memberId: string | undefined;
  guestKeyHash: string | undefined;
}

/** Who is about to contribute. */
export type Person =
  | { memberId: string; language: LanguageCode }
  | {
      guestKeyHash: string;
      /** By what the shop knows their browser, where it does. */
      shopperHash: string | undefined;
      name: string;
      email: string;
      wantsReplies: boolean;
      language: LanguageCode;
    };

export type ContributorRow = typeof contributors.$inferSelect;

/** Contributors that the caller is; nobody where nothing is known of them. */
export const isCaller = ({ memberId, guestKeyHash }: Caller): SQL =>
  or(
    memberId === undefined ? undefined : eq(contributors.memberId, memberId),
    guestKeyHash === undefined ? undefined : eq(contributors.guestKeyHash, guestKeyHash),
  ) ?? sql`false`;

/** The ids of the contributors that the caller is. */
export async function idsOfCaller(database: Database | Transaction, caller: Caller): Promise<number[]> {
  if (caller.memberId === undefined && caller.guestKeyHash === undefined) return [];
  const rows = await database.select({ id: contributors.id }).from(contributors).where(isCaller(caller));
  return rows.map(({ id }) => id);
}

/** The contributor that a person is, made where it is their first time. */
export async function contributorOf(tx: Transaction, person: Person, now: Date): Promise<ContributorRow> {
  const { language } = person;
  const [row] =
    'memberId' in person
      ? await tx
          .insert(contributors)
          .values({ kind: 'member', memberId: person.memberId, language, wantsReplies: true })
          .onConflictDoUpdate({ target: contributors.memberId, set: { lastAt: now } })
          .returning()
      : await tx
          .insert(contributors)
          .values({
            kind: 'guest',
            guestKeyHash: person.guestKeyHash,
            shopperHash: person.shopperHash ?? null,
            name: person.name,
            email: person.email,
            mailbox: mailboxOf(person.email),
            language,
            wantsReplies: person.wantsReplies,
          })
          .onConflictDoUpdate({
            target: [contributors.guestKeyHash, contributors.mailbox],
            set: {
              lastAt: now,
              shopperHash: sql`coalesce(excluded.shopper_hash, ${contributors.shopperHash})`,
              // A name that was published stays: nobody becomes another person in what they wrote before.
              name: sql`case when ${contributors.trustedAt} is null then excluded.name else ${contributors.name} end`,
              wantsReplies: sql`(${contributors.wantsReplies} or excluded.wants_replies) and not ${contributors.isMailRefused}`,
            },
          })
          .returning();
  if (!row) throw new Error('A contributor was neither made nor found');
  return row;
}

/** Whether a moderator has shut somebody out: this contributor, or a guest with their browser or their mailbox. */
export async function isShutOut(tx: Transaction, { id, guestKeyHash, mailbox }: ContributorRow): Promise<boolean> {
  const rows = await tx
    .select({ id: contributors.id })
    .from(contributors)
    .where(
      and(
        isNotNull(contributors.blockedAt),
        or(
          eq(contributors.id, id),
          guestKeyHash === null ? undefined : eq(contributors.guestKeyHash, guestKeyHash),
          mailbox === null ? undefined : eq(contributors.mailbox, mailbox),
        ),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** The role of a contributor's account; undefined: a guest, or a former member. */
export async function findRole(tx: Transaction, { memberId }: Pick<ContributorRow, 'memberId'>) {
  if (memberId === null) return undefined;
  const [row] = await tx.select({ role: members.role }).from(members).where(eq(members.id, memberId));
  return row?.role;
}

/** Whether what they write about such things is published by themselves: who could publish it need not ask others to. */
export async function isModerator(tx: Transaction, contributor: ContributorRow, kind: ThingKind): Promise<boolean> {
  const role = await findRole(tx, contributor);
  return role !== undefined && mayModerate(role, kind);
}
