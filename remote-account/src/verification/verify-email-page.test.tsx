import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BadRequestError, type SessionMember } from '@sahra/shared/facade';
import { renderPage } from '@sahra/shared/testing/render-page';
import { expect, it } from 'vitest';
import app from '../app.ts';

const member: SessionMember = { id: 'm1', name: 'Amira Hassan', username: 'amira', role: 'member', language: 'ar' };
const address = '/verify-email?token=t0ken&next=%2Fshop';
const passwordField = () => screen.getByLabelText<HTMLInputElement>(/^Password[\s*]*$/);
const press = () => userEvent.click(screen.getByRole('button', { name: 'Confirm address' }));
async function confirm() {
  await userEvent.type(passwordField(), 'a long sentence');
  await press();
}
const refusing =
  (status: number, code: string, more: { fields?: Record<string, string>; retryAfter?: number } = {}) =>
  () => {
    throw new BadRequestError('no', status, { code, fields: more.fields ?? {} }, more.retryAfter);
  };

const email = 'amira@example.org';
const plans = { items: [], page: 1, pageSize: 24, total: 0 };

it('Opening the link alone confirms nothing; the password of the registration does, and the visitor is in', async () => {
  const sent: object[] = [];
  const taking = (answer: object) => (body: object) => (sent.push(body), answer);
  const answers = {
    'POST /auth/verify-email': taking({ status: 'verified', email }),
    'POST /auth/sign-in': taking({ member }),
    '/plans': plans,
  };
  const { router, app: instance } = await renderPage(app, '/verify-email?token=t0ken&next=%2Fpricing', answers);
  expect(sent).toEqual([]);
  expect([passwordField().type, passwordField().autocomplete]).toEqual(['password', 'current-password']);
  await confirm();
  await waitFor(() => expect(router.state.location.pathname).toBe('/pricing'));
  expect(sent).toEqual([
    { token: 't0ken', password: 'a long sentence' },
    { identifier: email, password: 'a long sentence', isRemembered: true },
  ]);
  expect(instance.session.getState().member).toEqual(member);
  expect(instance.toasts.getState().toasts.map(({ text }) => text)).toEqual([
    'Your address is confirmed. Welcome, Amira Hassan!',
  ]);
});

it('A member who cannot be signed in afterwards reads that the address is confirmed, and how to go on', async () => {
  const { app: instance } = await renderPage(app, address, {
    'POST /auth/verify-email': { status: 'verified', email },
    'POST /auth/sign-in': refusing(403, 'member_blocked'),
  });
  await confirm();
  await screen.findByRole('heading', { level: 1, name: 'Your address is confirmed' });
  expect(screen.getByRole('link', { name: 'Sign in now' }).getAttribute('href')).toBe('/login?next=%2Fshop');
  expect(instance.session.getState().member).toBeNull();
});

it('Without the password nothing is sent; a wrong one is told at the field, and the link goes on working', async () => {
  const sent: object[] = [];
  const answer = (body: object) => (
    sent.push(body),
    refusing(400, 'wrong_password', { fields: { password: 'is not right' } })()
  );
  await renderPage(app, address, { 'POST /auth/verify-email': answer });
  await press();
  await screen.findByRole('link', { name: 'Enter the password of this account.' });
  expect(sent).toEqual([]);
  await confirm();
  await screen.findByRole('link', { name: 'That is not the password of this account. Try again.' });
  expect(passwordField().getAttribute('aria-invalid')).toBe('true');
  expect(sent).toEqual([{ token: 't0ken', password: 'a long sentence' }]);
});

it('A visitor who guesses reads how long to wait', async () => {
  await renderPage(app, address, { 'POST /auth/verify-email': refusing(429, 'too_many_requests', { retryAfter: 20 }) });
  await confirm();
  expect((await screen.findByRole('region', { name: 'This has not been sent' })).textContent).toMatch(/20 seconds/);
});

it('A visitor who forgot the password, or did not register at all, reads what to do', async () => {
  await renderPage(app, address, {});
  expect(screen.getByRole('link', { name: 'Set a new password' }).getAttribute('href')).toBe(
    '/lost-password?next=%2Fshop',
  );
  expect(screen.getByText(/Didn’t register\? Then there is nothing to do/)).toBeTruthy();
});

it('Member confirms a changed address with the password of their account and goes on', async () => {
  const sent: object[] = [];
  await renderPage(
    app,
    '/verify-email?token=t0ken&change=yes',
    { 'POST /auth/verify-email': (body: object) => (sent.push(body), { status: 'verified', email }) },
    'en',
    member,
  );
  expect(screen.getByText(/Didn’t ask for this change\?/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Set a new password' })).toBeNull();
  await confirm();
  expect((await screen.findByRole('link', { name: 'Continue' })).getAttribute('href')).toBe('/account');
  expect(sent).toEqual([{ token: 't0ken', password: 'a long sentence' }]);
});

it.each([
  ['link_expired', 410, 'This link is too old'],
  ['link_unknown', 404, 'This link is no longer valid'],
] as const)('After %s (%d) the visitor has a new link sent', async (code, status, title) => {
  const { router } = await renderPage(app, address, {
    'POST /auth/verify-email': refusing(status, code),
    'POST /auth/send-verification-email': { status: 'check_mail' },
  });
  await confirm();
  await screen.findByRole('heading', { level: 1, name: title });
  await userEvent.click(screen.getByRole('link', { name: 'Send the link again' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'E-mail' }), email);
  await userEvent.click(screen.getByRole('button', { name: 'Send the link again' }));
  await screen.findByRole('heading', { level: 1, name: 'Check your inbox' });
  expect(router.state.location.search).toBe('?next=%2Fshop');
});
