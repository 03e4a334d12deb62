import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '@sahra/shared/testing/render-page';
import { expect, it, vi } from 'vitest';
import app from '../app.ts';
import { answersWith, postDetail } from './post-detail-samples.ts';

const address = 'http://sahra.test/blogs-detail/post-1?lang=en';
async function open() {
  await renderPage(app, '/blogs-detail/post-1', answersWith(postDetail(1, 'standard', { title: 'Tea & film' })));
  return within(screen.getByRole('region', { name: 'Share this post' }));
}

it('Reader copies the address of a post, in the language in which they read it', async () => {
  const user = userEvent.setup();
  const share = await open();
  await user.click(share.getByRole('button', { name: 'Copy link' }));
  expect(await share.findByText('Copied')).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe(address);
});

it('A mail has title and address, without scripts too', async () => {
  const share = await open();
  const href = share.getByRole('link', { name: 'By e-mail' }).getAttribute('href') ?? '';
  expect(href).toMatch(/^mailto:\?subject=Tea%20%26%20film&body=/);
  expect(new URL(href).searchParams.get('body')).toBe(address);
  expect(share.queryByRole('button', { name: 'Share…' })).toBeNull();
});

it('The device’s own way to share is offered where it has one', async () => {
  const send = vi.fn().mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'share', { configurable: true, value: send });
  const share = await open();
  await userEvent.click(share.getByRole('button', { name: 'Share…' }));
  expect(send).toHaveBeenCalledWith({ title: 'Tea & film', url: address });
  Reflect.deleteProperty(navigator, 'share');
});
