import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SecondStep, SessionMember } from '@sahra/shared/facade';
import { renderPage } from '@sahra/shared/testing/render-page';
import { expect, it } from 'vitest';
import app from '../app.ts';
import { mona, refusing } from '../ui/testing/samples.ts';

const none: SecondStep = { isRequired: false, appSince: null, setUp: null, recoveryCodesLeft: 0, passkeys: [] };
const setUp = {
  secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
  url: 'otpauth://totp/Sahra:mona%40example.org?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Sahra',
  qr: { size: 45, path: 'M4 4h1v1h-1z' },
};
const on: SecondStep = { ...none, appSince: '2030-01-05T18:00:00.000Z', recoveryCodesLeft: 8 };
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** An api of a member who sets an app up whose digits are 123456. */
function apiOf(first: SecondStep, member: SessionMember = mona) {
  let current = first;
  let isElevated = false;
  return {
    '/account/second-step': () => current,
    '/auth/session': () => ({ member }),
    'POST /auth/elevate': () => ((isElevated = true), { elevatedUntil: '2030-01-05T18:00:00.000Z' }),
    'POST /account/second-step/app': () =>
      isElevated ? (current = { ...first, setUp }) : refusing(403, 'elevation_required')(),
    'POST /account/second-step/app/confirm': ({ code }: { code: string }) =>
      code === '123456'
        ? ((current = on), { recoveryCodes: ['ABCD-EFGH', 'JKMN-PQRS'] })
        : refusing(400, 'wrong_code', { code: 'is not right' })(),
    'DELETE /account/second-step/app': () => ((current = none), { status: 'removed' }),
    'POST /account/second-step/recovery-codes': () => ({ recoveryCodes: ['2345-6789'] }),
  };
}

it('Member gives the password, connects an app, types its digits and keeps the recovery codes', async () => {
  await renderPage(app, '/account/security', apiOf(none), 'en', mona);
  await press('Set up a second step');
  await userEvent.type(await screen.findByLabelText(/Your password/), 'lamps over the river');
  await press('Set up a second step');
  expect(await screen.findByRole('img', { name: 'QR code for your authenticator app' })).toBeTruthy();
  expect(screen.getByText('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ').dir).toBe('ltr');
  expect(screen.getByRole('link', { name: 'Open in the app on this device' }).getAttribute('href')).toBe(setUp.url);
  await press('Turn on the second step');
  expect(await screen.findByRole('link', { name: 'Enter the six digits that the app shows.' })).toBeTruthy();
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Six digits from the app' });
  expect([field.autocomplete, field.inputMode]).toEqual(['one-time-code', 'numeric']);
  await userEvent.type(field, '654321');
  await press('Turn on the second step');
  expect(await screen.findByRole('link', { name: /not valid right now/ })).toBeTruthy();
  await userEvent.clear(field);
  await userEvent.type(field, '123456');
  await press('Turn on the second step');
  const heading = await screen.findByRole('heading', { name: 'Your recovery codes' });
  const list = within(heading.parentElement ?? document.body).getAllByRole('listitem');
  expect(list.map((item) => item.textContent)).toEqual(['ABCD-EFGH', 'JKMN-PQRS']);
  await userEvent.click(screen.getByRole('link', { name: 'I have kept them: continue' }));
  expect(await screen.findByText('8 codes are left.')).toBeTruthy();
});

it('Who manages something reads that they need one, and goes on to where they were when it is set up', async () => {
  const salma: SessionMember = { ...mona, needsSecondStep: true };
  const api = apiOf({ ...none, isRequired: true, setUp }, { ...mona, role: 'admin' });
  const { app: instance } = await renderPage(app, '/account/security?next=%2Faccount%2Fadmin', api, 'en', salma);
  expect(screen.getByRole('heading', { name: 'Your role needs a second step' })).toBeTruthy();
  await userEvent.type(screen.getByRole('textbox', { name: 'Six digits from the app' }), '123456');
  await press('Turn on the second step');
  const onward = await screen.findByRole('link', { name: 'I have kept them: continue' });
  expect(onward.getAttribute('href')).toBe('/account/admin');
  expect(instance.session.getState().member?.role).toBe('admin');
});

it('Member turns it off, or makes new recovery codes', async () => {
  await renderPage(app, '/account/security', apiOf(on), 'en', mona);
  await press('Create new recovery codes');
  expect(await screen.findByText('2345-6789')).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: 'I have kept them: continue' }));
  await screen.findByText('8 codes are left.');
  await press('Turn off the second step');
  expect(await screen.findByText('The second step is off.')).toBeTruthy();
  expect(await screen.findByText('Not set up. Your password alone signs you in.')).toBeTruthy();
});

it('Pages of a role that waits for it lead here, and back', async () => {
  const { router } = await renderPage(
    app,
    '/account/admin/log?page=2',
    { '/admin/actions': refusing(403, 'second_step_required'), '/account/second-step': { ...none, isRequired: true } },
    'en',
    { ...mona, needsSecondStep: true },
  );
  const { pathname, search } = router.state.location;
  expect(pathname + search).toBe(`/account/security?next=${encodeURIComponent('/account/admin/log?page=2')}`);
});
