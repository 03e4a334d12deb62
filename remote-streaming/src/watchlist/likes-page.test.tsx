import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SessionMember } from '@sahra/shared/facade';
import { emptyCollection } from '@sahra/shared/guest-list/collection';
import { changeCollection, readCollection } from '@sahra/shared/guest-list/device';
import { renderPage } from '@sahra/shared/testing/render-page';
import { afterEach, expect, it } from 'vitest';
import app from '../app.ts';
import { programCard } from '../ui/program-samples.ts';

const member: SessionMember = { id: 'm1', name: 'Amira', username: 'amira', role: 'member', language: 'ar' };
const cards = [3, 5].map((id) => programCard(id));
const listed = { items: cards, page: 1, pageSize: 24, total: cards.length };
const titles = () =>
  screen.queryAllByRole('link', { name: /^Program \d/ }).map((link) => link.textContent?.slice(0, 9));
const takeBack = (title: string) =>
  userEvent.click(screen.getByRole('button', { name: `Take back your like of \u2068${title}\u2069` }));
afterEach(() => localStorage.clear());

it('Visitor finds what they like on this device, and takes one back', async () => {
  changeCollection(() => ({ ...emptyCollection, likes: [5, 3], watchlist: [7] }));
  await renderPage(app, '/liked', { '/programs': () => listed });
  expect(titles()).toEqual(['Program 5', 'Program 3']);
  await takeBack('Program 5');
  expect([titles(), readCollection()]).toMatchObject([['Program 3'], { likes: [3], watchlist: [7] }]);
});

it('Member finds what they like in their account, and goes to their watchlist', async () => {
  const sent: string[] = [];
  const answers = {
    '/account/likes': listed,
    'DELETE /account/likes/3': () => (sent.push('3'), { programId: 3, isLiked: false, likeTotal: 0 }),
  };
  await renderPage(app, '/liked', answers, 'en', member);
  expect(titles()).toEqual(['Program 3', 'Program 5']);
  await takeBack('Program 3');
  await waitFor(() => expect([titles(), sent]).toEqual([['Program 5'], ['3']]));
  expect(screen.getByRole('link', { name: 'Liked' }).getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('link', { name: 'Watchlist' }).getAttribute('href')).toBe('/watchlist-detail');
});

it('Somebody who likes nothing yet learns how to', async () => {
  await renderPage(app, '/liked', {});
  expect(screen.getByRole('heading', { name: 'You haven’t liked anything yet' })).toBeTruthy();
});
