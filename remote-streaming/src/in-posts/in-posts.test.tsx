import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { NetworkError } from '@sahra/shared/facade';
import { renderExtension } from '@sahra/shared/testing/render-extension';
import { expect, it } from 'vitest';
import app from '../app.ts';
import { episodeCard, programCard, seriesCard, videoCard } from '../ui/program-samples.ts';

const post = { path: '/posts/:slug', address: '/posts/a-night' };

it('Reader of a post goes on to the films and series that it is about', async () => {
  const told = { programs: [programCard(1), seriesCard(2)] };
  await renderExtension(app, 'streaming.post-films', { ...post, told }, {});
  const rail = screen.getByRole('region', { name: 'Films and series in this post' });
  expect(
    within(rail)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/shows-details/1', '/shows-details/2']);
});

const listed = { ...episodeCard(7, 1, 1), program: programCard(7) };

it.each([
  ['a film', listed, '/programs/7/episodes/701'],
  ['a video', { ...listed, program: videoCard(7) }, '/videos-detail/7'],
])('The scene of %s in a post leads to the page where it plays', async (_what, episode, href) => {
  await renderExtension(app, 'streaming.post-video', { ...post, told: { episode, title: 'The last reel' } }, {});
  const link = screen.getByRole('link', { name: 'Watch now: The last reel' });
  expect(link.getAttribute('href')).toBe(href);
});

it('What is not free plays on its own page', async () => {
  const episode = { ...listed, access: 'subscriber' };
  const { router } = await renderExtension(app, 'streaming.post-video', { ...post, told: { episode, title: 'A' } }, {});
  fireEvent.click(screen.getByRole('link'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/programs/7/episodes/701'));
});

it('Where it cannot be played in the post, its page is opened', async () => {
  const answers = {
    '/episodes/701': () => {
      throw new NetworkError('away');
    },
  };
  const told = { episode: listed, title: 'A' };
  const { router } = await renderExtension(app, 'streaming.post-video', { ...post, told }, answers);
  fireEvent.click(screen.getByRole('link'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/programs/7/episodes/701'));
});
