import { beforeAll, describe, expect, it } from 'vitest';
import { allowances, signInAttempts } from '../../database/limit-tables.ts';
import { newRegistration, type TestMember } from '../../testing/member.ts';
import { useMembers } from '../../testing/member-calls.ts';

const { signUp, call, database } = useMembers();
let known: TestMember;
let asking: TestMember;
let count = 0;
const nobody = () => `nobody${(count += 1)}@example.org`;
beforeAll(async () => {
  known = await signUp();
  asking = await signUp();
});

const median = (times: number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

/** Milliseconds of one request, with all limits as at the first one. */
async function timeOf(ask: () => Promise<unknown>): Promise<number> {
  await database().delete(allowances);
  await database().delete(signInAttempts);
  const started = performance.now();
  await ask();
  return performance.now() - started;
}

/** Medians of requests about somebody and about nobody, in turn: what slows the machine slows both. */
async function compare(samples: number, there: () => Promise<unknown>, missing: () => Promise<unknown>): Promise<number> {
  const times: { there: number[]; missing: number[] } = { there: [], missing: [] };
  for (let index = -1; index < samples; index++) {
    const [first, second] = index % 2 ? (['there', 'missing'] as const) : (['missing', 'there'] as const);
    for (const which of [first, second]) {
      const time = await timeOf(which === 'there' ? there : missing);
      // The first pair warms up.
      if (index >= 0) times[which].push(time);
    }
  }
  return median(times.there) / median(times.missing);
}

const signIn = (identifier: string) => call('POST', '/auth/sign-in', { identifier, password: 'not the password' });

describe('who is registered, asked with a clock', { timeout: 120_000 }, () => {
  it.each<[string, number, () => Promise<unknown>, () => Promise<unknown>]>([
    ['sign-in by address', 13, () => signIn(known.email), () => signIn(nobody())],
    ['sign-in by name', 13, () => signIn(known.username), () => signIn(`nobody${(count += 1)}`)],
    ['registration', 13, () => call('POST', '/auth/sign-up', newRegistration({ email: known.email })), () => call('POST', '/auth/sign-up', newRegistration())],
    ['lost password', 13, () => call('POST', '/auth/request-password-reset', { email: known.email }), () => call('POST', '/auth/request-password-reset', { email: nobody() })],
    ['a new verification mail', 13, () => call('POST', '/auth/send-verification-email', { email: known.email }), () => call('POST', '/auth/send-verification-email', { email: nobody() })],
    ['a change of one’s address', 41, () => call('POST', '/account/email', { email: known.email }, asking.cookie), () => call('POST', '/account/email', { email: nobody() }, asking.cookie)],
  ])('%s: the median of %i answers about somebody is 0.67 to 1.5 times that of answers about nobody', async (_, samples, there, missing) => {
    const ratio = await compare(samples, there, missing);
    expect([ratio, ratio > 0.67 && ratio < 1.5]).toEqual([ratio, true]);
  });
});
