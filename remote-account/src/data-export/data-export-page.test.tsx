import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '@sahra/shared/testing/render-page';
import { expect, it } from 'vitest';
import app from '../app.ts';
import { detailsOfMona, mona, refusing } from '../ui/testing/samples.ts';

const prepare = () => userEvent.click(screen.getByRole('button', { name: 'Prepare the file' }));

it('Member gives their password and gets the file', async () => {
  await renderPage(
    app,
    '/account/export',
    { '/account': detailsOfMona, 'POST /auth/elevate': { elevatedUntil: '2030-01-05T18:10:00.000Z' } },
    'en',
    mona,
  );
  await userEvent.type(screen.getByLabelText(/Your password/), 'lamps over the river');
  await prepare();
  const link = await screen.findByRole('link', { name: 'Download the file' });
  expect([link.getAttribute('href'), link.hasAttribute('download')]).toEqual(['/api/account/export', true]);
  expect(screen.getByText(/until 20:10/)).toBeTruthy();
});

it('Without the password, or with another one, there is no file', async () => {
  await renderPage(
    app,
    '/account/export',
    { '/account': detailsOfMona, 'POST /auth/elevate': refusing(400, 'wrong_password') },
    'en',
    mona,
  );
  await prepare();
  expect(await screen.findByRole('link', { name: /^Enter your password, then/ })).toBeTruthy();
  await userEvent.type(screen.getByLabelText(/Your password/), 'another');
  await prepare();
  expect(await screen.findByRole('link', { name: /not your password/ })).toBeTruthy();
});
