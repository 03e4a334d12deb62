import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SecondStep, SessionMember } from '@sahra/shared/facade';
import { renderPage } from '@sahra/shared/testing/render-page';
import { standInPasskeys } from '@sahra/shared/testing/stand-in-passkeys';
import { expect, it } from 'vitest';
import app from '../app.ts';
import { mona, refusing } from '../ui/testing/samples.ts';

const none: SecondStep = { isRequired: false, appSince: null, setUp: null, recoveryCodesLeft: 0, passkeys: [] };
const passkey = { id: 'p1', name: 'Chrome · Android', addedAt: '2030-01-05T18:00:00.000Z', lastUsedAt: null };
const withPasskey: SecondStep = { ...none, recoveryCodesLeft: 8, passkeys: [passkey] };
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const nameIs = (text: string) => (_: string, element: Element | null) =>
  element?.tagName === 'BDI' && element.textContent === text;

/** An api of a member with these passkeys, who has given the password lately or not. */
function apiOf(first: SecondStep, { isElevated = true, member = mona } = {}) {
  let current = first;
  let isOpen = isElevated;
  const sent: unknown[] = [];
  const elevate = (body: unknown) => ((isOpen = true), sent.push(body), { elevatedUntil: '2030-01-05T18:00:00.000Z' });
  const guarded = (answer: (body: never) => unknown) => (body: never) =>
    isOpen ? answer(body) : refusing(403, 'elevation_required')();
  const answers = {
    '/account/second-step': () => current,
    '/auth/session': () => ({ member }),
    'POST /auth/elevate': (body: { code?: string }) =>
      member.secondStep && body.code !== '123456' ? refusing(400, 'wrong_code', { code: 'x' })() : elevate(body),
    'POST /auth/passkey/options': { options: { challenge: 'once more' } },
    'POST /auth/elevate/passkey': elevate,
    'POST /account/passkeys/options': guarded(() => ({ options: { challenge: 'make one' } })),
    'POST /account/passkeys': guarded((body: unknown) => {
      sent.push(body);
      current = withPasskey;
      return { recoveryCodes: ['ABCD-EFGH'] };
    }),
    'PUT /account/passkeys/p1': ({ name }: { name: string }) => {
      const renamed = { ...passkey, name };
      current = { ...current, passkeys: [renamed] };
      return renamed;
    },
    'DELETE /account/passkeys/p1': guarded(() => ((current = none), { status: 'removed' })),
  };
  return { answers, sent };
}

it('Member adds a passkey after the password, keeps the recovery codes, names it and removes it', async () => {
  standInPasskeys({ create: () => ({ id: 'new' }) });
  const { answers, sent } = apiOf(none, { isElevated: false });
  await renderPage(app, '/account/security', answers, 'en', mona);
  await press('Add a passkey');
  await userEvent.type(await screen.findByLabelText(/Your password/), 'lamps over the river');
  await press('Add a passkey');
  expect(await screen.findByText('ABCD-EFGH')).toBeTruthy();
  expect(screen.getByText('Your passkey is ready. Other devices were signed out.')).toBeTruthy();
  expect(sent).toEqual([{ password: 'lamps over the river' }, { credential: { id: 'new' } }]);
  await userEvent.click(screen.getByRole('link', { name: 'I have kept them: continue' }));
  expect(await screen.findByText(nameIs('Chrome · Android'))).toBeTruthy();
  expect(screen.getByText('No app is connected. Your passkey is your second step.')).toBeTruthy();
  expect(screen.getByText('8 codes are left.')).toBeTruthy();
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: /Name of the passkey/, hidden: true });
  expect(field.value).toBe('Chrome · Android');
  await userEvent.clear(field);
  await userEvent.click(screen.getByRole('button', { name: 'Save name', hidden: true }));
  expect(await screen.findByRole('link', { name: 'Enter a name of at most 50 characters.' })).toBeTruthy();
  await userEvent.type(field, 'My tablet');
  await userEvent.click(screen.getByRole('button', { name: 'Save name', hidden: true }));
  expect(await screen.findByText(nameIs('My tablet'))).toBeTruthy();
  expect(screen.getByText('The name was saved.')).toBeTruthy();
  await press(/^Remove: .*My tablet/);
  expect(await screen.findByText('None yet.')).toBeTruthy();
  expect(screen.getByText('The second step is off.')).toBeTruthy();
});

it('Where the browser’s dialog is closed no passkey is there, and the page says so', async () => {
  standInPasskeys({ create: () => null });
  const { answers, sent } = apiOf(none);
  await renderPage(app, '/account/security', answers, 'en', mona);
  await press('Add a passkey');
  expect(await screen.findByText(/No passkey was added/)).toBeTruthy();
  expect(sent).toEqual([]);
});

it('Who manages something reads that a passkey is enough, and has their role with it', async () => {
  standInPasskeys({ create: () => ({ id: 'new' }) });
  const { answers } = apiOf({ ...none, isRequired: true }, { member: { ...mona, role: 'admin' } });
  const salma: SessionMember = { ...mona, needsSecondStep: true };
  const page = await renderPage(app, '/account/security?next=%2Faccount%2Fadmin', answers, 'en', salma);
  expect(screen.getByText(/or with a passkey. Set one of them up now/)).toBeTruthy();
  await press('Add a passkey');
  const onward = await screen.findByRole('link', { name: 'I have kept them: continue' });
  expect(onward.getAttribute('href')).toBe('/account/admin');
  expect(page.app.session.getState().member?.role).toBe('admin');
});

it('Before something dangerous a passkey is given in place of password and code', async () => {
  standInPasskeys({ get: () => ({ id: 'p' }) });
  const member: SessionMember = { ...mona, secondStep: 'passkey' };
  const { answers, sent } = apiOf(withPasskey, { isElevated: false, member });
  await renderPage(app, '/account/security', answers, 'en', member);
  await press(/^Remove: /);
  await screen.findByLabelText(/Your password/);
  await press('Use a passkey instead');
  expect(await screen.findByText('None yet.')).toBeTruthy();
  expect(sent).toEqual([{ credential: { id: 'p' } }]);
});

it('Without the passkey password and code are given; what is wrong with the code is said, and Enter is meant for them', async () => {
  standInPasskeys({ get: () => null });
  const member: SessionMember = { ...mona, secondStep: 'passkey' };
  const { answers, sent } = apiOf(withPasskey, { isElevated: false, member });
  await renderPage(app, '/account/security', answers, 'en', member);
  await press(/^Remove: /);
  await screen.findByLabelText(/Your password/);
  await press('Use a passkey instead');
  expect(await screen.findByRole('link', { name: /No passkey of yours was used/ })).toBeTruthy();
  await userEvent.type(screen.getByLabelText(/Your password/), 'lamps over the river{Enter}');
  expect(await screen.findByRole('link', { name: /This code is missing/ })).toBeTruthy();
  await userEvent.type(screen.getByRole('textbox', { name: /Code from your app/ }), '123456{Enter}');
  expect(await screen.findByText('None yet.')).toBeTruthy();
  expect(sent).toEqual([{ password: 'lamps over the river', code: '123456' }]);
});
