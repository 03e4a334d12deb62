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

/** Its label ends in the star of what is required. */
const passwordField = () => screen.getByLabelText<HTMLInputElement>(/^Password[\s*]*$/);
const plans = { items: [], page: 1, pageSize: 24, total: 0 };

async function signIn(identifier: string, password: string) {
  const user = userEvent.setup();
  if (identifier) await user.type(screen.getByRole('textbox', { name: 'E-mail or username' }), identifier);
  if (password) await user.type(passwordField(), password);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
}

it('Member signs in, is greeted by name and gets to where they wanted to go', async () => {
  const sent: object[] = [];
  const answers = { 'POST /auth/sign-in': (body: object) => (sent.push(body), { member }), '/plans': plans };
  const { router, app: instance } = await renderPage(app, '/login?next=%2Fpricing', answers);
  await signIn('amira', 'a long sentence');
  await waitFor(() => expect(router.state.location.pathname).toBe('/pricing'));
  expect(sent).toEqual([{ identifier: 'amira', password: 'a long sentence', isRemembered: true }]);
  expect(instance.session.getState().member).toEqual(member);
  expect(instance.toasts.getState().toasts.map(({ text }) => text)).toEqual(['Welcome, Amira Hassan!']);
});

it('Member is redirected', async () => {
  const { router } = await renderPage(
    app,
    '/login?next=%2Fregister%3Fnext%3D%252Fpricing',
    { '/plans': plans },
    'en',
    member,
  );
  expect(router.state.location.pathname).toBe('/pricing');
});

it('On a device of others the session ends with the browser', async () => {
  const sent: object[] = [];
  await renderPage(app, '/login', { 'POST /auth/sign-in': (body: object) => (sent.push(body), { member }) });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Stay signed in' }));
  await signIn('amira', 'a long sentence');
  await waitFor(() => expect(sent).toMatchObject([{ isRemembered: false }]));
});

it('A visitor who leaves both fields empty reads so, each with a link to its field', async () => {
  await renderPage(app, '/login', {});
  await signIn('', '');
  const links = await screen.findAllByRole('link', { name: /^Enter your/ });
  expect(links.map((link) => link.textContent)).toEqual([
    'Enter your e-mail address or your username.',
    'Enter your password.',
  ]);
});

it.each([
  ['wrong_credentials', 401, undefined, /Wrong e-mail, username or password/],
  ['member_blocked', 403, undefined, /has been blocked/],
  ['too_many_requests', 429, 90, /possible in 2 minutes/],
  ['too_many_requests', 429, 20, /possible in 20 seconds/],
] as const)('After %s (%d) the visitor is told why, and their name stays', async (code, status, retryAfter, told) => {
  const { app: instance } = await renderPage(app, '/login', {
    'POST /auth/sign-in': refusing(status, code, retryAfter),
  });
  await signIn('amira', 'a long sentence');
  const notice = await screen.findByRole('region', { name: 'You are not signed in' });
  expect(notice.textContent).toMatch(told);
  await waitFor(() => expect(document.activeElement).toBe(notice));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mail or username' }).value).toBe('amira');
  expect(instance.session.getState().member).toBeNull();
});

it('A member whose address is not confirmed gets the link once more', async () => {
  const sent: object[] = [];
  const answers = {
    'POST /auth/sign-in': refusing(403, 'email_not_verified'),
    'POST /auth/send-verification-email': (body: object) => (sent.push(body), { status: 'check_mail' }),
  };
  const { router } = await renderPage(app, '/login?next=%2Fshop', answers);
  await signIn('amira@example.org', 'a long sentence');
  await userEvent.click(await screen.findByRole('button', { name: 'Send the link again' }));
  await screen.findByRole('heading', { level: 1, name: 'Check your inbox' });
  expect(sent).toEqual([{ email: 'amira@example.org', next: '/shop' }]);
  expect(router.state.location).toMatchObject({ pathname: '/verify-email', search: '?next=%2Fshop' });
  expect(screen.getByRole('link', { name: 'Back to sign-in' }).getAttribute('href')).toBe('/login?next=%2Fshop');
});

it('A member who gave their username is asked for the address', async () => {
  await renderPage(app, '/login', { 'POST /auth/sign-in': refusing(403, 'email_not_verified') });
  await signIn('amira', 'a long sentence');
  expect((await screen.findByRole('link', { name: 'Send the link again' })).getAttribute('href')).toBe('/verify-email');
});

it('Visitor sees the password that they type, and hides it again', async () => {
  await renderPage(app, '/login', {});
  const field = passwordField();
  expect([field.type, field.autocomplete]).toEqual(['password', 'current-password']);
  await userEvent.click(screen.getByRole('button', { name: 'Show: Password' }));
  expect(field.type).toBe('text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide: Password' }));
  expect(field.type).toBe('password');
});

it('The ways to register and to a new password know where the visitor wants to go; what they must do is said in Arabic too', async () => {
  await renderPage(app, '/login?next=%2Fshop', {}, 'ar');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('تسجيل الدخول');
  expect(screen.getByRole('link', { name: 'إنشاء حساب' }).getAttribute('href')).toBe('/register?next=%2Fshop');
  expect(screen.getByRole('link', { name: 'نسيت كلمة المرور؟' }).getAttribute('href')).toBe(
    '/lost-password?next=%2Fshop',
  );
  expect(screen.getByRole('link', { name: 'Deutsch' }).getAttribute('href')).toBe('/login?next=%2Fshop&lang=de');
});
