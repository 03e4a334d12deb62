import { setUpByApi } from '../../api/src/second-step/set-up-by-api.ts';
import { sendTo } from '../support/members.ts';
import { runningStack } from '../../deploy/stack/local-stack.ts';
import { expect, test } from '../support/test.ts';
import { siteUrl } from '../support/current-site.ts';

const command = ['node', 'api/dist/admin.js'];
const password = 'a lantern in every window';

/** What the site says to somebody who signs in. */
const signIn = (identifier: string, given: string) => sendTo('/auth/sign-in', { identifier, password: given });

test('The owner of the stack makes an admin in a container, who signs in, sets up a second step and sees the members', async () => {
  const args = [
    'create',
    '--email',
    'warda@example.org',
    '--username',
    'warda',
    '--first-name',
    'وردة',
    '--last-name',
    'فتحي',
    '--password-stdin',
  ];
  expect(await runningStack().composeWith(password, 'exec', '-T', 'api-1', ...command, ...args)).toContain(
    'warda is an admin now and can sign in. The site asks them to set up a second step first.',
  );
  expect(await runningStack().compose('exec', '-T', 'api-2', ...command, 'list')).toContain(
    'warda\twarda@example.org\tوردة فتحي',
  );
  const answer = await signIn('warda', password);
  expect([answer.status, await answer.json()]).toEqual([
    200,
    { member: expect.objectContaining({ username: 'warda', needsSecondStep: true }) },
  ]);
  const cookie = answer.headers
    .getSetCookie()
    .map((text) => text.split(';', 1)[0])
    .join('; ');
  const look = (own: string) => fetch(`${siteUrl()}/api/admin/members`, { headers: { cookie: own } });
  expect((await look(cookie)).status).toBe(403);
  const given = await setUpByApi((path, body) => sendTo(path, body, { cookie }));
  expect((await look(given.cookie)).status).toBe(200);
});

test('A container says what is wrong, and makes nobody an admin by it', async () => {
  const args = [
    'create',
    '--email',
    'nobody@example.org',
    '--username',
    'nobody1',
    '--first-name',
    'No',
    '--last-name',
    'Body',
    '--password-stdin',
  ];
  const refused = await runningStack()
    .composeWith('short', 'exec', '-T', 'api-1', ...command, ...args)
    .catch((error: { code: number; stderr: string }) => error);
  expect(refused).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('The password must have 8 to 128 characters'),
  });
  expect((await signIn('nobody1', 'short')).status).toBe(401);
});
