import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BadRequestError, type ManagedMember } from '@sahra/shared/facade';
import { renderPage } from '@sahra/shared/testing/render-page';
import { expect, it } from 'vitest';
import app from '../../app.ts';
import { managed, pageWith, salma } from '../samples.ts';

/** An api that knows these members, changes them, and may want the password first. */
function apiWith(people: ManagedMember[], { needsPassword = false } = {}) {
  let members = people;
  let isElevated = !needsPassword;
  const sent: [id: string, body: unknown][] = [];
  const change =
    (id: string, more: (body: Record<string, unknown>) => Partial<ManagedMember>) =>
    (body: Record<string, unknown>) => {
      if (!isElevated) throw new BadRequestError('Confirm your password first', 403, { code: 'elevation_required' });
      sent.push([id, body]);
      members = members.map((member) => (member.id === id ? { ...member, ...more(body) } : member));
      return members.find((member) => member.id === id);
    };
  const answers: Record<string, unknown> = {
    '/admin/members': ({ q = '' }: { q?: string }) =>
      pageWith(...members.filter(({ name }) => name.toLowerCase().includes(q.toLowerCase()))),
    'POST /auth/elevate': ({ password }: { password: string }) => {
      if (password !== 'right')
        throw new BadRequestError('no', 400, { code: 'wrong_password', fields: { password: 'is not right' } });
      isElevated = true;
      return {};
    },
  };
  for (const { id } of people) {
    answers[`PUT /admin/members/${id}/role`] = change(id, ({ role }) => ({ role: role as ManagedMember['role'] }));
    answers[`POST /admin/members/${id}/sign-out`] = change(id, () => ({}));
    answers[`PUT /admin/members/${id}/block`] = change(id, ({ isBlocked }) => ({
      blockedAt: isBlocked ? '2026-11-21T10:00:00.000Z' : null,
    }));
  }
  return { answers, sent };
}

const people = () => [
  managed('mona', 'Mona Hassan', { isSubscriber: true }),
  managed('a1', 'Salma Fathy', { role: 'admin' }),
];
const cardOf = (name: string) => {
  const card = screen.getByRole('heading', { level: 2, name }).closest('li');
  if (!card) throw new Error(`no card of ${name}`);
  return within(card);
};

it('Admin finds a member by name, sees their role, and nothing to change about their own account', async () => {
  const { router } = await renderPage(app, '/account/admin', apiWith(people()).answers, 'en', salma);
  expect(screen.getByText('2 members')).toBeTruthy();
  expect(cardOf('Salma Fathy').queryAllByRole('button')).toEqual([]);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Name, username or e-mail address' }), 'mona{Enter}');
  expect(await screen.findByText('1 member')).toBeTruthy();
  expect(router.state.location.search).toBe('?q=mona');
  expect(cardOf('Mona Hassan').getByText('Subscriber')).toBeTruthy();
  expect(cardOf('Mona Hassan').getByText('mona@example.org')).toBeTruthy();
});

it('Admin makes a member an admin: the password is asked for, a wrong one refused, the choice kept', async () => {
  const { answers, sent } = apiWith(people(), { needsPassword: true });
  await renderPage(app, '/account/admin', answers, 'en', salma);
  const form = () => within(screen.getByRole('form', { name: /^Role of .*Mona Hassan/ }));
  await userEvent.selectOptions(form().getByRole('combobox', { name: 'Role' }), 'Admin');
  await userEvent.click(form().getByRole('button', { name: 'Save' }));
  await userEvent.type(await form().findByLabelText(/Your password/), 'wrong');
  await userEvent.click(form().getByRole('button', { name: 'Save' }));
  expect((await form().findAllByText('That is not your password. Try again.')).length).toBeGreaterThan(0);
  expect(form().getByRole<HTMLSelectElement>('combobox', { name: 'Role' }).value).toBe('admin');
  await userEvent.clear(form().getByLabelText(/Your password/));
  await userEvent.type(form().getByLabelText(/Your password/), 'right');
  await userEvent.click(form().getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/Mona Hassan.* is an admin now\./)).toBeTruthy();
  expect(sent).toEqual([['mona', { role: 'admin' }]]);
  expect(screen.queryByLabelText(/Your password/)).toBeNull();
});

