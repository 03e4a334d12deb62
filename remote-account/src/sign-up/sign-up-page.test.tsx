import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BadRequestError } from '@sahra/shared/facade';
import { renderPage } from '@sahra/shared/testing/render-page';
import { expect, it } from 'vitest';
import app from '../app.ts';

const typed = {
  Username: 'amira.h',
  'First name': 'أميرة',
  'Last name': 'حسن',
  'E-mail': 'amira@example.org',
  Phone: '٠١٠٠١٢٣٤٥٦٧',
  'Postal code': '11511',
  Password: 'a long sentence',
  'Password again': 'a long sentence',
};
type Label = keyof typeof typed;
/** A label may be followed by the star of what is required, or by what says that it is not. */
const control = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}(\\s*\\*| \\(optional\\))?$`));

async function register(fields: Partial<Record<Label, string>> = {}, acceptsTerms = true) {
  const user = userEvent.setup();
  for (const [label, text] of Object.entries({ ...typed, ...fields })) {
    await user.clear(control(label));
    if (text) await user.type(control(label), text);
  }
  if (acceptsTerms) await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Create account' }));
}

it('Visitor registers, and is told to look into their mail', async () => {
  const sent: object[] = [];
  await renderPage(app, '/register?next=%2Fshop', {
    'POST /auth/sign-up': (body: object) => (sent.push(body), { status: 'check_mail' }),
  });
  await register();
  await screen.findByRole('heading', { level: 1, name: 'Check your inbox' });
  expect(sent).toEqual([
    {
      username: 'amira.h',
      firstName: 'أميرة',
      lastName: 'حسن',
      phone: '01001234567',
      email: 'amira@example.org',
      zip: '11511',
      password: 'a long sentence',
      acceptsTerms: true,
      website: '',
      next: '/shop',
    },
  ]);
  expect(screen.getByText('amira@example.org')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Send the link again' })).toBeTruthy();
});

it('Visitor registers without a telephone number and a postal code', async () => {
  const sent: object[] = [];
  await renderPage(app, '/register', {
    'POST /auth/sign-up': (body: object) => (sent.push(body), { status: 'check_mail' }),
  });
  await register({ Phone: '', 'Postal code': '' });
  await screen.findByRole('heading', { level: 1, name: 'Check your inbox' });
  expect(sent).toMatchObject([{ phone: '', zip: '' }]);
});

it('Every field is named, required where it has to be, and known to what fills in forms', async () => {
  await renderPage(app, '/register', {});
  const tokens = Object.keys(typed).map((label) => [control(label).autocomplete, control(label).required]);
  expect(tokens).toEqual(
    ['username', 'given-name', 'family-name', 'email', 'tel', 'postal-code', 'new-password', 'new-password'].map(
      (token) => [token, token !== 'tel' && token !== 'postal-code'],
    ),
  );
  expect(screen.getByRole('link', { name: /terms of use/ }).getAttribute('href')).toBe('/terms-of-use');
  expect(screen.getByRole('link', { name: /privacy policy/ }).getAttribute('href')).toBe('/PrivacyPolicy');
});

it('A visitor who sends nothing reads of every field, in their order', async () => {
  await renderPage(app, '/register', {});
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
  const summary = await screen.findByRole('region', { name: '7 entries need your attention' });
  await waitFor(() => expect(document.activeElement).toBe(summary));
  const fieldsOf = [...summary.querySelectorAll('a')].map(({ hash }) =>
    document.getElementById(hash.slice(1))?.getAttribute('name'),
  );
  expect(fieldsOf).toEqual(['username', 'firstName', 'lastName', 'email', 'password', 'passwordAgain', 'acceptsTerms']);
});

it('Sent again with other errors, the summary takes the focus again, and every value stays', async () => {
  await renderPage(app, '/register', {});
  await register({ Username: 'ab', Phone: 'call me maybe' });
  const first = await screen.findByRole('region', { name: '2 entries need your attention' });
  await waitFor(() => expect(document.activeElement).toBe(first));
  await userEvent.clear(control('Username'));
  await userEvent.type(control('Username'), 'amira.h{Enter}');
  const summary = await screen.findByRole('region', { name: 'One entry needs your attention' });
  await waitFor(() => expect(document.activeElement).toBe(summary));
  expect([
    control('Username').getAttribute('aria-invalid'),
    control('Username').value,
    control('Phone').value,
    control('Password').value,
  ]).toEqual([null, 'amira.h', 'call me maybe', 'a long sentence']);
});

it.each([
  ['Username', 'ab', /at least 3 characters/],
  ['Username', 'аmira', /letters and digits of one script/],
  ['Phone', 'call me maybe', /does not look like a phone number/],
  ['E-mail', 'amira at example', /does not look like an e-mail address/],
  ['Password', 'short', /at least 8 characters/],
  ['Password again', 'another sentence', /two passwords are different/],
] as const)('In %s, %s is told at the field', async (label, text, told) => {
  await renderPage(app, '/register', {});
  await register({ [label]: text, ...(label === 'Password' && { 'Password again': text }) });
  await screen.findByRole('region', { name: 'One entry needs your attention' });
  expect(control(label).getAttribute('aria-invalid')).toBe('true');
  const described = (control(label).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(described.join(' ')).toMatch(told);
  expect(control('First name').value).toBe('أميرة');
});

it('Without the terms nobody registers', async () => {
  await renderPage(app, '/register', {});
  await register({}, false);
  await screen.findByRole('link', { name: 'You cannot register without accepting the terms.' });
});

it.each([
  ['username_taken', 409, 'Username', 'This username is taken. Choose another one.'],
  [
    'password_too_common',
    400,
    'Password',
    'This password is one of the first that anybody would try. Choose another one.',
  ],
  [
    'phone_invalid',
    400,
    'Phone',
    'This does not look like a phone number. Write it with its country code, like +20 100 123 4567.',
  ],
] as const)('What only the server knows, %s (%d), is told at %s', async (code, status, label, told) => {
  const refuse = () => {
    throw new BadRequestError('no', status, { code });
  };
  await renderPage(app, '/register', { 'POST /auth/sign-up': refuse });
  await register();
  await screen.findByRole('link', { name: told });
  expect(control(label).getAttribute('aria-invalid')).toBe('true');
  expect(control('Last name').value).toBe('حسن');
});

it('After too many registrations the visitor knows how long to wait, and nothing that they typed is gone', async () => {
  const refuse = () => {
    throw new BadRequestError('no', 429, { code: 'too_many_requests' }, 360);
  };
  await renderPage(app, '/register', { 'POST /auth/sign-up': refuse });
  await register();
  const notice = await screen.findByRole('region', { name: 'Your account has not been created' });
  expect(notice.textContent).toContain('in 6 minutes');
  expect(control('E-mail').value).toBe('amira@example.org');
});
