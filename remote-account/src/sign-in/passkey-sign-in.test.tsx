import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '@sahra/shared/testing/render-page';
import { standInPasskeys } from '@sahra/shared/testing/stand-in-passkeys';
import { expect, it } from 'vitest';
import app from '../app.ts';
import { mona, refusing } from '../ui/testing/samples.ts';

const label = 'Sign in with a passkey';
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const plans = { items: [], page: 1, pageSize: 24, total: 0 };

/** An api that asks for a signature, and takes one. */
function apiOf(answer: () => unknown = () => ({ member: mona })) {
  const sent: object[] = [];
  return {
    sent,
    answers: {
      '/plans': plans,
      'POST /auth/passkey/options': { options: { challenge: 'sign this' } },
      'POST /auth/passkey': (body: object) => (sent.push(body), answer()),
    },
  };
}

it('Member signs in with a passkey, without name and password, and gets to where they wanted to go', async () => {
  const asked: unknown[] = [];
  standInPasskeys({ get: (options) => (asked.push(options), { id: 'p' }) });
  const { sent, answers } = apiOf();
  const { router, app: instance } = await renderPage(app, '/login?next=%2Fpricing', answers);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Stay signed in' }));
  await press(label);
  await waitFor(() => expect(router.state.location.pathname).toBe('/pricing'));
  expect([asked, sent]).toEqual([[{ challenge: 'sign this' }], [{ credential: { id: 'p' }, isRemembered: false }]]);
  expect(instance.session.getState().member).toEqual(mona);
});

it('Where the dialog is closed nothing is sent, and the name that was typed stays', async () => {
  standInPasskeys({ get: () => null });
  const { sent, answers } = apiOf();
  await renderPage(app, '/login', answers);
  await userEvent.type(screen.getByRole('textbox', { name: 'E-mail or username' }), 'mona');
  await press(label);
  expect(await screen.findByText(/No passkey of this site was used/)).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mail or username' }).value).toBe('mona');
  expect(sent).toEqual([]);
});

it('A passkey that the site does not know is told of in Arabic too', async () => {
  standInPasskeys({ get: () => ({ id: 'p' }) });
  await renderPage(app, '/login', apiOf(refusing(400, 'passkey_refused', { credential: 'no' })).answers, 'ar');
  await press('الدخول بمفتاح مرور');
  expect(await screen.findByText(/لم يُستخدم مفتاح مرور لهذا الموقع/)).toBeTruthy();
});

it('Enter in the password’s field is meant for the password', async () => {
  standInPasskeys({ get: () => ({ id: 'p' }) });
  const { sent, answers } = apiOf();
  const typed: object[] = [];
  const withPassword = { ...answers, 'POST /auth/sign-in': (body: object) => (typed.push(body), { member: mona }) };
  await renderPage(app, '/login?next=%2Fpricing', withPassword);
  await userEvent.type(screen.getByRole('textbox', { name: 'E-mail or username' }), 'mona');
  await userEvent.type(screen.getByLabelText(/^Password[\s*]*$/), 'lamps over the river{Enter}');
  await waitFor(() => expect(typed).toHaveLength(1));
  expect(sent).toEqual([]);
});

it('A browser without passkeys is offered none', async () => {
  await renderPage(app, '/login', {});
  expect(screen.queryByRole('button', { name: label })).toBeNull();
});

it('Who has a passkey alone is asked for it after the password, or for a recovery code', async () => {
  standInPasskeys({ get: () => ({ id: 'p' }) });
  const { sent, answers } = apiOf();
  const pending = { 'POST /auth/sign-in': { secondStep: { token: 'waits', hasApp: false } } };
  const refused = { 'POST /auth/sign-in/code': refusing(400, 'wrong_code', { code: 'x' }) };
  const { router } = await renderPage(app, '/login?next=%2Fpricing', { ...answers, ...pending, ...refused });
  await userEvent.type(screen.getByRole('textbox', { name: 'E-mail or username' }), 'mona');
  await userEvent.type(screen.getByLabelText(/^Password[\s*]*$/), 'lamps over the river');
  await press('Sign in');
  expect(await screen.findByText(/Use your passkey/)).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: 'Six digits from the app' })).toBeNull();
  await userEvent.type(screen.getByRole('textbox', { name: 'Recovery code' }), 'ABCD');
  await press('Use the recovery code');
  expect(await screen.findByRole('link', { name: /This code is not right/ })).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: 'Six digits from the app' })).toBeNull();
  await press(label);
  await waitFor(() => expect(router.state.location.pathname).toBe('/pricing'));
  expect(sent).toEqual([{ credential: { id: 'p' }, isRemembered: true }]);
});