it('Admin is asked before a member is blocked, and lets her in again', async () => {
  const { answers, sent } = apiWith(people());
  await renderPage(app, '/account/admin', answers, 'en', salma);
  await userEvent.click(cardOf('Mona Hassan').getByRole('button', { name: 'Block…' }));
  const dialog = screen.getByRole('alertdialog', { name: /^Block .*Mona Hassan.*\?$/ });
  expect(within(dialog).getByText(/Every device is signed out at once/)).toBeTruthy();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(sent).toEqual([]);
  await userEvent.click(cardOf('Mona Hassan').getByRole('button', { name: 'Block…' }));
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Yes, block' }));
  expect(await screen.findByText(/is blocked and signed out everywhere/)).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await userEvent.click(cardOf('Mona Hassan').getByRole('button', { name: 'Unblock' }));
  expect(await screen.findByText(/can sign in again/)).toBeTruthy();
  expect(sent).toEqual([
    ['mona', { isBlocked: true }],
    ['mona', { isBlocked: false }],
  ]);
});

it('Admin is asked before a member, or another admin, is signed out everywhere; blocked members are out already', async () => {
  const { answers, sent } = apiWith([
    ...people(),
    managed('huda', 'Huda', { role: 'admin' }),
    managed('karim', 'Karim', { blockedAt: '2026-11-20T10:00:00.000Z' }),
  ]);
  await renderPage(app, '/account/admin', answers, 'en', salma);
  for (const [id, name] of [
    ['mona', 'Mona Hassan'],
    ['huda', 'Huda'],
  ] as const) {
    await userEvent.click(cardOf(name).getByRole('button', { name: 'Sign out everywhere…' }));
    const dialog = within(
      screen.getByRole('alertdialog', { name: new RegExp(`^Sign .*${name}.* out everywhere\\?$`) }),
    );
    expect(dialog.getByText(/Anyone who knows the password can sign in again/)).toBeTruthy();
    expect(sent.some(([target]) => target === id)).toBe(false);
    await userEvent.click(dialog.getByRole('button', { name: 'Yes, sign out' }));
    expect(await screen.findByText(new RegExp(`${name}.* is signed out everywhere\\.$`))).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  }
  expect(sent).toEqual([
    ['mona', {}],
    ['huda', {}],
  ]);
  for (const name of ['Karim', 'Salma Fathy'])
    expect(cardOf(name).queryByRole('button', { name: /Sign out/ })).toBeNull();
});

it('What is dangerous is asked for the password in the dialog too', async () => {
  const { answers, sent } = apiWith(people(), { needsPassword: true });
  await renderPage(app, '/account/admin', answers, 'en', salma);
  await userEvent.click(cardOf('Mona Hassan').getByRole('button', { name: 'Block…' }));
  const dialog = within(screen.getByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Yes, block' }));
  await userEvent.type(await dialog.findByLabelText(/Your password/), 'right');
  expect(screen.getAllByLabelText(/Your password/)).toHaveLength(1);
  await userEvent.click(dialog.getByRole('button', { name: 'Yes, block' }));
  expect(await screen.findByText(/is blocked and signed out everywhere/)).toBeTruthy();
  expect(sent).toEqual([['mona', { isBlocked: true }]]);
});

it('Why the last admin stays one is said', async () => {
  const answers = {
    ...apiWith([managed('huda', 'Huda', { role: 'admin' })]).answers,
    'PUT /admin/members/huda/role': () => {
      throw new BadRequestError('no', 409, { code: 'last_admin' });
    },
  };
  await renderPage(app, '/account/admin', answers, 'en', salma);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Member');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('This is the only admin. Make somebody else an admin first.')).toBeTruthy();
});

it('A member who is no admin sees a page that does not exist', async () => {
  const answers = {
    '/admin/members': () => {
      throw new BadRequestError('no', 403, { code: 'not_allowed' });
    },
  };
  await renderPage(app, '/account/admin', answers, 'en', { ...salma, role: 'member' });
  expect(screen.getByRole('alert').textContent).toBe('Status 404');
});

it('Admin reads the members in Arabic, with names in their own direction', async () => {
  await renderPage(app, '/account/admin', apiWith(people()).answers, 'ar', salma);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('الأعضاء');
  expect(screen.getByText('عضوان')).toBeTruthy();
  expect(screen.getByText('mona@example.org').getAttribute('dir')).toBe('ltr');
});
