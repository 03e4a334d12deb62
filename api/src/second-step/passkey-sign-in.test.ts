import { cookies } from '@sahra/shared/privacy/cookies';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { members, sessions } from '../database/member-tables.ts';
import { passkeyChallenges } from '../database/second-step-tables.ts';
import { createSoftwarePasskey } from './testing/software-authenticator.ts';
import { usePasskeys } from './testing/use-passkeys.ts';

const { call, signUp, begin, give, memberOf, database, add, read, use, post, signed, optionsFor } = usePasskeys();
const refused = {
  status: 400,
  body: { code: 'passkey_refused', fields: { credential: 'is not accepted' } },
};

it('Member signs in with a passkey alone, and with password and recovery code where it is not at hand', async () => {
  const mona = await signUp();
  const { passkey, codes } = await add(mona.cookie);
  const answer = await use(await signed(passkey));
  expect([answer.status, answer.body]).toEqual([200, { member: expect.objectContaining({ id: mona.id }) }]);
  expect((await read(answer.cookie)).passkeys[0]?.lastUsedAt).toEqual(expect.any(String));
  expect((await give(await begin(mona), codes[0] ?? '')).status).toBe(200);
  const rows = await database().select().from(sessions).where(eq(sessions.userId, mona.id));
  expect(rows.map(({ firstFactor, secondStep }) => `${firstFactor} ${secondStep}`).sort()).toEqual([
    'passkey passkey',
    'password passkey',
    'password recovery-code',
  ]);
});

it('Who has passkeys alone is not asked for the digits of an app', async () => {
  const [mona, huda] = [await signUp(), await signUp({ hasSecondStep: true })];
  await add(mona.cookie);
  const pendingOf = async ({ email, password }: typeof mona) =>
    (await call('POST', '/auth/sign-in', { identifier: email, password })).body;
  expect(await Promise.all([mona, huda].map(pendingOf))).toEqual([
    { secondStep: { token: expect.any(String), hasApp: false } },
    { secondStep: { token: expect.any(String), hasApp: true } },
  ]);
});

it('The session ends with the browser where the member wants that, and takes the place of the one before', async () => {
  const mona = await signUp();
  const { passkey, cookie } = await add(mona.cookie);
  const cookiesOf = async (isRemembered: boolean, before: string) => {
    const body = { credential: await signed(passkey), isRemembered };
    return (await call('POST', '/auth/passkey', body, before)).cookie;
  };
  const remembered = await cookiesOf(true, cookie);
  expect(remembered).not.toContain(cookies.endsWithBrowser.name);
  expect(await Promise.all([cookie, remembered].map(memberOf))).toEqual([
    null,
    expect.objectContaining({ id: mona.id }),
  ]);
  expect(await cookiesOf(false, remembered)).toContain(cookies.endsWithBrowser.name);
});

