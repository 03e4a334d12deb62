import { screen } from '@testing-library/react';
import { renderPage } from '@sahra/shared/testing/render-page';
import { expect, it } from 'vitest';
import app from '../app.ts';
import { programCard } from '../ui/program-samples.ts';

const genre = (id: number, slug: string, name: string, programCount: number) => ({
  ...{ id, slug, name, programCount, thumbnail: programCard(id).scene },
});
const items = [genre(1, 'drama', 'Drama', 61), genre(2, 'science-fiction', 'Science fiction', 1)];
const answers = { '/genres': { items, page: 1, pageSize: 60, total: items.length } };

it.each([
  ['en', 'Drama 61 titles', 'Science fiction 1 title'],
  ['ar', 'Drama 61 عملًا', 'Science fiction عمل واحد'],
] as const)('Visitor sees every genre with how much it has, and goes to it (%s)', async (language, first, second) => {
  await renderPage(app, '/geners', answers, language);
  const links = [first, second].map((name) => screen.getByRole('link', { name }).getAttribute('href'));
  expect(links).toEqual(['/shows-details?genre=drama', '/shows-details?genre=science-fiction']);
});
