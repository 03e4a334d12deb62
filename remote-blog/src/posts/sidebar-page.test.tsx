import { screen, within } from '@testing-library/react';
import { renderPage } from '@sahra/shared/testing/render-page';
import { expect, it } from 'vitest';
import app from '../app.ts';
import { archiveAnswers as answers } from './archive-samples.ts';

it.each(['left', 'right'])('Reader sees the ways into the blog on the %s of its posts', async (position) => {
  await renderPage(app, `/blogs-sidebar/${position}`, answers);
  const sidebar = screen.getByRole('complementary', { name: 'More from the blog' });
  const ways = within(sidebar);
  expect(ways.getByRole('link', { name: 'Cinema 2' }).getAttribute('href')).toBe('/blogs-category/cinema');
  expect(ways.getByRole('link', { name: 'December 2025 1' }).getAttribute('href')).toBe('/blogs-date/2025-12');
  expect(ways.getByRole('link', { name: 'Cairo 3 posts' }).getAttribute('href')).toBe('/blogs-tag/cairo');
  expect(ways.getByRole('link', { name: 'Subscribe to the newsletter' }).getAttribute('href')).toBe('/newsletter');
  expect(ways.getByRole('link', { name: 'Post 3' }).getAttribute('href')).toBe('/blogs-detail/post-3');
  expect(sidebar.parentElement?.dataset['position']).toBe(position);
  // In the order of reading the posts come first.
  expect(sidebar.previousElementSibling?.querySelectorAll('article')).toHaveLength(3);
});

it('The search of the sidebar is a form that leads to the list, without scripts too', async () => {
  await renderPage(app, '/blogs-sidebar/right', answers);
  const form = screen.getByRole<HTMLFormElement>('search');
  expect(form.method).toBe('get');
  expect(form.getAttribute('action')).toBe('/blogs');
  expect(within(form).getByRole<HTMLInputElement>('searchbox', { name: 'Search in posts' }).name).toBe('q');
});

it('Reader narrows the posts beside it by type', async () => {
  await renderPage(app, '/blogs-sidebar/left?type=audio', answers);
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Quotes' }).getAttribute('href')).toBe('/blogs-sidebar/left?type=quote');
});

it('There is no sidebar above the posts', async () => {
  await renderPage(app, '/blogs-sidebar/top', answers);
  expect(screen.getByRole('alert').textContent).toBe('Status 404');
});
