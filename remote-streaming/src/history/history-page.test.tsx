import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SessionMember } from '@sahra/shared/facade';
import { emptyCollection } from '@sahra/shared/guest-list/collection';
import { changeCollection, readCollection } from '@sahra/shared/guest-list/device';
import { renderPage } from '@sahra/shared/testing/render-page';
import { afterEach, describe, expect, it } from 'vitest';
import app from '../app.ts';
import { episodeCard, programCard, seriesCard } from '../ui/program-samples.ts';

const member: SessionMember = { id: 'm1', name: 'Amira', username: 'amira', role: 'member', language: 'ar' };
const watched = (episodeId: number) => ({
  episodeId,
  seconds: 12,
  durationSeconds: 30,
  watchedAt: '2026-11-23T12:00:00.000Z',
});
const episodes = [
  { ...episodeCard(8, 1, 2), program: seriesCard(8) },
  { ...episodeCard(7, 1, 1), program: programCard(7) },
];
const listed = (items: object[]) => ({ items, page: 1, pageSize: 24, total: items.length });
const hrefs = () =>
  screen
    .queryAllByRole('listitem')
    .flatMap((row) => row.querySelector('a[href*=episodes]')?.getAttribute('href') ?? []);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
afterEach(() => localStorage.clear());

describe('A visitor', () => {
  const open = () => {
    changeCollection(() => ({ ...emptyCollection, watchlist: [3], progress: [watched(802), watched(701)] }));
    return renderPage(app, '/history', { '/episodes': listed(episodes) });
  };

  it('finds what they watched on this device, and removes one', async () => {
    await open();
    expect(hrefs()).toEqual(['/programs/8/episodes/802', '/programs/7/episodes/701']);
    await press('Remove \u2068Program 8: Episode 1.2\u2069 from your history');
    await waitFor(() => expect(hrefs()).toEqual(['/programs/7/episodes/701']));
    expect(readCollection().progress.map(({ episodeId }) => episodeId)).toEqual([701]);
    expect(document.activeElement?.getAttribute('aria-label')).toContain('Program 7');
  });

  it('clears all of it after a question, and keeps their watchlist', async () => {
    await open();
    await userEvent.click(screen.getByRole('link', { name: 'Clear all history' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, clear it' }));
    expect(await screen.findByRole('heading', { name: 'You haven’t watched anything yet' })).toBeTruthy();
    expect(readCollection()).toEqual({ ...emptyCollection, watchlist: [3] });
  });

  it('pauses it, reads that it is paused, and goes on', async () => {
    await open();
    await press('Pause history');
    await screen.findByText(/Your history is paused/);
    expect(readCollection().isHistoryPaused).toBe(true);
    await press('Resume history');
    await waitFor(() => expect(readCollection().isHistoryPaused).toBe(false));
  });
});

it('Member finds theirs in their account, removes one, pauses and clears it', async () => {
  const sent: unknown[] = [];
  let items = episodes.map((episode) => ({ ...watched(episode.id), episode }));
  let isPaused = false;
  await renderPage(
    app,
    '/history?form=clear',
    {
      '/account/history': () => ({ ...listed(items), isPaused }),
      'DELETE /account/progress/802': () => {
        sent.push('remove');
        items = items.slice(1);
        return { episodeId: 802, status: 'forgotten' };
      },
      'PUT /account/history': (body: { isPaused: boolean }) => (sent.push(body), ({ isPaused } = body), body),
      'DELETE /account/history': () => (sent.push('clear'), (items = []), { removed: 1 }),
    },
    'en',
    member,
  );
  await press('Remove \u2068Program 8: Episode 1.2\u2069 from your history');
  await waitFor(() => expect(hrefs()).toEqual(['/programs/7/episodes/701']));
  await press('Pause history');
  await screen.findByText(/Your history is paused/);
  await press('Yes, clear it');
  expect(await screen.findByRole('heading', { name: 'You haven’t watched anything yet' })).toBeTruthy();
  expect(sent).toEqual(['remove', { isPaused: true }, 'clear']);
});

it('A page beyond the end is not there', async () => {
  await renderPage(app, '/history?page=2', {});
  expect(screen.getByRole('alert').textContent).toBe('Status 404');
});
