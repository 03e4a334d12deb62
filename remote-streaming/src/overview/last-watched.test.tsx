import { screen } from '@testing-library/react';
import { renderExtension } from '@sahra/shared/testing/render-extension';
import { expect, it } from 'vitest';
import app from '../app.ts';
import { episode, programCard, seriesCard } from '../ui/program-samples.ts';

const progress = (episodeIds: number[]) => ({
  items: episodeIds.map((episodeId) => ({
    episodeId,
    seconds: 12,
    durationSeconds: 30,
    watchedAt: '2030-01-05T18:00:00.000Z',
  })),
  page: 1,
  pageSize: 1,
  total: 5,
});
const show = (answers: object, language: 'en' | 'ar' = 'en') =>
  renderExtension(app, 'streaming.last-watched', { path: '/account', address: '/account' }, { ...answers }, language);

it('Member goes back to the episode that they watched last', async () => {
  await show({ '/account/progress': progress([802]), '/episodes/802': episode(seriesCard(8)) });
  expect(screen.getByRole('link', { name: 'Last watched' }).getAttribute('href')).toBe('/programs/8/episodes/802');
  expect(screen.getByText('Program 8').parentElement?.textContent).toBe('Program 8 · Season 1, episode 2');
});

it('Of a film the member reads its title, in Arabic too', async () => {
  await show({ '/account/progress': progress([702]), '/episodes/702': episode(programCard(7)) }, 'ar');
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('آخر ما شاهدت');
  expect(screen.getByText('Program 7').parentElement?.textContent).toBe('Program 7');
});

it('Member who has not watched anything is shown the way to everything', async () => {
  await show({ '/account/progress': progress([]) });
  expect(screen.getByRole('link', { name: 'Nothing watched yet' }).getAttribute('href')).toBe('/shows-details');
});
