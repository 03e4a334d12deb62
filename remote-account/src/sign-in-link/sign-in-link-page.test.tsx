import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BadRequestError, type SessionMember } from '@sahra/shared/facade';
import { renderPage } from '@sahra/shared/testing/render-page';
import { expect, it } from 'vitest';
import app from '../app.ts';

const member: SessionMember = { id: 'm1', name: 'Amira Hassan', username: 'amira', role: 'member', language: 'ar' };
const refusing = (status: number, code: string, retryAfter?: number) => () => {
  throw new BadRequestError('no', status, { code }, retryAfter);
};
const plans = { items: [], page: 1, pageSize: 24, total: 0 };
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('An owner who is kept waiting asks for a link instead, and is told the same as everybody', async () => {
  const sent: object[] = [];
  const { router } = await renderPage(app, '/login?next=%2Fpricing', {
    'POST /auth/sign-in': refusing(429, 'too_many_requests', 30),
    'POST /auth/request-sign-in-link': (body: object) => (sent.push(body), { status: 'check_mail' }),
  });
  await userEvent.type(screen.getByRole('textbox', { name: 'E-mail or username' }), 'amira');
  await userEvent.type(screen.getByLabelText(/^Password[\s*]*$/), 'a long sentence');
  await press('Sign in');
  await userEvent.click(await screen.findByRole('button', { name: 'Send me a sign-in link' }));
  await screen.findByRole('heading', { level: 1, name: 'Check your inbox' });
  expect(sent).toEqual([{ identifier: 'amira' }]);
  expect(screen.getByText(/^If there is a confirmed account/)).toBeTruthy();
  expect(router.state.location).toMatchObject({ pathname: '/sign-in-link', search: '?next=%2Fpricing' });
  expect(screen.getByRole('link', { name: 'Back to sign-in' }).getAttribute('href')).toBe('/login?next=%2Fpricing');
});

it('Nobody is offered a link whose name and password just do not belong together', async () => {
  await renderPage(app, '/login', { 'POST /auth/sign-in': refusing(401, 'wrong_credentials') });
  await userEvent.type(screen.getByRole('textbox', { name: 'E-mail or username' }), 'amira');
  await userEvent.type(screen.getByLabelText(/^Password[\s*]*$/), 'a long sentence');
  await press('Sign in');
  await screen.findByRole('region', { name: 'You are not signed in' });
  expect(screen.queryByRole('button', { name: 'Send me a sign-in link' })).toBeNull();
});

it('Opening the link alone signs nobody in; the button does, and greets by name', async () => {
  const sent: object[] = [];
  const { router, app: instance } = await renderPage(app, '/sign-in-link?token=t0ken&next=%2Fpricing', {
    'POST /auth/sign-in-by-link': (body: object) => (sent.push(body), { member }),
    '/plans': plans,
  });
  expect([sent, screen.getByRole('heading', { level: 1 }).textContent]).toEqual([[], 'Sign in with the link']);
  await press('Sign in');
  await waitFor(() => expect(router.state.location.pathname).toBe('/pricing'));
  expect(sent).toEqual([{ token: 't0ken', isRemembered: true }]);
  expect(instance.session.getState().member).toEqual(member);
  expect(instance.toasts.getState().toasts.map(({ text }) => text)).toEqual(['Welcome, Amira Hassan!']);
});

it.each([
  ['link_expired', 410, 'This link is too old'],
  ['link_unknown', 404, 'This link is no longer valid'],
] as const)('After %s (%d) the way back is to the password', async (code, status, title) => {
  await renderPage(app, '/sign-in-link?token=t0ken&next=%2Fshop', {
    'POST /auth/sign-in-by-link': refusing(status, code),
  });
  await press('Sign in');
  await screen.findByRole('heading', { level: 1, name: title });
  expect(screen.getByRole('link', { name: 'Back to sign-in' }).getAttribute('href')).toBe('/login?next=%2Fshop');
});

it('A visitor who asked too often for links reads how long to wait', async () => {
  await renderPage(app, '/login', {
    'POST /auth/sign-in': refusing(429, 'too_many_requests', 30),
    'POST /auth/request-sign-in-link': refusing(429, 'too_many_requests', 300),
  });
  await userEvent.type(screen.getByRole('textbox', { name: 'E-mail or username' }), 'amira');
  await userEvent.type(screen.getByLabelText(/^Password[\s*]*$/), 'a long sentence');
  await press('Sign in');
  await userEvent.click(await screen.findByRole('button', { name: 'Send me a sign-in link' }));
  expect((await screen.findByRole('region', { name: 'This has not been sent' })).textContent).toMatch(/5 minutes/);
  expect(screen.getByRole('button', { name: 'Send me a sign-in link' })).toBeTruthy();
});

it('Without a token the page says where to sign in', async () => {
  await renderPage(app, '/sign-in-link', {});
  expect(screen.getByRole('link', { name: 'Back to sign-in' }).getAttribute('href')).toBe('/login');
});
