import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '@sahra/shared/testing/render-page';
import { expect, it } from 'vitest';
import app from '../app.ts';
import { detailsOfMona, mona, refusing } from '../ui/testing/samples.ts';

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const password = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
async function fill(input: HTMLInputElement, text: string) {
  await userEvent.clear(input);
  if (text) await userEvent.type(input, text);
}

it('Member changes their name, which the whole site then knows, and keeps their password', async () => {
  const sent: object[] = [];
  const answers = {
    '/account': detailsOfMona,
    'PUT /account/details': (body: object) => (sent.push(body), { ...detailsOfMona, ...body }),
  };
  const { app: instance } = await renderPage(app, '/account/details', answers, 'en', mona);
  expect(field('First name').autocomplete).toBe('given-name');
  await fill(field('Display name'), 'Mona of the lamps');
  await save();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Your details are saved.'));
  expect(sent).toEqual([
    { name: 'Mona of the lamps', firstName: 'Mona', lastName: 'Hassan', phone: '+201001234567', zip: '11511' },
  ]);
  expect(instance.session.getState().member?.name).toBe('Mona of the lamps');
});

it('Member takes their telephone number and postal code away', async () => {
  const sent: object[] = [];
  const answers = {
    '/account': detailsOfMona,
    'PUT /account/details': (body: object) => (sent.push(body), { ...detailsOfMona, ...body }),
  };
  await renderPage(app, '/account/details', answers, 'en', mona);
  expect(field('Phone (optional)').required).toBe(false);
  await fill(field('Display name'), 'Mona of the lamps');
  await fill(field('Phone (optional)'), '');
  await fill(field('Postal code (optional)'), '1');
  await save();
  expect(await screen.findByRole('link', { name: /at least 2 characters/ })).toBeTruthy();
  await fill(field('Postal code (optional)'), '');
  await save();
  await screen.findByText('Your details are saved.');
  expect(sent).toEqual([{ name: 'Mona of the lamps', firstName: 'Mona', lastName: 'Hassan', phone: '', zip: '' }]);
});

it('Member changes their password, and the fields are empty afterwards', async () => {
  const sent: object[] = [];
  const answers = {
    '/account': detailsOfMona,
    'PUT /account/details': detailsOfMona,
    'POST /account/password': (body: object) => (sent.push(body), { status: 'password_changed' }),
  };
  await renderPage(app, '/account/details', answers, 'en', mona);
  await fill(password('Current password'), 'lamps over the river');
  await fill(password('New password'), 'lamps over the sea');
  await fill(password('Confirm the new password'), 'lamps over the sea');
  await save();
  await screen.findByText(/All other devices were signed out/);
  expect(sent).toEqual([{ currentPassword: 'lamps over the river', newPassword: 'lamps over the sea' }]);
  expect(password('Current password').value).toBe('');
});

it('What is wrong is said at each field, and nothing is sent', async () => {
  await renderPage(app, '/account/details', { '/account': detailsOfMona }, 'en', mona);
  await fill(field('Last name'), '');
  await fill(field('Phone (optional)'), 'call me');
  await fill(password('New password'), 'short');
  await save();
  const summary = await screen.findByRole('region', { name: '5 entries need your attention' });
  expect(
    within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual([
    'Fill in this field: Last name.',
    'We cannot call this number. Check it, and add the country code, such as +20.',
    'Fill in this field: Current password.',
    'The new password needs at least 8 characters.',
    'Fill in this field: Confirm the new password.',
  ]);
  expect(field('Phone (optional)').value).toBe('call me');
});

it.each([
  ['wrong_password', 'This is not your current password. Your other details are saved.'],
  ['password_too_common', 'Many people use this password: it would be guessed first. Choose another one.'],
])('When the api says %s, the details are kept all the same', async (code, told) => {
  const answers = {
    '/account': detailsOfMona,
    'PUT /account/details': detailsOfMona,
    'POST /account/password': refusing(400, code),
  };
  await renderPage(app, '/account/details', answers, 'en', mona);
  for (const name of ['Current password', 'New password', 'Confirm the new password'])
    await fill(password(name), 'some long words');
  await save();
  expect(await screen.findByRole('link', { name: told })).toBeTruthy();
});

it('A member who was signed out meanwhile is told how to go on, and keeps what they typed', async () => {
  const answers = { '/account': detailsOfMona, 'PUT /account/details': refusing(401, 'sign_in_required') };
  await renderPage(app, '/account/details', answers, 'en', mona);
  await fill(field('Display name'), 'Somebody else');
  await save();
  await screen.findByText(/You are no longer signed in here/);
  await waitFor(() => expect(field('Display name').value).toBe('Somebody else'));
});
