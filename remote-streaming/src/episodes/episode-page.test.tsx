import { screen, within } from '@testing-library/react';
import { renderPage } from '@sahra/shared/testing/render-page';
import { expect, it } from 'vitest';
import app from '../app.ts';
import { episode, programCard, seriesCard } from '../ui/program-samples.ts';

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
