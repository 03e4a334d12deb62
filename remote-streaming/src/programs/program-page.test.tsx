import { screen, within } from '@testing-library/react';
import { changeCollection } from '@sahra/shared/guest-list/device';
import { withProgress } from '@sahra/shared/guest-list/collection';
import { renderPage } from '@sahra/shared/testing/render-page';
import { afterEach, expect, it } from 'vitest';
import app from '../app.ts';
import { program, programCard, seriesCard, videoCard } from '../ui/program-samples.ts';

const answers = { '/programs/7': program(programCard(7)), '/programs/8': program(seriesCard(8)) };

afterEach(() => localStorage.clear());

it('Visitor reads a film’s facts and plays it', async () => {
  await renderPage(app, '/shows-details/7', answers);
  expect(document.title).toBe('Program 7 · Sahra');
  const facts = screen.getByRole('list', { name: 'Facts' });
  expect(
    within(facts)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['1971', '2 h 8 min', '12+', '8.7', '4.5 12 reviews', 'Drama']);
  for (const name of ['Rated 8.7 out of 10', 'Rated 4.5 out of 5']) within(facts).getByRole('img', { name });
  expect(screen.getByRole('link', { name: 'Watch the film' }).getAttribute('href')).toBe('/programs/7/episodes/701');
  expect(screen.getByText('Directed by').nextSibling?.textContent).toBe('Person 3');
  expect(screen.getByText('Audio').nextSibling?.textContent).toBe('Arabic and English');
  expect(screen.queryByRole('heading', { name: 'Seasons and episodes' })).toBeNull();
});

it('Visitor opens a season of a series and finds its four episodes', async () => {
  await renderPage(app, '/shows-details/8', answers);
  const seasons = screen.getAllByRole('group');
  expect(seasons.map((season) => season.hasAttribute('open'))).toEqual([true, false, false]);
  const [first] = seasons;
  if (!first) throw new Error('no season');
  expect(within(first).getByText('4 episodes')).toBeTruthy();
  expect(within(first).getByRole('link', { name: 'Episode 2 Episode 1.2 45 min' }).getAttribute('href')).toBe(
    '/programs/8/episodes/802',
  );
});

it.each([
  ['en', 'Continue S1 E2 · 0:10'],
  ['ar', 'أكمل: م1 ح2 · 0:10'],
] as const)('Visitor reads in %s where they go on with a series', async (language, label) => {
  const watch = (episodeId: number, seconds: number, watchedAt: string) =>
    changeCollection((collection) => withProgress(collection, { episodeId, seconds, durationSeconds: 30, watchedAt }));
  watch(801, 30, '2026-11-23T20:00:00.000Z');
  watch(802, 10, '2026-11-23T20:45:00.000Z');
  await renderPage(app, '/shows-details/8', answers, language);
  expect(screen.getByRole('link', { name: label }).getAttribute('href')).toBe('/programs/8/episodes/802');
});

it('Visitor sees in Arabic who made it, and an English synopsis marked as English', async () => {
  await renderPage(app, '/shows-details/8', answers, 'ar');
  expect(screen.getByText('طاقم العمل')).toBeTruthy();
  expect(screen.getAllByText('تمثيل')).toHaveLength(2);
  expect(screen.getByText('A lamplighter keeps a secret.').lang).toBe('en');
  expect(screen.getByText('الترجمة').nextSibling?.textContent).toBe('العربية والإنجليزية');
});

it('Visitor goes from the program to a person who made it', async () => {
  await renderPage(app, '/shows-details/7', answers);
  const people = screen.getByRole('region', { name: 'Cast and crew' });
  expect(
    within(people)
      .getByRole('link', { name: /^Person 1/ })
      .getAttribute('href'),
  ).toBe('/cast-detail/1');
});

it('Visitor goes from the program to its trailer, to its genre and to its tags', async () => {
  const trailer = videoCard(9);
  await renderPage(app, '/shows-details/7', {
    '/programs/7': { ...program(programCard(7)), videoCount: 1, videos: [trailer] },
  });
  const about = within(screen.getByRole('region', { name: 'Trailers, clips and interviews' }));
  const hrefs = [about.getByRole('link'), ...['Drama', 'Night'].map((name) => screen.getByRole('link', { name }))];
  expect(hrefs.map((link) => link.getAttribute('href'))).toEqual([
    '/videos-detail/9',
    '/shows-details?genre=drama',
    '/tags/night',
  ]);
});

it.each(['/shows-details/9', '/shows-details/nope'])('%s is not a page', async (address) => {
  await renderPage(app, address, answers);
  expect(screen.getByRole('alert').textContent).toBe('Status 404');
});
