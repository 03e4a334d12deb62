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
  'Password, once more': 'a long sentence',
};
type Label = keyof typeof typed;
/** A label may be followed by the star of what is required. */
const control = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}[\\s*]*$`));

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
  await screen.findByRole('heading', { level: 1, name: 'Look into your mail' });
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

it('Every field is named, required, and known to what fills in forms', async () => {
  await renderPage(app, '/register', {});
  const tokens = Object.keys(typed).map((label) => [control(label).autocomplete, control(label).required]);
  expect(tokens).toEqual(
    ['username', 'given-name', 'family-name', 'email', 'tel', 'postal-code', 'new-password', 'new-password'].map(
      (token) => [token, true],
    ),
  );
  expect(screen.getByRole('link', { name: /terms of use/ }).getAttribute('href')).toBe('/terms-of-use');
  expect(screen.getByRole('link', { name: /privacy policy/ }).getAttribute('href')).toBe('/PrivacyPolicy');
});

it('A visitor who sends nothing reads of every field, in their order', async () => {
  await renderPage(app, '/register', {});
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
  const summary = await screen.findByRole('region', { name: '9 entries need your attention' });
  expect(document.activeElement).toBe(summary);
  const fieldsOf = [...summary.querySelectorAll('a')].map(({ hash }) =>
    document.getElementById(hash.slice(1))?.getAttribute('name'),
  );
  expect(fieldsOf).toEqual([
    'username',
    'firstName',
    'lastName',
    'phone',
    'email',
    'zip',
    'password',
    'passwordAgain',
    'acceptsTerms',
  ]);
});

it('Sent again with other errors, the summary takes the focus again, and every value stays', async () => {
  await renderPage(app, '/register', {});
  await register({ Username: 'ab', Phone: 'call me maybe' });
  const first = await screen.findByRole('region', { name: '2 entries need your attention' });
  expect(document.activeElement).toBe(first);
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
  ['Password, once more', 'another sentence', /two passwords are different/],
] as const)('In %s, %s is told at the field', async (label, text, told) => {
  await renderPage(app, '/register', {});
  await register({ [label]: text, ...(label === 'Password' && { 'Password, once more': text }) });
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
  await screen.findByRole('link', { name: 'Without accepting the terms you cannot register.' });
});

it.each([
  ['username_taken', 409, 'Username', 'This username is taken. Please choose another one.'],
  [
    'password_too_common',
    400,
    'Password',
    'This password is one of the first that anybody would try. Please choose another one.',
  ],
  [
    'phone_invalid',
    400,
    'Phone',
    'This does not look like a phone number. Please write it with its country code, like +20 100 123 4567.',
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
