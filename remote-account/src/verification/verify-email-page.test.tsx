import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BadRequestError, type SessionMember } from '@sahra/shared/facade';
import { renderPage } from '@sahra/shared/testing/render-page';
import { expect, it } from 'vitest';
import app from '../app.ts';

const member: SessionMember = { id: 'm1', name: 'Amira Hassan', username: 'amira', role: 'member', language: 'ar' };
const address = '/verify-email?token=t0ken&next=%2Fshop';
const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Confirm address' }));

it('Opening the link alone confirms nothing; its button does, and leads to signing in', async () => {
  const sent: object[] = [];
  await renderPage(app, address, { 'POST /auth/verify-email': (body: object) => (sent.push(body), { status: 'verified' }) });
  expect(sent).toEqual([]);
  await confirm();
  await screen.findByRole('heading', { level: 1, name: 'Your address is confirmed' });
  expect(sent).toEqual([{ token: 't0ken' }]);
  expect(screen.getByRole('link', { name: 'Sign in now' }).getAttribute('href')).toBe('/login?next=%2Fshop');
});

it('Member confirms a changed address and goes on', async () => {
  await renderPage(app, '/verify-email?token=t0ken', { 'POST /auth/verify-email': { status: 'verified' } }, 'en', member);
  await confirm();
  expect((await screen.findByRole('link', { name: 'Go on' })).getAttribute('href')).toBe('/account');
});

it.each([
  ['link_expired', 410, 'This link is too old'],
  ['link_unknown', 404, 'This link is no longer valid'],
] as const)('After %s (%d) the visitor has a new link sent', async (code, status, title) => {
  const refuse = () => {
    throw new BadRequestError('no', status, { code });
  };
  const { router } = await renderPage(app, address, { 'POST /auth/verify-email': refuse, 'POST /auth/send-verification-email': { status: 'check_mail' } });
  await confirm();
  await screen.findByRole('heading', { level: 1, name: title });
  await userEvent.click(screen.getByRole('link', { name: 'Send the link again' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'E-mail' }), 'amira@example.org');
  await userEvent.click(screen.getByRole('button', { name: 'Send the link again' }));
  await screen.findByRole('heading', { level: 1, name: 'Look into your mail' });
  expect(router.state.location.search).toBe('?next=%2Fshop');
});
