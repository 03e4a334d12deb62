import { screen, within } from '@testing-library/react';
import { renderExtension } from '@sahra/shared/testing/render-extension';
import { expect, it } from 'vitest';
import app from '../app.ts';
import { episodeCard, program, programCard, seriesCard } from '../ui/program-samples.ts';

const [person] = program(programCard(1)).cast;
const series = seriesCard(2);
const hits = [
  { type: 'program', program: programCard(1, { genres: [{ slug: 'comedy', name: 'Comedy' }] }) },
  { type: 'episode', episode: { ...episodeCard(2, 1, 3), program: { id: 2, title: series.title } } },
  { type: 'person', person },
];
const show = (found: unknown[]) =>
  renderExtension(
    app,
    'streaming.found-titles',
    { path: '/search', address: '/search?q=a', told: { hits: found } },
    {},
  );
const linkIn = (name: string) => within(screen.getByRole('heading', { name }).parentElement ?? document.body);

it('Visitor who searches finds films with the genre that they asked for, people and episodes', async () => {
  await show(hits);
  const film = screen.getByRole('link', { name: /^Program 1 Comedy/ });
  expect(film.getAttribute('href')).toBe('/shows-details/1');
  expect(linkIn('People').getByRole('link').getAttribute('href')).toBe('/cast-detail/1');
  const episode = linkIn('Episodes').getByRole('link');
  expect(episode.getAttribute('href')).toBe('/programs/2/episodes/203');
  expect(episode.textContent).toContain('Program 2 · Episode 3');
});

it('What was not found has no heading', async () => {
  await show(hits.slice(0, 1));
  expect(screen.queryByRole('heading')).toBeNull();
});
