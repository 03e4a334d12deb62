import { screen } from '@testing-library/react';
import { renderPage } from '@sahra/shared/testing/render-page';
import { expect, it } from 'vitest';
import app from '../app.ts';
import { category, programCard } from '../ui/program-samples.ts';

const answers = {
  '/categories/3': category(3),
  '/categories/3/programs': ({ page }: { page: number }) => ({
    items: page < 3 ? [programCard(page)] : [],
    page,
    pageSize: 1,
    total: 2,
  }),
};

it('Visitor sees a category’s programs and goes to the next page', async () => {
  await renderPage(app, '/categories/3', answers);
  expect(screen.getByRole('heading', { level: 1, name: 'Category 3' })).toBeTruthy();
  expect(screen.getByText('2 titles')).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Program 1/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Next page' }).getAttribute('href')).toBe('/categories/3?page=2');
});

it('Visitor counts two programs in Arabic with the dual', async () => {
  await renderPage(app, '/categories/3?page=2', answers, 'ar');
  expect(screen.getByText('عملان')).toBeTruthy();
});

it.each(['/categories/4', '/categories/nope', '/categories/3?page=3', '/categories/3?page=-1'])(
  '%s is not a page',
  async (address) => {
    await renderPage(app, address, answers);
    expect(screen.getByRole('alert').textContent).toBe('Status 404');
  },
);