describe('what is not accepted', () => {
  it.each([
    ['on a page of another site', { origin: 'https://sahra.example.evil' }],
    ['on the site without TLS', { origin: 'http://sahra.example' }],
    ['by a passkey of another site', { host: 'evil.example' }],
    ['without a finger, a face or a PIN', { isVerified: false }],
  ])('What is signed, and what is made, %s', async (_, lies) => {
    const mona = await signUp();
    const { passkey, cookie } = await add(mona.cookie);
    expect(await use(await signed(passkey, lies))).toMatchObject(refused);
    const made = createSoftwarePasskey().create(await optionsFor('/account/passkeys/options', cookie), lies);
    expect(await post(made, cookie)).toMatchObject(refused);
    expect((await read(cookie)).passkeys).toHaveLength(1);
  });

  it('What was signed once, again, one after the other and at once; for another purpose, made up, or too late', async () => {
    const mona = await signUp();
    const { passkey, credential, cookie } = await add(mona.cookie);
    const once = await signed(passkey);
    const answers = await Promise.all(Array.from({ length: 4 }, () => use(once)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
    const { cookie: fresh } = await use(await signed(passkey));
    expect(await post(credential, fresh)).toMatchObject(refused);
    const others = [
      { challenge: 'bWFkZSB1cA' },
      { challenge: 7 },
      await optionsFor('/account/passkeys/options', fresh),
    ];
    for (const options of others) expect(await use(passkey.sign(options))).toMatchObject(refused);
    const toAdd = createSoftwarePasskey().create(await optionsFor('/auth/passkey/options'));
    expect(await post(toAdd, fresh)).toMatchObject(refused);
    const late = await signed(passkey);
    await database().update(passkeyChallenges).set({ expiresAt: new Date() });
    expect(await use(late)).toMatchObject(refused);
    expect(cookie).not.toBe(fresh);
  });

  it('A passkey that nobody has, one under somebody else’s id, somebody else’s as one’s own', async () => {
    const [mona, karim] = [await signUp(), await signUp()];
    const { passkey } = await add(mona.cookie);
    const { credentialId: id } = passkey;
    expect(await use(await signed(createSoftwarePasskey()))).toMatchObject(refused);
    expect(await use({ ...(await signed(createSoftwarePasskey())), id, rawId: id })).toMatchObject(refused);
    const made = passkey.create(await optionsFor('/account/passkeys/options', karim.cookie));
    expect(await post(made, karim.cookie)).toMatchObject(refused);
  });

  it('A copy, whose counter goes back or stays', async () => {
    const { passkey } = await add((await signUp()).cookie);
    expect((await use(await signed(passkey, { counter: 10 }))).status).toBe(200);
    for (const counter of [9, 10]) expect(await use(await signed(passkey, { counter }))).toMatchObject(refused);
  });

  it('One of a blocked member', async () => {
    const mona = await signUp();
    const { passkey } = await add(mona.cookie);
    await database().update(members).set({ blockedAt: new Date() }).where(eq(members.id, mona.id));
    expect(await use(await signed(passkey))).toMatchObject({ status: 403, body: { code: 'member_blocked' } });
  });

  it('One that is added without the password of a moment ago, or by somebody else’s challenge', async () => {
    const [mona, karim, huda] = [await signUp({ isElevated: false }), await signUp(), await signUp()];
    for (const path of ['/account/passkeys/options', '/account/passkeys'])
      expect(
        (await call('POST', path, { credential: createSoftwarePasskey().create({}) }, mona.cookie)).body,
      ).toMatchObject({ code: 'elevation_required' });
    const credential = createSoftwarePasskey().create(await optionsFor('/account/passkeys/options', karim.cookie));
    expect(await post(credential, huda.cookie)).toMatchObject(refused);
  });

  it('Anything that is no signature: told by field, and never a failure of ours', async () => {
    const { passkey, cookie } = await add((await signUp()).cookie);
    const [good, made] = [await signed(passkey), createSoftwarePasskey().create({ challenge: 'x' })];
    const shapes = [
      undefined,
      null,
      7,
      'text',
      [],
      {},
      { ...good, id: '' },
      { ...good, response: {} },
      { ...good, type: 'x' },
    ];
    for (const credential of shapes)
      for (const answer of [await use(credential), await post(credential, cookie)])
        expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_request', fields: expect.any(Object) } });
    const garbage = [
      'AAAA',
      Buffer.from('null').toString('base64url'),
      Buffer.from('{"challenge":null}').toString('base64url'),
    ];
    for (const text of garbage) {
      expect(await use({ ...good, response: { ...good.response, clientDataJSON: text } })).toMatchObject(refused);
      expect(await post({ ...made, response: { ...made.response, clientDataJSON: text } }, cookie)).toMatchObject(
        refused,
      );
    }
    for (const name of ['authenticatorData', 'signature'] as const) {
      const credential = await signed(passkey);
      expect(await use({ ...credential, response: { ...credential.response, [name]: 'AAAA' } })).toMatchObject(refused);
    }
    const asked = createSoftwarePasskey().create(await optionsFor('/account/passkeys/options', cookie));
    expect(await post({ ...asked, response: { ...asked.response, attestationObject: 'AAAA' } }, cookie)).toMatchObject(
      refused,
    );
  });
});
