import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BadRequestError } from '@sahra/shared/facade';
import { renderPage } from '@sahra/shared/testing/render-page';
import { expect, it } from 'vitest';
import app from '../app.ts';

const refusing = (status: number, code: string) => () => {
  throw new BadRequestError('no', status, { code });
};
const type = (label: string, text: string) =>
  userEvent.type(screen.getByLabelText(new RegExp(`^${label}[\\s*]*$`)), text);

it('A member who forgot their password asks for a link; the answer is the same for everybody', async () => {
  const sent: object[] = [];
  await renderPage(app, '/lost-password', {
    'POST /auth/request-password-reset': (body: object) => (sent.push(body), { status: 'check_mail' }),
  });
  await type('E-mail', 'amira@example.org');
  await userEvent.click(screen.getByRole('button', { name: 'Send the link' }));
  await screen.findByRole('heading', { level: 1, name: 'Check your inbox' });
  expect(screen.getByText(/If there is an account with this address/)).toBeTruthy();
  expect(sent).toEqual([{ email: 'amira@example.org' }]);
});

it('What is no address is told so', async () => {
  await renderPage(app, '/lost-password', {});
  await type('E-mail', 'amira at example');
  await userEvent.click(screen.getByRole('button', { name: 'Send the link' }));
  await screen.findByRole('link', { name: /does not look like an e-mail address/ });
});

it('Member chooses a new password by the link of the mail', async () => {
  const sent: object[] = [];
  await renderPage(app, '/reset-password?token=t0ken', {
    'POST /auth/reset-password': (body: object) => (sent.push(body), { status: 'password_changed' }),
  });
  await type('New password', 'a new sentence');
  await type('New password again', 'a new sentence');
  await userEvent.click(screen.getByRole('button', { name: 'Save password' }));
  await screen.findByRole('heading', { level: 1, name: 'Your password has been changed' });
  expect(sent).toEqual([{ token: 't0ken', password: 'a new sentence' }]);
  expect(screen.getByRole('link', { name: 'Sign in now' }).getAttribute('href')).toBe('/login');
});

it.each([
  ['link_expired', 410, 'This link is too old'],
  ['link_unknown', 404, 'This link is no longer valid'],
] as const)('After %s (%d) the visitor knows what to do', async (code, status, title) => {
  await renderPage(app, '/reset-password?token=t0ken', { 'POST /auth/reset-password': refusing(status, code) });
  await type('New password', 'a new sentence');
  await type('New password again', 'a new sentence');
  await userEvent.click(screen.getByRole('button', { name: 'Save password' }));
  await screen.findByRole('heading', { level: 1, name: title });
  expect(screen.getByRole('link', { name: 'Send a new link' }).getAttribute('href')).toBe('/lost-password');
});

it('A link without a token is no longer valid', async () => {
  await renderPage(app, '/reset-password', {});
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This link is no longer valid');
});

it('A common password, and two that differ, are told at the field', async () => {
  await renderPage(app, '/reset-password?token=t0ken', {
    'POST /auth/reset-password': refusing(400, 'password_too_common'),
  });
  await type('New password', 'password123');
  await type('New password again', 'password124');
  await userEvent.click(screen.getByRole('button', { name: 'Save password' }));
  await screen.findByRole('link', { name: /two passwords are different/ });
  await type('New password again', '{Backspace}3');
  await userEvent.click(screen.getByRole('button', { name: 'Save password' }));
  await screen.findByRole('link', { name: /one of the first that anybody would try/ });
});
