import { grantedRoles } from '@sahra/shared/session/permissions';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { commandActor } from '../admin/admin-log.ts';
import { changeRole } from '../admin/managed-member-repository.ts';
import { adminActions } from '../database/account-tables.ts';
import { sessions } from '../database/member-tables.ts';
import { takeSecondStepAway } from './take-away.ts';
import { useSecondSteps } from './testing/use-second-steps.ts';

const { call, signUp, signIn, begin, setUp, mailsTo, memberOf, database } = useSecondSteps();

/** What each role manages, by a route of it. */
const managed = [
  ['admin', '/admin/members'],
  ['admin', '/admin/actions'],
  ['admin', '/admin/orders'],
  ['admin', '/admin/contact-messages'],
  ['moderator', '/admin/contributions'],
  ['editor', '/editing/letters'],
] as const;
const look = (path: string, cookie: string) => call('GET', path, undefined, cookie);

describe('who manages something needs a second step', () => {
  it.each(managed)('%s without one is refused at %s, and let in as soon as it is set up', async (role, path) => {
    const salma = await signUp({ role, hasSecondStep: false });
    expect(await look(path, salma.cookie)).toMatchObject({ status: 403, body: { code: 'second_step_required' } });
    expect(await memberOf(salma.cookie)).toMatchObject({ needsSecondStep: true });
    const { cookie } = await setUp(salma);
    expect((await look(path, cookie)).status).toBe(200);
    expect(await memberOf(cookie)).toMatchObject({ role });
    expect(await memberOf(cookie)).not.toHaveProperty('needsSecondStep');
  });

  it.each(grantedRoles)('What is left of %s without one is a role that manages nothing', async (role) => {
    const salma = await signUp({ role, hasSecondStep: false });
    const answers = await Promise.all(managed.map(([, path]) => look(path, salma.cookie)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([403]));
    expect(await memberOf(salma.cookie)).toMatchObject({
      role: role === 'editor' || role === 'author' ? 'author' : 'member',
    });
  });

  it('A role that is given later waits for the second step, and counts at once where there is one', async () => {
    const [mona, huda] = [await signUp(), await signUp({ hasSecondStep: true })];
    for (const { id } of [mona, huda]) await changeRole(database(), commandActor, id, 'moderator');
    expect((await look('/admin/contributions', mona.cookie)).body).toMatchObject({ code: 'second_step_required' });
    expect((await look('/admin/contributions', huda.cookie)).status).toBe(200);
  });

  it('A session that was made as the second step was set up is none', async () => {
    const salma = await signUp({ role: 'admin', hasSecondStep: true });
    await database().update(sessions).set({ secondStep: null }).where(eq(sessions.userId, salma.id));
    expect(await memberOf(salma.cookie)).toBeNull();
    expect((await look('/admin/members', salma.cookie)).status).toBe(401);
  });
});

it('Who has lost phone and codes gets the second step taken away at the machine: logged, mailed, signed out, and no manager until there is a new one', async () => {
  const salma = await signUp({ role: 'admin' });
  await begin(salma);
  expect(await takeSecondStepAway(database(), commandActor, salma.id)).toBe(true);
  expect(await takeSecondStepAway(database(), commandActor, salma.id)).toBe(false);
  expect(await memberOf(salma.cookie)).toBeNull();
  const cookie = await signIn(salma);
  expect((await look('/admin/members', cookie)).body).toMatchObject({ code: 'second_step_required' });
  expect(await mailsTo(salma.email)).toContain('taken-away');
  const [action] = await database()
    .select()
    .from(adminActions)
    .where(eq(adminActions.target, `member:${salma.id}`));
  expect(action).toMatchObject({
    adminName: 'command',
    action: 'remove-second-step',
    details: { username: salma.username },
  });
});
