import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '@sahra/shared/testing/render-page';
import { expect, it } from 'vitest';
import app from '../app.ts';
import { detailsOfMona, mona, refusing } from '../ui/testing/samples.ts';

const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Delete my account' }));
const elevated = { elevatedUntil: '2030-01-05T18:10:00.000Z' };

it('Member deletes their account after they have read what goes, ticked, and given their password', async () => {
  const done: string[] = [];
  const answers = {
    '/account': () => (done.includes('deleted') ? refusing(401, 'sign_in_required')() : detailsOfMona),
    '/auth/session': { member: null },
    'POST /auth/elevate': () => (done.push('elevated'), elevated),
    'DELETE /account': () => (done.push('deleted'), { status: 'deleted' }),
  };
  const { app: instance } = await renderPage(app, '/account/deletion', answers, 'en', mona);
  expect(screen.getByText('What goes')).toBeTruthy();
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.type(screen.getByLabelText(/Your password/), 'lamps over the river');
  await confirm();
  expect(await screen.findByRole('heading', { level: 1, name: 'Your account is deleted' })).toBeTruthy();
  expect([done, instance.session.getState().member]).toEqual([['elevated', 'deleted'], null]);
});

it('Without the tick or the password nothing is deleted', async () => {
  await renderPage(app, '/account/deletion', { '/account': detailsOfMona }, 'en', mona);
  await confirm();
  const links = await screen.findAllByRole('link', { name: /^(Confirm|Enter your password)/ });
  expect(links.map((link) => link.textContent)).toEqual([
    'Confirm that you know this cannot be undone.',
    'Enter your password, then send this again.',
  ]);
});

it('With another password nothing is deleted, and the tick stays', async () => {
  await renderPage(
    app,
    '/account/deletion',
    { '/account': detailsOfMona, 'POST /auth/elevate': refusing(400, 'wrong_password') },
    'en',
    mona,
  );
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.type(screen.getByLabelText(/Your password/), 'not this one');
  await confirm();
  expect(await screen.findByRole('link', { name: /not your password/ })).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
});

it('The last admin is told why they cannot go yet, and what to do first', async () => {
  const answers = {
    '/account': detailsOfMona,
    'POST /auth/elevate': elevated,
    'DELETE /account': refusing(409, 'last_admin'),
  };
  await renderPage(app, '/account/deletion', answers, 'en', { ...mona, role: 'admin' });
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.type(screen.getByLabelText(/Your password/), 'lamps over the river');
  await confirm();
  const notice = await screen.findByRole('region', { name: 'Your account is not deleted' });
  expect(notice.textContent).toContain('You are the only admin');
  expect(screen.getByRole('link', { name: 'To the members' }).getAttribute('href')).toBe('/account/admin');
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
});

it('A signed-in member is not told that their account is gone, whatever link they follow', async () => {
  await renderPage(
    app,
    '/account/deletion?done',
    { '/account': detailsOfMona, '/auth/session': { member: mona } },
    'en',
    mona,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Delete my account');
});

it('The button that deletes looks like none that keeps, sends or saves', async () => {
  await renderPage(app, '/account/deletion', { '/account': detailsOfMona }, 'en', mona);
  const button = screen.getByRole('button', { name: 'Delete my account' });
  expect(button.classList.contains('btn-danger')).toBe(true);
  expect(screen.getByRole('link', { name: 'Keep it' }).classList.contains('btn-danger')).toBe(false);
});
