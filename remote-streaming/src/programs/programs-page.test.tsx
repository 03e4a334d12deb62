import { screen } from '@testing-library/react';
import { renderPage } from '@sahra/shared/testing/render-page';
import type { ProgramCard } from '@sahra/shared/facade';
import { expect, it } from 'vitest';
import app from '../app.ts';
import { programCard, seriesCard } from '../ui/program-samples.ts';

const all = [programCard(1), seriesCard(2)];
const answers = {
  '/programs': ({ page, kind }: { page: number; kind?: ProgramCard['kind'] }) => {
    const items = all.filter((card) => !kind || card.kind === kind);
    return { items: page === 1 ? items : [], page, pageSize: 24, total: items.length };
  },
};

it('Visitor without a program in mind gets the whole catalog', async () => {
  await renderPage(app, '/shows-details', answers);
  expect(screen.getByRole('heading', { level: 1, name: 'All films and series' })).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Program 1/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Program 2 1971 3 seasons' })).toBeTruthy();
});

it('Visitor keeps to series', async () => {
  await renderPage(app, '/shows-details?kind=series', answers);
  expect(screen.getByRole('link', { name: 'Series' }).getAttribute('aria-current')).toBe('true');
  expect(screen.queryByRole('link', { name: /^Program 1/ })).toBeNull();
});
