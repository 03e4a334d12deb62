import { screen, within } from '@testing-library/react';
import { renderPage } from '@sahra/shared/testing/render-page';
import { expect, it } from 'vitest';
import app from '../app.ts';
import { programCard, videoCard } from '../ui/program-samples.ts';

const listOf = (items: readonly unknown[], total = items.length) => ({ items, page: 1, pageSize: 24, total });
const answers = {
  '/lists': listOf([
    { id: 'top-rated', total: 60, programs: [programCard(1), programCard(2)] },
    { id: 'new-videos', total: 24, programs: [videoCard(9)] },
    { id: 'of-a-newer-api', total: 3, programs: [programCard(3)] },
  ]),
  '/lists/top-rated': ({ page }: { page: number }) => ({
    ...listOf(page < 4 ? [programCard(page)] : [], 60),
    page,
  }),
  '/lists/new-videos': listOf([videoCard(9)]),
  '/lists/popular': listOf([]),
};

it('Visitor sees every list that has a name, and goes to all of it', async () => {
  await renderPage(app, '/view-all', answers);
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(['Top rated', 'New videos']);
  const best = within(screen.getByRole('region', { name: 'Top rated' }));
  expect(best.getByRole('link', { name: 'See all 60' }).getAttribute('href')).toBe('/view-all/top-rated');
  expect(screen.getByRole('link', { name: /Program 9 Trailer/ }).getAttribute('href')).toBe('/videos-detail/9');
});

it('Visitor reads a list page by page', async () => {
  await renderPage(app, '/view-all/top-rated?page=2', answers);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Top rated');
  expect(screen.getByText('60 titles')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Next page' }).getAttribute('href')).toBe('/view-all/top-rated?page=3');
});

it('Visitor counts videos where a list has videos', async () => {
  await renderPage(app, '/view-all/new-videos', answers);
  expect(screen.getByText('1 video')).toBeTruthy();
});

it('A list that is empty says so', async () => {
  await renderPage(app, '/view-all/popular', answers);
  expect(screen.getByRole('heading', { name: 'Nothing here yet' })).toBeTruthy();
});

it.each(['/view-all/soon-leaving', '/view-all/constructor', '/view-all/top-rated?page=4'])(
  '%s is not a page',
  async (address) => {
    await renderPage(app, address, answers);
    expect(screen.getByRole('alert').textContent).toBe('Status 404');
  },
);
