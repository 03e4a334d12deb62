import { randomUUID } from 'node:crypto';
import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { PasswordHasher } from '../auth/password-hash.ts';
import { usernameKey } from '../auth/username-key.ts';
import { createReference } from '../contact-messages/reference.ts';
import { subscriptionRequests } from '../database/account-tables.ts';
import type { Database, Transaction } from '../database/connect.ts';
import { credentials, members } from '../database/member-tables.ts';
import { plans } from '../database/shop-tables.ts';
import { monthFor } from '../subscriptions/subscription-rules.ts';
import type { SeedMember } from './contents.ts';

const LOCK = 7_251_003;

/** The address of a member of the demo belongs to nobody. */
async function addMember(
  database: Database,
  { id, username, firstName, lastName, password }: SeedMember,
): Promise<void> {
  const hash = await new PasswordHasher().hash(password);
  const names = {
    name: `${firstName} ${lastName}`,
    firstName,
    lastName,
    username: usernameKey(username),
    displayUsername: username,
  };
  await database.transaction(async (tx) => {
    const made = await tx
      .insert(members)
      .values({
        id,
        ...names,
        email: `${username}@demo.example`,
        emailVerified: true,
        phone: '+201001234567',
        zip: '11511',
        language: 'ar',
      })
      .onConflictDoNothing()
      .returning({ id: members.id });
    // Another replica was quicker, or somebody has the name.
    if (made.length > 0)
      await tx
        .insert(credentials)
        .values({ id: randomUUID(), userId: id, accountId: id, providerId: 'credential', password: hash });
  });
}

/** Pays a month for a member who has none: the demo's subscriber is one at every start. */
async function payMonth(tx: Transaction, memberId: string, now: Date): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
  const own = eq(subscriptionRequests.memberId, memberId);
  const paid = await tx
    .select({ id: subscriptionRequests.id })
    .from(subscriptionRequests)
    .where(and(own, eq(subscriptionRequests.status, 'paid'), gt(subscriptionRequests.paidUntil, now)));
  const [premium] = await tx
    .select({ price: plans.price, currency: plans.currency })
    .from(plans)
    .where(eq(plans.code, 'premium'));
  if (paid.length > 0 || !premium) return;
  const request = {
    reference: createReference(),
    memberId,
    plan: 'premium' as const,
    paymentMethod: 'bank-transfer' as const,
    ...premium,
  };
  await tx
    .insert(subscriptionRequests)
    .values({ ...request, status: 'paid', requestedAt: now, decidedAt: now, ...monthFor(now, null) });
}

/** Adds those members of the demo that are missing. Those who are there stay as they are, whatever was changed of them. */
export async function seedDemoMembers(
  database: Database,
  demoMembers: readonly SeedMember[],
  now: Date,
): Promise<void> {
  const ids = demoMembers.map(({ id }) => id);
  const find = async () =>
    new Set(
      (await database.select({ id: members.id }).from(members).where(inArray(members.id, ids))).map(({ id }) => id),
    );
  const known = await find();
  for (const member of demoMembers) if (!known.has(member.id)) await addMember(database, member);
  const present = await find();
  for (const { id, isSubscriber } of demoMembers)
    if (isSubscriber && present.has(id)) await database.transaction((tx) => payMonth(tx, id, now));
}
