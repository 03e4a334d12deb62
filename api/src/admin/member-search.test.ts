import type { ManagedMember } from '@sahra/shared/schemas/admin';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { members } from '../database/member-tables.ts';
import { useAdmin } from './testing/use-admin.ts';

const { database, salma, mona } = useAdmin();
const page = (body: unknown) => body as { items: ManagedMember[]; total: number };
const search = async (q: string) =>
  page((await salma().send('GET', `/api/admin/members?q=${encodeURIComponent(q)}`)).body).items.map(
    ({ username }) => username,
  );

beforeAll(async () => {
  await database()
    .update(members)
    .set({ name: 'أحمد الإسكندرانيّ', firstName: 'Ἀθηνᾶ', lastName: 'Müller' })
    .where(eq(members.id, mona().id));
});

describe('finding members', () => {
  it.each([
    ['MONA', true],
    ['mona@EXAMPLE.org', true],
    ['احمد', true],
    ['أحمَد', true],
    ['الاسكندراني', true],
    ['αθηνα', true],
    ['muller', true],
    ['احمد muller', true],
    ['احمد nobody', false],
    ['%', false],
    ['_ona', false],
    ["' or 1=1 --", false],
    ['\\', false],
    ['mon\u0301a', true],
  ])('%s finds Mona: %s', async (q, isFound) => {
    expect((await search(q)).includes('mona')).toBe(isFound);
  });

  it('Nothing secret is in the answer, and a page beyond the end is empty', async () => {
    const { body } = await salma().send('GET', '/api/admin/members?q=mona@');
    expect(page(body).items).toEqual([
      {
        id: mona().id,
        name: 'أحمد الإسكندرانيّ',
        username: 'mona',
        email: 'mona@example.org',
        role: 'member',
        isSubscriber: false,
        isEmailVerified: true,
        blockedAt: null,
        memberSince: expect.any(String),
      },
    ]);
    expect(page((await salma().send('GET', '/api/admin/members?page=9')).body).items).toEqual([]);
    expect((await salma().send('GET', `/api/admin/members?q=${'x'.repeat(201)}`)).status).toBe(400);
  });

  it('The newest come first, a page at a time', async () => {
    const first = page((await salma().send('GET', '/api/admin/members?pageSize=1')).body);
    const second = page((await salma().send('GET', '/api/admin/members?pageSize=1&page=2')).body);
    expect([first.items.length, second.items.length, first.total]).toEqual([1, 1, second.total]);
    expect(Date.parse(first.items[0]?.memberSince ?? '')).toBeGreaterThanOrEqual(
      Date.parse(second.items[0]?.memberSince ?? ''),
    );
  });
});
