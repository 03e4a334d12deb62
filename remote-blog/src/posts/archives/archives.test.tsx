import { screen, within } from '@testing-library/react';
import { renderPage } from '@sahra/shared/testing/render-page';
import { expect, it } from 'vitest';
import app from '../../app.ts';
import { archiveAnswers as answers } from '../archive-samples.ts';

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const titles = () => screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

it.each([
  ['/blogs-category', 'Blog categories', 'Cinema', '/blogs-category/cinema'],
  ['/blogs-tag', 'Blog tags', 'Cairo 3 posts', '/blogs-tag/cairo'],
  ['/blogs-author', 'Blog authors', 'Mariam Adel', '/blogs-author/mariam'],
  ['/blogs-date', 'Posts by date', /^March 2026/, '/blogs-date/2026-03'],
])('%s names all of them, with the way to each', async (address, title, name, href) => {
  await renderPage(app, address, answers);
  expect(heading()).toBe(title);
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href);
  const tabs = screen.getByRole('navigation', { name: 'Ways into the blog' });
  expect(within(tabs).getByRole('link', { current: 'page' }).getAttribute('href')).toBe(address);
});

it('Reader sees how many posts there are of each, who writes, and the months under their years', async () => {
  const { unmount } = await renderPage(app, '/blogs-category', answers);
  expect(screen.getByText('2 posts')).toBeTruthy();
  unmount();
  const authors = await renderPage(app, '/blogs-author', answers);
  expect(screen.getByText('Writes about halls and lamps.')).toBeTruthy();
  authors.unmount();
  await renderPage(app, '/blogs-date', answers);
  const year = screen.getByRole('region', { name: /^2025/ });
  expect(within(year).getByRole('link', { name: '2025' }).getAttribute('href')).toBe('/blogs-date/2025');
  expect(within(year).getByRole('link', { name: /^December 2025/ }).textContent).toContain('1 post');
});

it.each([
  ['/blogs-category/cinema', 'Cinema', ['Post 1', 'Post 2']],
  ['/blogs-tag/cairo', 'Cairo', ['Post 1', 'Post 2', 'Post 3']],
  // One of those that are not among the most used.
  ['/blogs-tag/rare', 'Rare', ['Post 2']],
  ['/blogs-author/mariam', 'Mariam Adel', ['Post 1', 'Post 2', 'Post 3']],
  ['/blogs-date/2025', '2025', ['Post 3']],
  ['/blogs-date/2026-03', 'March 2026', ['Post 1', 'Post 2']],
])('%s has its posts under its name', async (address, title, posts) => {
  await renderPage(app, address, answers);
  expect(heading()).toBe(title);
  expect(titles()).toEqual(posts);
});

it('Reader narrows an archive by type, and stays in it where it has none', async () => {
  const { unmount } = await renderPage(app, '/blogs-category/cinema?type=audio', answers);
  expect(titles()).toEqual(['Post 2']);
  unmount();
  await renderPage(app, '/blogs-category/cinema?type=gallery', answers);
  expect(heading()).toBe('Cinema');
  expect(screen.getByRole('heading', { name: 'No posts of this type yet' })).toBeTruthy();
});

it('From a day one goes up to its month and its year', async () => {
  await renderPage(app, '/blogs-date/2025-12-24', answers);
  expect(heading()).toBe('24 December 2025');
  expect(screen.getByRole('link', { name: 'All of December 2025' }).getAttribute('href')).toBe('/blogs-date/2025-12');
  expect(screen.getByRole('link', { name: 'All of 2025' }).getAttribute('href')).toBe('/blogs-date/2025');
});

it('Reader reads an archive in Arabic', async () => {
  await renderPage(app, '/blogs-tag/cairo', answers, 'ar');
  expect(screen.getByText('3 مقالات')).toBeTruthy();
  expect(screen.getByText('مقالات تحمل وسم «Cairo»، الأحدث أولًا.')).toBeTruthy();
});

it.each([
  '/blogs-category/nothing',
  '/blogs-category/nothing?type=audio',
  '/blogs-tag/nothing',
  '/blogs-author/nobody',
  '/blogs-date/1999',
  '/blogs-date/2026-13',
  '/blogs-category/cinema?page=2',
])('%s is not a page', async (address) => {
  await renderPage(app, address, answers);
  expect(screen.getByRole('alert').textContent).toBe('Status 404');
});
