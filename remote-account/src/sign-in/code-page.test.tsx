import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SessionMember } from '@sahra/shared/facade';
import { renderPage } from '@sahra/shared/testing/render-page';
import { expect, it } from 'vitest';
import app from '../app.ts';
import { mona, refusing } from '../ui/testing/samples.ts';

const plans = { items: [], page: 1, pageSize: 24, total: 0 };
const digits = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Six digits from the app' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** An api of an account with a second step: 123456, and one recovery code. */
function apiOf(member: SessionMember = mona, refuse?: () => never) {
  const sent: object[] = [];
  return {
    sent,
    answers: {
      '/plans': plans,
      '/account/second-step': { isRequired: true, appSince: null, setUp: null, recoveryCodesLeft: 0, passkeys: [] },
      'POST /auth/sign-in': { secondStep: { token: 'waits', hasApp: true } },
      'POST /auth/sign-in/code': (body: { code: string }) => {
        sent.push(body);
        return ['123456', 'ABCDEFGH'].includes(body.code)
          ? { member }
          : (refuse ?? refusing(400, 'wrong_code', { code: 'x' }))();
      },
    },
  };
}

/** To where the code is asked for. */
async function signIn(answers: Parameters<typeof renderPage>[2], address = '/login?next=%2Fpricing') {
  const page = await renderPage(app, address, answers);
  await userEvent.type(screen.getByRole('textbox', { name: 'E-mail or username' }), 'mona');
  await userEvent.type(screen.getByLabelText(/^Password[\s*]*$/), 'lamps over the river');
  await press('Sign in');
  await screen.findByRole('heading', { level: 1, name: 'One more step' });
  return page;
}

it('After the password a member is asked for the digits of their app, and gets to where they wanted to go', async () => {
  const { sent, answers } = apiOf();
  const { router, app: instance } = await signIn(answers);
  expect(instance.session.getState().member).toBeNull();
  await userEvent.type(await digits(), '654 321');
  await press('Continue');
  expect(await screen.findByRole('link', { name: /This code is not right/ })).toBeTruthy();
  expect((await digits()).value).toBe('654 321');
  await userEvent.clear(await digits());
  await userEvent.type(await digits(), '١٢٣ ٤٥٦');
  await press('Continue');
  await waitFor(() => expect(router.state.location.pathname).toBe('/pricing'));
  expect(sent).toEqual([
    { token: 'waits', code: '654321' },
    { token: 'waits', code: '123456' },
  ]);
  expect(instance.session.getState().member).toEqual(mona);
});

it('Without the phone a recovery code does', async () => {
  const { answers } = apiOf();
  const { router } = await signIn(answers);
  await userEvent.click(screen.getByText('No phone at hand?'));
  await userEvent.type(screen.getByRole('textbox', { name: 'Recovery code' }), 'abcd-efgh');
  await press('Use the recovery code');
  await waitFor(() => expect(router.state.location.pathname).toBe('/pricing'));
});

it.each([
  ['too_many_requests', 429, 120, /possible in 2 minutes/],
  ['sign_in_expired', 410, undefined, /Too much time has passed/],
] as const)('After %s the member reads what to do', async (code, status, retryAfter, text) => {
  const { answers } = apiOf(mona, refusing(status, code, {}, retryAfter));
  await signIn(answers);
  await userEvent.type(await digits(), '654321');
  await press('Continue');
  expect(await screen.findByText(text)).toBeTruthy();
});

it('By its address alone the page leads to the sign-in', async () => {
  await renderPage(app, '/login/code?next=%2Fshop', {});
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login?next=%2Fshop');
});

it('Who has to set up a second step first is led there', async () => {
  const waiting: SessionMember = { ...mona, needsSecondStep: true };
  const { answers } = apiOf();
  const { router } = await renderPage(app, '/login?next=%2Fpricing', {
    ...answers,
    'POST /auth/sign-in': { member: waiting },
    '/auth/session': { member: waiting },
  });
  await userEvent.type(screen.getByRole('textbox', { name: 'E-mail or username' }), 'mona');
  await userEvent.type(screen.getByLabelText(/^Password[\s*]*$/), 'lamps over the river');
  await press('Sign in');
  await waitFor(() => expect(router.state.location.pathname).toBe('/account/security'));
  expect(router.state.location.search).toBe('?next=%2Fpricing');
});
