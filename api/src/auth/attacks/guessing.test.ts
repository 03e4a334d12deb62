import { beforeEach, describe, expect, it } from 'vitest';
import { allowances, signInAttempts } from '../../database/limit-tables.ts';
import { signInTo, type TestMember } from '../../testing/member.ts';
import { useMembers } from '../../testing/member-calls.ts';

const { app, signUp, database } = useMembers();
let mona: TestMember;
beforeEach(async () => {
  await database().delete(allowances);
  mona = await signUp({ address: '203.0.113.200' });
  await database().delete(signInAttempts);
});
// Bounds below are those of a slow machine: while it answers, the first waits (1, 2, 4 seconds) go by.
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
const addressOf = (index: number) => `198.51.100.${index + 1}`;
const guess = (identifier: string, password: string, address: string) => signInTo(app(), identifier, password, address);
/** How many were checked, how many were refused with 429; nothing else may happen. */
function count(answers: { status: number; cookie: string }[]) {
  expect(answers.filter(({ status, cookie }) => ![401, 429].includes(status) || cookie !== '')).toEqual([]);
  return answers.filter(({ status }) => status === 401).length;
}

describe('guessing passwords', { timeout: 120_000 }, () => {
  it('200 at once from one address against one account: no more than eight are looked at', async () => {
    expect(
      count(await Promise.all(numbers(200).map((index) => guess(mona.email, `guess ${index}`, addressOf(0))))),
    ).toBeLessThanOrEqual(8);
  });

  it('The right one among them, too late, is refused with 429 like any other', async () => {
    for (const index of numbers(6)) await guess(mona.email, `guess ${index}`, addressOf(0));
    const { status, headers, cookie } = await guess(mona.email, mona.password, addressOf(0));
    expect([status, Number(headers['retry-after']) >= 1, cookie]).toEqual([429, true, '']);
  });

  it('By name and by address in turn: not more than by both', async () => {
    const answers = await Promise.all(
      numbers(100).map((index) => guess(index % 2 ? mona.email : mona.username, `guess ${index}`, addressOf(0))),
    );
    expect(count(answers)).toBeLessThanOrEqual(16);
  });

  it('The same password for 60 accounts from one address: no more than 24 are looked at', async () => {
    const answers = [];
    for (const index of numbers(60))
      answers.push(guess(`nobody${index}@example.org`, 'the password of the year', addressOf(0)));
    expect(count(await Promise.all(answers))).toBeLessThanOrEqual(24);
  });

  it('300 at once from 100 addresses against one account: no more than 15 are looked at, and its owner waits half a minute at most', async () => {
    const answers = await Promise.all(
      numbers(300).map((index) => guess(mona.email, `guess ${index}`, addressOf(index % 100))),
    );
    expect(count(answers)).toBeLessThanOrEqual(15);
    const elsewhere = await guess(mona.email, mona.password, '203.0.113.201');
    expect(elsewhere.status === 200 || Number(elsewhere.headers['retry-after']) <= 30).toBe(true);
  });

  it('The owner is not locked out where they are signed in', async () => {
    await Promise.all(numbers(60).map((index) => guess(mona.email, `guess ${index}`, addressOf(index))));
    expect((await guess(mona.email, mona.password, '203.0.113.200')).status).toBe(200);
  });

  it('150 leaked pairs from 100 addresses against 150 accounts: nobody gets in, and each address is counted', async () => {
    const answers = [];
    // No more at once than are let wait for a hash.
    for (let start = 0; start < 150; start += 50) {
      answers.push(
        ...(await Promise.all(
          numbers(50).map((index) =>
            guess(
              start + index ? `nobody${start + index}@example.org` : mona.email,
              `leaked ${index}`,
              addressOf((start + index) % 100),
            ),
          ),
        )),
      );
    }
    expect(count(answers)).toBe(150);
    expect(await database().$count(signInAttempts)).toBeGreaterThanOrEqual(100 + 2 * 150);
  });

  it('A stranger who writes another X-Forwarded-For each time is one stranger', async () => {
    const tries = numbers(100).map((index) =>
      app().inject({
        method: 'POST',
        url: '/api/auth/sign-in',
        remoteAddress: '192.0.2.50',
        headers: {
          'x-forwarded-for': addressOf(index),
          'x-real-ip': addressOf(index),
          'x-client-ip': addressOf(index),
          forwarded: `for=${addressOf(index)}`,
        },
        payload: { identifier: mona.email, password: `guess ${index}` },
      }),
    );
    expect((await Promise.all(tries)).filter(({ statusCode }) => statusCode === 401).length).toBeLessThanOrEqual(8);
  });

  it('A forwarded address that the caller wrote is not trusted', async () => {
    const tries = numbers(100).map((index) => guess(mona.email, `guess ${index}`, `${addressOf(index)}, 192.0.2.51`));
    expect(count(await Promise.all(tries))).toBeLessThanOrEqual(8);
  });

  it('All addresses of one IPv6 network are one', async () => {
    const tries = numbers(100).map((index) =>
      guess(mona.email, `guess ${index}`, `2001:db8:1:2::${index.toString(16)}`),
    );
    expect(count(await Promise.all(tries))).toBeLessThanOrEqual(8);
  });

  it('Two replicas count together', async () => {
    const replica = await app().createReplica();
    const tries = numbers(100).map((index) =>
      signInTo({ app: index % 2 ? replica : app().app }, mona.email, `guess ${index}`, addressOf(0)),
    );
    expect(count(await Promise.all(tries))).toBeLessThanOrEqual(8);
    await replica.close();
  });

  it('The password that is given once more is guessed no faster', async () => {
    const answers = await Promise.all(
      numbers(60).map((index) => mona.send('POST', '/api/auth/elevate', { password: `guess ${index}` })),
    );
    expect(answers.filter(({ status }) => status === 400).length).toBeLessThanOrEqual(8);
    expect(answers.filter(({ status }) => ![400, 429].includes(status))).toEqual([]);
  });
});
