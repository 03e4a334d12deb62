import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { members } from '../database/member-tables.ts';
import { billingAddress } from '../testing/billing-address.ts';
import { useMembers } from '../testing/member-calls.ts';

const { signUp, signIn, call, database } = useMembers();

const writes = [
  ['POST', '/account/playlists', { name: 'Evening', description: '', privacy: 'private' }],
  ['PUT', '/account/watchlist/3', undefined],
  ['PUT', '/account/likes/3', undefined],
  ['PUT', '/account/progress/1', { seconds: 2 }],
  ['PUT', '/account/billing-address', billingAddress],
  ['POST', '/account/profiles', { name: 'Nour', picture: 'cat', maturityLimit: null }],
] as const;

const waiting = async () =>
  (
    await database().execute(
      sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
  ).rowCount ?? 0;

it.each(writes)('%s %s while the account is being deleted: sign in first', async (method, path, body) => {
  const mona = await signUp();
  const answer = await database().transaction(async (tx) => {
    await tx.delete(members).where(eq(members.id, mona.id));
    const call = mona.send(method, `/api${path}`, body);
    await expect.poll(waiting).toBeGreaterThan(0);
    return { call };
  });
  expect(await answer.call).toMatchObject({ status: 401, body: { code: 'sign_in_required' } });
});

it('Signing in while the account is being deleted opens nothing', async () => {
  const mona = await signUp();
  const answer = await database().transaction(async (tx) => {
    await tx.delete(members).where(eq(members.id, mona.id));
    const call_ = call('POST', '/auth/sign-in', { identifier: mona.email, password: mona.password });
    await expect.poll(waiting).toBeGreaterThan(0);
    return { call: call_ };
  });
  expect(await answer.call).toMatchObject({ status: 401, cookie: '' });
  expect(await signIn(mona)).toBe('');
});
