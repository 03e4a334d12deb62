import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '@sahra/shared/testing/render-page';
import { expect, it } from 'vitest';
import app from '../app.ts';
import { detailsOfMona, mona, refusing } from '../ui/testing/samples.ts';

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send the link' }));
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'New e-mail address' });

it('Member asks for another address; where the api wants the password first the form asks for it and keeps the rest', async () => {
  let isElevated = false;
  const sent: object[] = [];
  const answers = {
    '/account': detailsOfMona,
    'POST /account/email': (body: object) =>
      isElevated ? (sent.push(body), { status: 'check_mail' }) : refusing(403, 'elevation_required')(),
    'POST /auth/elevate': ({ password }: { password: string }) =>
      password === 'lamps over the river'
        ? ((isElevated = true), { elevatedUntil: '2030-01-01T00:00:00.000Z' })
        : refusing(400, 'wrong_password')(),
  };
  await renderPage(app, '/account/email', answers, 'en', mona);
  expect(screen.getByText('mona@example.org').dir).toBe('ltr');
  expect(screen.queryByLabelText('Your password')).toBeNull();
  await userEvent.type(field(), 'new@example.org');
  await send();
  expect(await screen.findByRole('link', { name: /^Enter your password, then/ })).toBeTruthy();
  expect(field().value).toBe('new@example.org');
  await userEvent.type(screen.getByLabelText(/Your password/), 'not this one');
  await send();
  expect(await screen.findByRole('link', { name: /not your password/ })).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(/Your password/).value).toBe('not this one');
  await userEvent.clear(screen.getByLabelText(/Your password/));
  await userEvent.type(screen.getByLabelText(/Your password/), 'lamps over the river');
  await send();
  expect(await screen.findByRole('heading', { name: 'Check your inbox' })).toBeTruthy();
  expect(sent).toEqual([{ email: 'new@example.org' }]);
});

it('What is no address is not sent', async () => {
  await renderPage(app, '/account/email', { '/account': detailsOfMona }, 'en', mona);
  await userEvent.type(field(), 'new');
  await send();
  expect(await screen.findByRole('link', { name: /does not look like an e-mail address/ })).toBeTruthy();
});
