import { MAX_PASSKEYS } from '@sahra/shared/form-rules/passkey-form';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { commandActor } from '../admin/admin-log.ts';
import { passkeyChallenges, passkeys } from '../database/second-step-tables.ts';
import { deleteOldPendingSignIns } from './second-step-repository.ts';
import { takeSecondStepAway } from './take-away.ts';
import { usePasskeys } from './testing/use-passkeys.ts';

const { call, signUp, signIn, begin, give, setUp, mailsTo, memberOf, database, add, read, use, signed, optionsFor } =
  usePasskeys();
const change = (method: 'PUT' | 'DELETE', id: string, cookie: string, body?: object) =>
  call(method, `/account/passkeys/${id}`, body, cookie);

it('Member adds a passkey: other devices are signed out, recovery codes are there, a mail tells of it', async () => {
  const mona = await signUp();
  const phone = await signIn(mona);
  const { codes, cookie, id } = await add(mona.cookie);
  expect(codes).toHaveLength(8);
  expect(await Promise.all([phone, mona.cookie].map(memberOf))).toEqual([null, null]);
  expect(await read(cookie)).toMatchObject({
    appSince: null,
    recoveryCodesLeft: 8,
    passkeys: [{ id, name: '', addedAt: expect.any(String), lastUsedAt: null }],
  });
  expect(await mailsTo(mona.email)).toEqual(['passkey-added']);
  expect((await add(cookie)).codes).toEqual([]);
});

it('Member names a passkey; nobody else does, nor without a name', async () => {
  const [mona, karim] = [await signUp(), await signUp()];
  const { id, cookie } = await add(mona.cookie);
  expect((await change('PUT', id, cookie, { name: '  Grandma’s tablet ' })).body).toMatchObject({
    id,
    name: 'Grandma’s tablet',
  });
  expect((await read(cookie)).passkeys.map(({ name }) => name)).toEqual(['Grandma’s tablet']);
  expect((await change('PUT', id, karim.cookie, { name: 'Mine' })).status).toBe(404);
  expect((await change('PUT', id, '', { name: 'Mine' })).status).toBe(401);
  for (const name of ['', 'n'.repeat(51), 7])
    expect(await change('PUT', id, cookie, { name })).toMatchObject({
      status: 400,
      body: { code: 'invalid_request', fields: { name: expect.any(String) } },
    });
});

it('Member removes a passkey: it signs in no more, and a mail tells of it; nobody else does', async () => {
  const [mona, karim] = [await signUp(), await signUp()];
  const first = await add(mona.cookie);
  const second = await add(first.cookie);
  expect((await change('DELETE', first.id, karim.cookie)).status).toBe(404);
  expect((await change('DELETE', 'none', second.cookie)).body).toMatchObject({
    fields: { passkeyId: expect.any(String) },
  });
  expect((await change('DELETE', first.id, second.cookie)).body).toEqual({ status: 'removed' });
  expect((await change('DELETE', first.id, second.cookie)).status).toBe(404);
  expect((await use(await signed(first.passkey))).body).toMatchObject({ code: 'passkey_refused' });
  expect((await use(await signed(second.passkey))).status).toBe(200);
  expect(await mailsTo(mona.email)).toEqual(['passkey-added', 'passkey-added', 'passkey-removed']);
  expect((await begin(mona)).length).toBeGreaterThan(0);
});

it('A manager with a passkey manages; as the last one goes they do not, and the password signs in again', async () => {
  const salma = await signUp({ role: 'admin', hasSecondStep: false });
  const { id, passkey, cookie } = await add(salma.cookie);
  const { cookie: fresh } = await use(await signed(passkey));
  expect((await call('GET', '/admin/members', undefined, fresh)).status).toBe(200);
  expect((await change('DELETE', id, cookie)).status).toBe(200);
  expect((await call('GET', '/admin/members', undefined, fresh)).body).toMatchObject({ code: 'second_step_required' });
  expect(await signIn(salma)).not.toBe('');
  expect((await read(cookie)).recoveryCodesLeft).toBe(0);
});

it('An app goes, the passkey stays a second step; and the other way round', async () => {
  const mona = await signUp();
  const first = await add(mona.cookie);
  const { cookie, recoveryCodes } = await setUp(first);
  expect(recoveryCodes).toEqual([]);
  await call('DELETE', '/account/second-step/app', undefined, cookie);
  await begin(mona);
  const again = await setUp({ cookie: (await use(await signed(first.passkey))).cookie });
  await change('DELETE', first.id, again.cookie);
  expect((await give(await begin(mona), first.codes[0] ?? '')).status).toBe(200);
});

it('Twenty are enough', async () => {
  const mona = await signUp();
  const { cookie } = await add(mona.cookie);
  const rows = Array.from({ length: MAX_PASSKEYS - 2 }, (_, index) => ({
    ...{ memberId: mona.id, credentialId: `${mona.id}-${index}`, publicKey: Buffer.alloc(1), counter: 0, name: '' },
  }));
  await database().insert(passkeys).values(rows);
  const last = await add(cookie);
  expect(last.status).toBe(200);
  expect(await call('POST', '/account/passkeys/options', {}, last.cookie)).toMatchObject({
    status: 409,
    body: { code: 'too_many_passkeys' },
  });
});

it('What was not signed in time is deleted', async () => {
  await optionsFor('/auth/passkey/options');
  const left = () => database().$count(passkeyChallenges);
  await deleteOldPendingSignIns(database(), new Date());
  expect(await left()).toBeGreaterThan(0);
  await database()
    .update(passkeyChallenges)
    .set({ expiresAt: new Date(0) });
  await deleteOldPendingSignIns(database(), new Date());
  expect(await left()).toBe(0);
});

it('Who has lost all of it gets the passkeys taken away at the machine, too', async () => {
  const mona = await signUp();
  const { passkey } = await add(mona.cookie);
  expect(await takeSecondStepAway(database(), commandActor, mona.id)).toBe(true);
  expect((await use(await signed(passkey))).status).toBe(400);
  expect(await signIn(mona)).not.toBe('');
});

it('The member’s file names their passkeys', async () => {
  const mona = await signUp();
  const { id, cookie } = await add(mona.cookie);
  await change('PUT', id, cookie, { name: 'Tablet' });
  const { body } = await call('GET', '/account/export', undefined, cookie);
  expect(body).toMatchObject({ passkeys: [{ name: 'Tablet', addedAt: expect.any(String), lastUsedAt: null }] });
});

it('With the account its passkeys go', async () => {
  const mona = await signUp();
  const { cookie } = await add(mona.cookie);
  expect((await call('DELETE', '/account', undefined, cookie)).status).toBeLessThan(300);
  expect(await database().$count(passkeys, eq(passkeys.memberId, mona.id))).toBe(0);
});
