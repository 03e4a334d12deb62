import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { sessions } from '../database/member-tables.ts';
import { authenticatorApps, recoveryCodes } from '../database/second-step-tables.ts';
import { codeIn } from '../testing/second-step.ts';
import { useSecondSteps } from './testing/use-second-steps.ts';

const { call, signUp, signIn, begin, give, setUp, mailsTo, memberOf, database } = useSecondSteps();
const read = async (cookie: string) => (await call('GET', '/account/second-step', undefined, cookie)).body;

it('Member sets an app up, signs in with its digits, and with a recovery code once', async () => {
  const mona = await signUp();
  expect(await read(mona.cookie)).toEqual({
    isRequired: false,
    appSince: null,
    setUp: null,
    recoveryCodesLeft: 0,
    passkeys: [],
  });
  const { secret, recoveryCodes: codes, cookie } = await setUp(mona);
  expect(codes).toHaveLength(8);
  expect(codes[0]).toMatch(/^([A-HJKMNP-Z2-9]{4}-){5}[A-HJKMNP-Z2-9]{4}$/);
  expect(await read(cookie)).toEqual({
    isRequired: false,
    appSince: expect.any(String),
    setUp: null,
    recoveryCodesLeft: 8,
    passkeys: [],
  });

  const withDigits = await give(await begin(mona), codeIn(1, secret));
  expect([withDigits.status, withDigits.body]).toEqual([200, { member: expect.objectContaining({ id: mona.id }) }]);
  expect(await memberOf(withDigits.cookie)).toMatchObject({ id: mona.id });

  const typed = (codes[0] ?? '').toLowerCase().replaceAll('-', ' ');
  expect((await give(await begin(mona), typed)).status).toBe(200);
  expect((await give(await begin(mona), typed)).body).toMatchObject({
    code: 'wrong_code',
    fields: { code: 'is not right' },
  });
  expect(await mailsTo(mona.email)).toEqual(expect.arrayContaining(['app-added', 'recovery-code-used']));
  const rows = await database().select().from(sessions).where(eq(sessions.userId, mona.id));
  expect(rows.map(({ firstFactor, secondStep }) => [firstFactor, secondStep]).sort()).toEqual([
    ['password', 'code'],
    ['password', 'code'],
    ['password', 'recovery-code'],
  ]);
});

it('As it is set up all other sessions end, and this one gets a new token', async () => {
  const mona = await signUp();
  const phone = await signIn(mona);
  const { cookie } = await setUp(mona);
  expect(await Promise.all([phone, mona.cookie, cookie].map(memberOf))).toEqual([
    null,
    null,
    expect.objectContaining({ id: mona.id }),
  ]);
});

it('Nothing is set up without the password of a moment ago, nor with other digits, nor shown again', async () => {
  const mona = await signUp({ isElevated: false });
  expect((await call('POST', '/account/second-step/app', {}, mona.cookie)).body).toMatchObject({
    code: 'elevation_required',
  });
  const { cookie } = await call('POST', '/auth/elevate', { password: mona.password }, mona.cookie);
  expect((await call('POST', '/account/second-step/app', {}, cookie)).body).toMatchObject({
    setUp: { secret: expect.stringMatching(/^[A-Z2-7]{32}$/), qr: { path: expect.stringMatching(/^M4 4h1v1h-1z/) } },
  });
  expect((await call('POST', '/account/second-step/app/confirm', { code: codeIn() }, cookie)).body).toMatchObject({
    code: 'wrong_code',
  });
  await database().update(sessions).set({ elevatedUntil: null }).where(eq(sessions.userId, mona.id));
  expect(await read(cookie)).toMatchObject({ appSince: null, setUp: null });
  expect(await signIn(mona)).not.toBe('');
});

it('Nothing that is kept makes codes: secrets are sealed, recovery codes hashed', async () => {
  const mona = await signUp();
  const { secret, recoveryCodes: codes } = await setUp(mona);
  const kept = JSON.stringify([
    await database().select().from(authenticatorApps).where(eq(authenticatorApps.memberId, mona.id)),
    await database().select().from(recoveryCodes).where(eq(recoveryCodes.memberId, mona.id)),
  ]);
  const shown = [
    secret.toString('base64'),
    secret.toString('hex'),
    secret.toString(),
    ...codes.map((code) => code.replaceAll('-', '')),
  ];
  expect(shown.filter((text) => kept.includes(text))).toEqual([]);
});

it('Another phone takes the place of the first, whose digits are of no use then; recovery codes stay until new ones are made', async () => {
  const mona = await signUp();
  const first = await setUp(mona);
  const second = await setUp(first);
  expect(second.recoveryCodes).toEqual([]);
  expect((await give(await begin(mona), codeIn(1, first.secret))).status).toBe(400);
  expect((await give(await begin(mona), codeIn(1, second.secret))).status).toBe(200);
  const renewed = await call('POST', '/account/second-step/recovery-codes', {}, second.cookie);
  expect((renewed.body as { recoveryCodes: string[] }).recoveryCodes).toHaveLength(8);
  expect((await give(await begin(mona), first.recoveryCodes[0] ?? '')).status).toBe(400);
  expect(await mailsTo(mona.email)).toEqual(['app-added', 'app-replaced', 'recovery-codes-renewed']);
});

it('Turned off, the password alone signs in', async () => {
  const mona = await signUp();
  const { cookie } = await setUp(mona);
  expect((await call('DELETE', '/account/second-step/app', undefined, cookie)).body).toEqual({ status: 'removed' });
  expect(await signIn(mona)).not.toBe('');
  expect((await call('POST', '/account/second-step/recovery-codes', {}, cookie)).status).toBe(404);
  expect(await mailsTo(mona.email)).toContain('app-removed');
});
