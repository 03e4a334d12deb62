import { screen, within } from '@testing-library/react';
import { renderPage } from '@sahra/shared/testing/render-page';
import { expect, it } from 'vitest';
import app from '../app.ts';
import { program, programCard, seriesCard } from '../ui/program-samples.ts';

const answers = { '/programs/7': program(programCard(7)), '/programs/8': program(seriesCard(8)) };

it('Visitor reads a film’s facts and plays it', async () => {
  await renderPage(app, '/shows-details/7', answers);
  expect(document.title).toBe('Program 7 · Sahra');
  const facts = screen.getByRole('list', { name: 'Facts' });
  expect(
    within(facts)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['1971', '2 h 8 min', '12+', '8.7Rated 8.7 out of 10', '4.5Rated 4.5 out of 5 12 reviews', 'Drama']);
  expect(screen.getByRole('link', { name: 'Watch the film' }).getAttribute('href')).toBe('/programs/7/episodes/701');
  expect(screen.getByText('Directed by').nextSibling?.textContent).toBe('Person 3');
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

it('Visitor sees in Arabic who made it, and an English synopsis marked as English', async () => {
  await renderPage(app, '/shows-details/8', answers, 'ar');
  expect(screen.getByText('صناع العمل')).toBeTruthy();
  expect(screen.getAllByText('تمثيل')).toHaveLength(2);
  expect(screen.getByText('A lamplighter keeps a secret.').lang).toBe('en');
});

it('Visitor goes from a person to everything that this person made', async () => {
  await renderPage(app, '/shows-details/7', answers);
  const people = screen.getByRole('region', { name: 'Cast and crew' });
  expect(
    within(people)
      .getByRole('link', { name: /^Person 1/ })
      .getAttribute('href'),
  ).toBe('/search?q=Person+1&area=streaming&type=program');
});

it.each(['/shows-details/9', '/shows-details/nope'])('%s is not a page', async (address) => {
  await renderPage(app, address, answers);
  expect(screen.getByRole('alert').textContent).toBe('Status 404');
});
