import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '@sahra/shared/testing/render-page';
import { expect, it } from 'vitest';
import app from '../../app.ts';
import { answersWith, postDetail, shownPicture } from '../post-detail-samples.ts';

const pictures = [shownPicture('lamp', 'A lamp of 1924'), shownPicture('hall'), shownPicture('street')];
const detail = postDetail(1, 'gallery', { blocks: [{ kind: 'gallery', pictures }] });
const show = (language: 'en' | 'ar' = 'en') => renderPage(app, '/blogs-detail/post-1', answersWith(detail), language);

async function openSecond() {
  fireEvent.click(screen.getByRole('link', { name: /What hall shows/ }));
  return await screen.findByRole('dialog');
}
const position = (dialog: HTMLElement) => within(dialog).getByRole('status').textContent;

it('Each picture of a gallery is a link to its file, for where no scripts run', async () => {
  await show();
  const link = screen.getByRole('link', { name: 'What lamp shows Enlarge picture 1 of 3' });
  expect(link.getAttribute('href')).toBe('/media/art/post/lamp-1200.webp');
  expect(screen.getByText('A lamp of 1924')).toBeTruthy();
});

it('Reader turns large pictures by buttons and keys, round and round', async () => {
  await show();
  const dialog = await openSecond();
  expect(position(dialog)).toBe('2 of 3');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Next picture' }));
  expect(position(dialog)).toBe('3 of 3');
  fireEvent.keyDown(dialog, { key: 'ArrowRight' });
  expect(position(dialog)).toBe('1 of 3');
  expect(within(dialog).getByText('A lamp of 1924').closest('li')?.hasAttribute('inert')).toBe(false);
  fireEvent.keyDown(dialog, { key: 'End' });
  expect(position(dialog)).toBe('3 of 3');
  fireEvent.keyDown(dialog, { key: 'ArrowLeft' });
  expect(position(dialog)).toBe('2 of 3');
});

it('On an Arabic page the arrows turn the other way', async () => {
  await show('ar');
  const dialog = await openSecond();
  fireEvent.keyDown(dialog, { key: 'ArrowLeft' });
  expect(position(dialog)).toBe('3 من 3');
});

it('Reader enlarges a picture further; then the arrows move it, and the next one is small again', async () => {
  await show();
  const dialog = await openSecond();
  fireEvent.keyDown(dialog, { key: '+' });
  expect(within(dialog).getByRole('button', { name: 'Zoom out' })).toBeTruthy();
  fireEvent.keyDown(dialog, { key: 'ArrowRight' });
  expect(position(dialog)).toBe('2 of 3');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Next picture' }));
  expect(within(dialog).getByRole('button', { name: 'Zoom in' })).toBeTruthy();
});

it('Closed, it is gone, and opens again', async () => {
  await show();
  const dialog = await openSecond();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(position(await openSecond())).toBe('2 of 3');
});
