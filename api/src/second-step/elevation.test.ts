import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { sessions } from '../database/member-tables.ts';
import { codeIn } from '../testing/second-step.ts';
import { usePasskeys } from './testing/use-passkeys.ts';

const { call, signUp, setUp, memberOf, database, add, signed } = usePasskeys();

const endElevation = (memberId: string) =>
  database().update(sessions).set({ elevatedUntil: null }).where(eq(sessions.userId, memberId));
const elevate = (cookie: string, body: object) => call('POST', '/auth/elevate', body, cookie);
const elevateByPasskey = async (cookie: string, credential: unknown) =>
  call('POST', '/auth/elevate/passkey', { credential }, cookie);
const change = (cookie: string) => call('POST', '/account/second-step/app', {}, cookie);

it('Who has a second step gives password and code before something dangerous: neither is enough alone', async () => {
  const mona = await signUp();
  const { secret, recoveryCodes, cookie } = await setUp(mona);
  const { password } = mona;
  await endElevation(mona.id);
  expect(await memberOf(cookie)).toMatchObject({ secondStep: 'code' });
  for (const body of [{ password }, { password, code: '' }, { password, code: codeIn(9, secret) }])
    expect(await elevate(cookie, body)).toMatchObject({ status: 400, body: { fields: { code: expect.any(String) } } });
  expect((await elevate(cookie, { password: 'wrong', code: codeIn(1, secret) })).body).toMatchObject({
    code: 'wrong_password',
  });
  expect((await change(cookie)).body).toMatchObject({ code: 'elevation_required' });
  const elevated = await elevate(cookie, { password, code: codeIn(1, secret) });
  expect(elevated.status).toBe(200);
  expect((await change(elevated.cookie)).status).toBe(200);
  expect((await elevate(elevated.cookie, { password, code: codeIn(1, secret) })).status).toBe(400);
  expect((await elevate(elevated.cookie, { password, code: recoveryCodes[0] })).status).toBe(200);
});

it('A passkey is given in place of both: the session gets a new token; one of somebody else, or given twice, opens nothing', async () => {
  const [mona, karim] = [await signUp(), await signUp()];
  const [{ cookie, passkey }, others] = [await add(mona.cookie), await add(karim.cookie)];
  await endElevation(mona.id);
  expect(await memberOf(cookie)).toMatchObject({ secondStep: 'passkey' });
  const refused = { status: 400, body: { code: 'passkey_refused', fields: { credential: expect.any(String) } } };
  expect(await elevateByPasskey(cookie, await signed(others.passkey))).toMatchObject(refused);
  const once = await signed(passkey);
  expect((await elevateByPasskey('', once)).status).toBe(401);
  const elevated = await elevateByPasskey(cookie, once);
  expect(elevated).toMatchObject({ status: 200, body: { elevatedUntil: expect.any(String) } });
  expect(await memberOf(cookie)).toBeNull();
  expect((await change(elevated.cookie)).status).toBe(200);
  expect(await elevateByPasskey(elevated.cookie, once)).toMatchObject(refused);
});

it('Without a second step the password is enough, and nothing is said of a step', async () => {
  const mona = await signUp({ isElevated: false });
  expect(await memberOf(mona.cookie)).not.toHaveProperty('secondStep');
  expect((await elevate(mona.cookie, { password: mona.password })).status).toBe(200);
});
