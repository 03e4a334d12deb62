import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readCollection } from '@sahra/shared/guest-list/device';
import { renderPage } from '@sahra/shared/testing/render-page';
import { afterEach, expect, it } from 'vitest';
import app from '../app.ts';
import { episode, program, programCard, videoCard } from '../ui/program-samples.ts';

const card = videoCard(9);
const plays = { ...episode(card), id: 901, title: card.title, previous: null, next: null };
const video = { ...program(card), about: programCard(7), related: [videoCard(11), videoCard(12)] };
const listOf = (items: readonly unknown[]) => ({ items, page: 1, pageSize: 13, total: items.length });
const answers = {
  '/programs/9': video,
  '/programs/7': program(programCard(7)),
  '/programs/7/videos': listOf([card, videoCard(11, { videoType: 'clip' })]),
  '/programs': listOf([card]),
  '/episodes/901': plays,
};
afterEach(() => localStorage.clear());
const linkTo = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

it('Visitor reads what a video is about, and finds more of the same first', async () => {
  await renderPage(app, '/videos-detail/9', answers);
  expect(document.title).toBe('Program 9 · Sahra');
  expect(screen.getByRole('heading', { level: 1, name: 'Program 9' })).toBeTruthy();
  expect(linkTo('About: Program 7')).toBe('/shows-details/7');
  expect(screen.getByText(/A demo clip, “Lanterns” \(30 s\)/)).toBeTruthy();
  const more = within(screen.getByRole('region', { name: 'More videos' }));
  expect(more.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/videos-detail/11',
    '/videos-detail/12',
  ]);
});

it.each([
  ['/videos-detail', '/videos-detail/9'],
  ['/shows-details/9', '/videos-detail/9'],
  ['/programs/9/episodes/901?comment=4', '/videos-detail/9?comment=4'],
  ['/videos-detail/7', '/shows-details/7'],
])('%s leads to %s: a video has one page', async (address, expected) => {
  const { router } = await renderPage(app, address, answers);
  const { pathname, search } = router.state.location;
  expect(pathname + search).toBe(expected);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^Program [79]$/);
});

it('Visitor reads in the place of the player that a video is for members, comes back to it, and puts it on their list', async () => {
  await renderPage(app, '/videos-detail/9', { ...answers, '/episodes/901': { ...plays, access: 'member' } });
  expect(linkTo('Sign in')).toBe(`/login?next=${encodeURIComponent('/videos-detail/9')}`);
  await userEvent.click(screen.getByRole('button', { name: 'Watch later' }));
  await waitFor(() => expect(readCollection().watchlist).toEqual([9]));
});

it.each(['/videos-detail/8', '/videos-detail/nope'])('%s is not a page', async (address) => {
  await renderPage(app, address, answers);
  expect(screen.getByRole('alert').textContent).toBe('Status 404');
});
