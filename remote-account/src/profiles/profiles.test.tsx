import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Profile, Profiles } from '@sahra/shared/facade';
import { renderPage } from '@sahra/shared/testing/render-page';
import { expect, it } from 'vitest';
import app from '../app.ts';
import { mona, refusing } from '../ui/testing/samples.ts';

const own: Profile = { id: 0, name: 'Mona', picture: null, maturityLimit: null };
const nour: Profile = { id: 3, name: 'Nour', picture: 'cat', maturityLimit: null };
const laila: Profile = { id: 4, name: 'ليلى', picture: 'star', maturityLimit: '7' };
const profilesOf = (more: Partial<Profiles> = {}): Profiles => ({
  items: [own, nour, laila],
  current: 0,
  isLocked: false,
  ...more,
});
const list = '/account/profiles';
const open = (address: string, answers: Parameters<typeof renderPage>[2], language: 'en' | 'ar' = 'en') =>
  renderPage(app, address, answers, language, mona);

it('Member chooses who watches, and goes on where they were', async () => {
  const sent: unknown[] = [];
  const { router } = await open('/profiles?next=%2Faccount%2Fprofiles', {
    [list]: profilesOf(),
    'PUT /account/profile': (body: object) => (sent.push(body), profilesOf({ current: 3 })),
  });
  expect(screen.getByText('Watching now').closest('[aria-current]')?.textContent).toContain('Mona');
  await userEvent.click(screen.getByRole('button', { name: /Nour/ }));
  await screen.findByRole('heading', { level: 1, name: 'Profiles' });
  expect(sent).toEqual([{ id: 3 }]);
  expect(router.state.location.pathname).toBe('/account/profiles');
});

it('A children’s profile is left with the PIN; a wrong one is said at its field, and the password does as well', async () => {
  const sent: unknown[] = [];
  const answers = {
    [list]: profilesOf({ current: 4, isLocked: true }),
    'PUT /account/profile': (body: { pin?: string }) => {
      sent.push(body);
      if (!('password' in body)) refusing(body.pin ? 400 : 403, body.pin ? 'wrong_pin' : 'profile_locked')();
      return profilesOf();
    },
  };
  await open('/profiles?next=%2Fprofiles', answers, 'ar');
  const pin = screen.getByLabelText('الرمز السري');
  const press = () => userEvent.click(screen.getByRole('button', { name: /Mona/ }));
  await press();
  await screen.findAllByText('أدخل الرمز السري ثم اختر من يشاهد.');
  await userEvent.type(pin, '١٢٣٤');
  await press();
  await screen.findAllByText('هذا ليس الرمز السري.');
  await userEvent.click(screen.getByText('نسيت الرمز السري؟'));
  await userEvent.type(screen.getByLabelText('كلمة مرور الحساب'), 'lamps over the river');
  await press();
  await expect.poll(() => sent).toHaveLength(3);
  expect(sent).toEqual([{ id: 0 }, { id: 0, pin: '١٢٣٤' }, { id: 0, password: 'lamps over the river' }]);
});

it('Member adds a children’s profile: what is missing is said, and nothing that was typed is lost', async () => {
  const sent: unknown[] = [];
  const { router } = await open('/account/profiles/new', {
    [list]: profilesOf(),
    [`POST ${list}`]: (body: { pin?: string }) => {
      sent.push(body);
      if (!body.pin) refusing(400, 'invalid_request', { pin: 'is wanted' })();
      return laila;
    },
  });
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save profile' }));
  await save();
  await screen.findAllByText('Fill in this field: Name.');
  await userEvent.type(screen.getByRole('textbox', { name: /Name/ }), 'Laila');
  await userEvent.click(screen.getByRole('radio', { name: 'Star' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Up to age 7' }));
  await save();
  await screen.findAllByText('A children’s profile needs a PIN of 4 to 8 digits.');
  await userEvent.type(screen.getByLabelText(/^PIN/), '2468');
  await save();
  await expect.poll(() => router.state.location.pathname).toBe('/account/profiles');
  const profile = { name: 'Laila', picture: 'star', maturityLimit: '7' };
  expect(sent).toEqual([profile, { ...profile, pin: '2468' }]);
});

it('Member deletes a profile, after reading what goes with it', async () => {
  const sent: unknown[] = [];
  const { router } = await open('/account/profiles/3', {
    [list]: profilesOf(),
    'DELETE /account/profiles/3': () => (sent.push(3), { id: 3, status: 'deleted' }),
  });
  await userEvent.click(screen.getByText(/^Delete/));
  expect(screen.getByText(/Its progress, watchlist, likes and history are lost/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Yes, delete the profile' }));
  await expect.poll(() => router.state.location.pathname).toBe('/account/profiles');
  expect(sent).toEqual([3]);
});

it('The list says what each shows; five are all there are', async () => {
  const five = [own, nour, laila, { ...nour, id: 5 }, { ...nour, id: 6 }];
  await open('/account/profiles', { [list]: profilesOf({ items: five }) });
  expect(screen.getByText('Up to age 7')).toBeTruthy();
  expect(screen.getByText('This account has five profiles.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Add profile' })).toBeNull();
});

it('From a children’s profile the pages of the account lead to where it is left, and back', async () => {
  const { router } = await open('/account/details', {
    '/account': refusing(403, 'profile_locked'),
    [list]: profilesOf({ current: 4, isLocked: true }),
  });
  expect(router.state.location.pathname + router.state.location.search).toBe('/profiles?next=%2Faccount%2Fdetails');
  expect(screen.getByLabelText('PIN')).toBeTruthy();
});
