import { screen, within } from '@testing-library/react';
import { BadRequestError, type SessionMember, type SignedPlayback } from '@sahra/shared/facade';
import { renderPage } from '@sahra/shared/testing/render-page';
import { expect, it } from 'vitest';
import app from '../app.ts';
import { playlistDetails } from '../ui/playlists/playlist-samples.ts';
import { episode, episodeCard, programCard, seriesCard } from '../ui/program-samples.ts';

const answers = { '/episodes/802': episode(seriesCard(8)), '/episodes/702': episode(programCard(7)) };

it('Visitor reads that a demo clip plays, and goes to the episodes around', async () => {
  await renderPage(app, '/programs/8/episodes/802', answers);
  expect(document.title).toBe('Program 8: Episode 1.2 · Sahra');
  expect(screen.getByText(/A demo clip, “Lanterns” \(30 s\)/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Previous episode' }).getAttribute('href')).toBe('/programs/8/episodes/801');
  expect(screen.getByRole('link', { name: 'Next episode' }).getAttribute('href')).toBe('/programs/8/episodes/803');
  const season = screen.getByRole('region', { name: 'Season 1' });
  expect(within(season).getAllByRole('link')).toHaveLength(4);
  expect(within(season).getByRole('link', { current: 'page' }).textContent).toContain('Episode 1.2');
});

it('Visitor watches a film without a list of episodes', async () => {
  await renderPage(app, '/programs/7/episodes/702', answers);
  expect(screen.getByRole('heading', { level: 1, name: 'Program 7' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Season 1' })).toBeNull();
});

it('Visitor reads the place of an episode in Arabic', async () => {
  await renderPage(app, '/programs/8/episodes/802', answers, 'ar');
  expect(screen.getByText('الموسم 1، الحلقة 2')).toBeTruthy();
});

it.each(['/programs/7/episodes/802', '/programs/8/episodes/999'])(
  '%s is not a page: the episode is not of the program',
  async (address) => {
    await renderPage(app, address, answers);
    expect(screen.getByRole('alert').textContent).toBe('Status 404');
  },
);

it('Viewer of a playlist goes on in it, and sees where in it they are', async () => {
  await renderPage(app, '/programs/8/episodes/802?playlist=12', { ...answers, '/playlists/12': playlistDetails(12) });
  const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect([linkTo('Previous episode'), linkTo('Next episode')]).toEqual([
    '/programs/3/episodes/301?playlist=12',
    '/programs/5/episodes/501?playlist=12',
  ]);
  const queue = screen.getByRole('region', { name: 'Playlist 12' });
  expect(within(queue).getByText(/2 of 3/)).toBeTruthy();
  expect(within(queue).getByRole('link', { current: 'page' }).textContent).toBe('Program 8 · Episode 1.2');
  expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).not.toContain('playlist');
});

it.each(['?playlist=13', '?playlist=x', '?playlist=d0123456789abcdef'])(
  'The page of an episode stands where %s is not to be seen',
  async (query) => {
    await renderPage(app, `/programs/8/episodes/802${query}`, answers);
    expect(screen.getByRole('link', { name: 'Next episode' }).getAttribute('href')).toBe('/programs/8/episodes/803');
  },
);

const gated = { ...episode(seriesCard(8)), access: 'subscriber' as const };
const address = '/programs/8/episodes/802';
const back = encodeURIComponent(address);
const mona: SessionMember = { id: 'm1', name: 'Mona', username: 'mona', role: 'member', language: 'ar' };
const refuse = (status: number, code: string) => () => {
  throw new BadRequestError(code, status, { code });
};
const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

it('Visitor reads in the place of the player that an episode is for subscribers, and comes back to it either way', async () => {
  await renderPage(app, address, { '/episodes/802': gated });
  const notice = screen.getByRole('region', { name: 'You must be logged in to view this content' });
  expect(within(notice).getByText(/This title is for subscribers/)).toBeTruthy();
  expect([linkTo('Subscribe to watch'), linkTo('Sign in')]).toEqual([`/pricing?next=${back}`, `/login?next=${back}`]);
  expect(document.querySelector('video')).toBeNull();
});

it('Visitor is asked to log in, and for nothing else, before an episode for members', async () => {
  await renderPage(app, address, { '/episodes/802': { ...gated, access: 'member' } });
  expect([linkTo('Sign in'), linkTo('Create account')]).toEqual([`/login?next=${back}`, `/register?next=${back}`]);
  expect(screen.queryByRole('link', { name: 'Subscribe to watch' })).toBeNull();
});

it('Member without a subscription reads what is lacking, and is not asked to log in', async () => {
  const refusals = { '/account/playback/802': refuse(403, 'needs_subscription') };
  await renderPage(app, address, { '/episodes/802': gated, ...refusals }, 'en', mona);
  expect(screen.getByRole('heading', { name: 'This content is for subscribers' })).toBeTruthy();
  expect(linkTo('Subscribe to watch')).toBe(`/pricing?next=${back}`);
  expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull();
});

it('Member whose session has ended meanwhile is asked to log in', async () => {
  const refusals = { '/account/playback/802': refuse(401, 'needs_sign_in') };
  const { app: instance } = await renderPage(app, address, { '/episodes/802': gated, ...refusals }, 'en', mona);
  expect([linkTo('Sign in'), instance.session.getState().member]).toEqual([`/login?next=${back}`, null]);
});

it('Subscriber gets the player, by addresses of their own', async () => {
  const folder = '/media/gated/film-1/1.1700000000.signed/';
  const signed: SignedPlayback = {
    manifestUrl: `${folder}master.m3u8`,
    posterUrl: `${folder}poster.webp`,
    trickplayUrl: `${folder}trickplay.vtt`,
    expiresAt: '2026-11-23T12:00:00.000Z',
  };
  const { router } = await renderPage(app, address, { '/episodes/802': gated, '/account/playback/802': signed }, 'en', {
    ...mona,
    role: 'subscriber',
  });
  expect(Object.values(router.state.loaderData)).toMatchObject([{ access: { refusal: null, signed } }]);
  expect(screen.queryByRole('link', { name: 'Subscribe to watch' })).toBeNull();
});

it('Visitor sees on cards for whom an episode is', async () => {
  await renderPage(app, address, {
    '/episodes/802': {
      ...episode(seriesCard(8)),
      season: { number: 1, episodes: [{ ...episodeCard(8, 1, 1), access: 'subscriber' }, episodeCard(8, 1, 2)] },
    },
  });
  const season = screen.getByRole('region', { name: 'Season 1' });
  expect(
    within(season)
      .getAllByRole('link')
      .map(({ textContent }) => textContent.includes('Subscribers')),
  ).toEqual([true, false]);
});
