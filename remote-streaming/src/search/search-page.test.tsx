import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '@sahra/shared/testing/render-page';
import { expect, it } from 'vitest';
import app from '../app.ts';
import { programCard, seriesCard } from '../ui/program-samples.ts';

const answers = {
  '/search': ({ q, page }: { q: string; page: number }) => {
    const items =
      q === 'night' && page === 1
        ? [programCard(1), seriesCard(2)].map((program) => ({ type: 'program', program }))
        : [];
    return { items, page, pageSize: 24, total: q === 'night' ? 2 : 0 };
  },
};

it('Visitor reads what was found for their query', async () => {
  await renderPage(app, '/search?q=night', answers);
  expect(screen.getByRole('heading', { level: 1, name: /^“.night.”$/ })).toBeTruthy();
  expect(screen.getByText('2 results')).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Program 1/ })).toBeTruthy();
});

it('Visitor who found nothing asks again', async () => {
  const { router } = await renderPage(app, '/search?q=qzx', answers);
  expect(screen.getByRole('heading', { name: /^Nothing found for “.qzx.”$/ })).toBeTruthy();
  const field = screen.getByRole('searchbox', { name: 'Search films and series' });
  await userEvent.clear(field);
  await userEvent.type(field, ' night {Enter}');
  expect(await screen.findByText('2 results')).toBeTruthy();
  expect(router.state.location.search).toBe('?q=night');
});

it('Visitor who came without a query is asked for one', async () => {
  await renderPage(app, '/search', answers);
  expect(screen.getByRole('heading', { level: 1, name: 'Search' })).toBeTruthy();
  expect(screen.queryByText(/results/)).toBeNull();
});

it('A page beyond the last one does not exist', async () => {
  await renderPage(app, '/search?q=night&page=9', answers);
  expect(await screen.findByText('Status 404')).toBeTruthy();
});
