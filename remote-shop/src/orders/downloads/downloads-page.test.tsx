import { act, screen, within } from '@testing-library/react';
import { renderPage } from '@sahra/shared/testing/render-page';
import { BadRequestError } from '@sahra/shared/facade';
import { expect, it } from 'vitest';
import app from '../../app.ts';
import { downloadOf, mona, pageOf } from '../order-samples.ts';

const open = (files: object, more: object = {}) =>
  renderPage(app, '/account/downloads', { '/account/downloads': files, ...more }, 'en', mona);
const fileOf = (name: string) => {
  const card = screen.getByRole('heading', { name }).closest('li');
  if (!card) throw new Error(`no ${name}`);
  return within(card);
};
/** What the browser itself does with the form of a button. */
const formOf = (button: HTMLElement) => {
  const form = button.closest('form');
  if (!form || !(button instanceof HTMLButtonElement)) throw new Error('no form');
  return { method: form.method, action: form.getAttribute('action') ?? '', data: new FormData(form, button) };
};

it('Member reads of each file to which order it belongs, how often and until when they may load it', async () => {
  await open(
    pageOf(
      downloadOf(),
      downloadOf({ id: 8, name: 'Song book', orderNumber: 'S-2', timesLeft: null, expiresAt: null }),
    ),
  );
  expect(fileOf('Poster to print').getByRole('link', { name: 'S-7K2M-94' }).getAttribute('href')).toBe(
    '/account/orders/S-7K2M-94',
  );
  expect(fileOf('Poster to print').getByText('1 January 2099')).toBeTruthy();
  expect(fileOf('Song book').getByText('As often as you like')).toBeTruthy();
  expect(fileOf('Song book').getByText('No expiry')).toBeTruthy();
});

it('A file that has ended says why, and cannot be asked for', async () => {
  await open(
    pageOf(
      downloadOf({ name: 'Old', expiresAt: '2020-01-01T12:00:00.000Z' }),
      downloadOf({ id: 8, name: 'Used', timesLeft: 0 }),
    ),
  );
  expect(fileOf('Old').getByText(/The time to download it is over/)).toBeTruthy();
  expect(fileOf('Used').getByText(/no downloads left/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('The button of a file leads to a signed address, which is asked for only then', async () => {
  const { router } = await open(pageOf(downloadOf()), {
    'POST /downloads/7/links': { url: '/files/signed/poster.png' },
  });
  const { method, action, data } = formOf(screen.getByRole('button', { name: 'Download Poster to print' }));
  expect([method, action]).toEqual(['post', '/account/downloads']);
  await act(() => router.navigate(action, { formMethod: 'post', formData: data }));
  expect(router.state.location.pathname).toBe('/files/signed/poster.png');
});

it('Who comes too late is told so where the files are', async () => {
  const refused = () => {
    throw new BadRequestError('no', 409, { code: 'download_ended' });
  };
  const { router } = await open(pageOf(downloadOf()), { 'POST /downloads/7/links': refused });
  const { action, data } = formOf(screen.getByRole('button', { name: /^Download/ }));
  await act(() => router.navigate(action, { formMethod: 'post', formData: data }));
  expect(screen.getByText(/can’t be downloaded any more/)).toBeTruthy();
});

it('Where there are none, that is said', async () => {
  await open(pageOf());
  expect(screen.getByRole('heading', { name: 'There is nothing to download' })).toBeTruthy();
});
