import { Client } from 'pg';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { allowances, signInAttempts } from '../../database/limit-tables.ts';
import { newRegistration, type TestMember } from '../../testing/member.ts';
import { useMembers } from '../../testing/member-calls.ts';
import { minimumMs } from '../minimum-duration.ts';
import { PasswordHasher } from '../password-hash.ts';

const { signUp, call, database } = useMembers();
let known: TestMember;
let asking: TestMember;
let count = 0;
const nobody = () => `nobody${(count += 1)}@example.org`;
beforeAll(async () => {
  known = await signUp();
  asking = await signUp();
});
/** All limits as at the first request. */
async function forgetTries(): Promise<void> {
  await database().delete(allowances);
  await database().delete(signInAttempts);
}

/** Says whether a wait has passed that began before the one of the route and is shorter: an answer that comes before it did not wait. */
function startFloor(): () => boolean {
  let hasPassed = false;
  setTimeout(() => (hasPassed = true), minimumMs - 10);
  return () => hasPassed;
}

const textOf = (query: unknown): string =>
  typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : String(query);

/** What a request costs, in what does not depend on the machine: passwords hashed, statements run, and whether it waited. */
async function costOf(ask: () => Promise<{ status: number }>) {
  const hashing = [vi.spyOn(PasswordHasher.prototype, 'hash'), vi.spyOn(PasswordHasher.prototype, 'verify')] as const;
  const querying = vi.spyOn(Client.prototype, 'query');
  const hasWaited = startFloor();
  const { status } = await ask();
  const cost = {
    status,
    hashed: hashing[0].mock.calls.length + hashing[1].mock.calls.length,
    hasWaited: hasWaited(),
    statements: querying.mock.calls.map(([query]: unknown[]) => textOf(query)),
  };
  for (const spy of [...hashing, querying]) spy.mockRestore();
  return cost;
}

const signIn = (identifier: string) => call('POST', '/auth/sign-in', { identifier, password: 'not the password' });
const mailTo = (path: string) => (email: string) => call('POST', path, { email });

describe('who is registered, asked with a clock', () => {
  it.each<[string, number, number, () => Promise<{ status: number }>, () => Promise<{ status: number }>]>([
    ['sign-in by address', 401, 1, () => signIn(known.email), () => signIn(nobody())],
    ['sign-in by name', 401, 1, () => signIn(known.username), () => signIn(`nobody${(count += 1)}`)],
    [
      'registration',
      202,
      1,
      () => call('POST', '/auth/sign-up', newRegistration({ email: known.email })),
      () => call('POST', '/auth/sign-up', newRegistration()),
    ],
    [
      'lost password',
      202,
      0,
      () => mailTo('/auth/request-password-reset')(known.email),
      () => mailTo('/auth/request-password-reset')(nobody()),
    ],
    [
      'a new verification mail',
      202,
      0,
      () => mailTo('/auth/send-verification-email')(known.email),
      () => mailTo('/auth/send-verification-email')(nobody()),
    ],
  ])(
    '%s: answers %i about somebody and about nobody after as many hashes (%i), and not before the same wait is over',
    async (_, status, hashed, there, missing) => {
      for (const ask of [there, missing]) {
        await forgetTries();
        expect(await costOf(ask)).toMatchObject({ status, hashed, hasWaited: true });
      }
    },
  );

  it('a change of one’s address: the same statements run for one that somebody has and for a free one', async () => {
    const change = (email: string) => costOf(() => call('POST', '/account/email', { email }, asking.cookie));
    const there = await change(known.email);
    await forgetTries();
    const missing = await change(nobody());
    expect([there.status, there.statements.length > 5]).toEqual([202, true]);
    expect([there.hashed, there.statements]).toEqual([missing.hashed, missing.statements]);
  });
});
