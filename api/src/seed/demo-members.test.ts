import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { subscriptionRequests } from '../database/account-tables.ts';
import { credentials, members } from '../database/member-tables.ts';
import { endProcess, startApiProcess } from '../testing/api-process.ts';
import { signInTo } from '../testing/member.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { useTestApp } from '../testing/test-app.ts';
import { testContents } from '../testing/test-demo.ts';
import { seedDemoMembers } from './demo-members.ts';

const open = useTestApp();
const database = () => open().testDatabase.database;
const { members: demoMembers } = await testContents();
const seedMembers = (now = new Date()) => seedDemoMembers(database(), demoMembers, now);
const passwordOf = (name: string) => demoMembers.find(({ username }) => username === name)?.password ?? '';

describe('members of the demo', () => {
  it('They sign in as the README says: Mona is a member, Karim a subscriber', async () => {
    await Promise.all([seedMembers(), seedMembers()]);
    for (const [name, role] of [
      ['mona', 'member'],
      ['karim', 'subscriber'],
    ] as const) {
      expect((await signInTo(open(), name, passwordOf(name))).body).toMatchObject({ member: { username: name, role } });
    }
    expect(await database().select().from(subscriptionRequests)).toHaveLength(1);
  });

  it('What somebody changed of them stays; nothing is hashed anew', async () => {
    await database()
      .update(members)
      .set({ name: 'Someone else', email: 'new@example.org', username: 'monika' })
      .where(eq(members.id, 'demo-mona'));
    const before = [
      await database().select().from(members).orderBy(members.id),
      await database().select().from(credentials).orderBy(credentials.id),
    ];
    await seedMembers();
    expect([
      await database().select().from(members).orderBy(members.id),
      await database().select().from(credentials).orderBy(credentials.id),
    ]).toEqual(before);
  });

  it('A demo member who was deleted is there again; a member who took their name keeps it', async () => {
    await database().delete(members).where(eq(members.id, 'demo-mona'));
    await database().update(members).set({ username: 'mona' }).where(eq(members.id, 'demo-karim'));
    await seedMembers();
    expect((await database().select().from(members)).map(({ id }) => id)).toEqual(['demo-karim']);
    await database().update(members).set({ username: 'karim' }).where(eq(members.id, 'demo-karim'));
    await seedMembers();
    expect((await database().select().from(members)).map(({ id }) => id).sort()).toEqual(['demo-karim', 'demo-mona']);
  });

  it('A year later Karim is a subscriber again', async () => {
    const later = new Date(Date.now() + 365 * 24 * 60 * 60 * 1000);
    await seedMembers(later);
    const rows = await database()
      .select()
      .from(subscriptionRequests)
      .where(eq(subscriptionRequests.memberId, 'demo-karim'));
    expect(rows.filter(({ paidUntil }) => paidUntil && paidUntil > later)).toHaveLength(1);
  });
});

it.each(['none', 'demo'])('With SEED=%s its members are there in the demo only', async (seed) => {
  const test = await createTestDatabase();
  const { child } = await startApiProcess({ DATABASE_URL: test.url, SEED: seed });
  try {
    const found = (await test.database.select({ id: members.id }).from(members)).map(({ id }) => id).sort();
    expect(found).toEqual(seed === 'demo' ? ['demo-karim', 'demo-mona'] : []);
  } finally {
    await endProcess(child, 'SIGTERM');
    await test.close();
  }
});
