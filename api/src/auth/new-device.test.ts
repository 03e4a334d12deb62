import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { outbox } from '../database/mail-tables.ts';
import { signUpMember, testPassword } from '../testing/member.ts';
import { useTestApp } from '../testing/test-app.ts';

const open = useTestApp();
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

it('Member who is signed in reads of a sign-in with another browser, once; not of one with a browser that they have in use', async () => {
  const { email } = await signUpMember(open());
  const signIn = (userAgent: string) =>
    open().inject({
      method: 'POST',
      url: '/api/auth/sign-in',
      payload: { identifier: email, password: testPassword },
      headers: { 'user-agent': userAgent },
    });
  const mailed = async () =>
    (
      await open()
        .testDatabase.database.select()
        .from(outbox)
        .where(and(eq(outbox.recipient, email), eq(outbox.kind, 'new-device')))
    ).map(({ data }) => data);
  expect(await mailed()).toEqual([]);
  await signIn(firefox);
  expect(await mailed()).toEqual([{ browser: 'Firefox', system: 'Linux', at: expect.stringMatching(/^\d{4}-/) }]);
  await signIn(firefox);
  expect(await mailed()).toHaveLength(1);
  await signIn(safari);
  expect((await mailed())[1]).toMatchObject({ browser: 'Safari', system: 'iOS' });
});
