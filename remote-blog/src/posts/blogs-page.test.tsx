import { act, screen, within } from '@testing-library/react';
import { renderPage } from '@sahra/shared/testing/render-page';
import type { Page, PostCard } from '@sahra/shared/facade';
import { expect, it } from 'vitest';
import app from '../app.ts';
import { post } from './post-samples.ts';

const posts = [
  post(1, 'standard'),
  post(2, 'quote', { quote: { text: 'Light is a rumor', by: 'Hosny Fahmy' } }),
  post(3, 'link', { link: { url: '/shop', label: 'See it in the shop' } }),
  ...['/nowhere', '/shop/secret', 'https://example.org/shop', 'javascript:alert(1)'].map((url, index) =>
    post(6 + index, 'link', { link: { url, label: 'A page to come' } }),
  ),
  post(5, 'link', { link: { url: '/programs/3/episodes/8?at=9#player', label: 'Watch it' } }),
];
const answers = {
  '/posts': ({ page, pageSize, type }: { page: number; pageSize: number; type?: string }): Page<PostCard> => {
    const items = posts.filter((candidate) => !type || candidate.type === type);
    return { items: page === 1 ? items : [], page, pageSize, total: items.length };
  },
};

it('Reader sees posts with author, date in Cairo and reading time', async () => {
  await renderPage(app, '/blogs', answers);
  expect(document.title).toBe('The Sahra blog · Sahra');
  const [first] = screen.getAllByRole('article');
  if (!first) throw new Error('no post');
  expect(within(first).getByRole('heading', { name: 'Post 1' })).toBeTruthy();
  expect(within(first).getByText('8 March 2026')).toBeTruthy();
  expect(within(first).getByText('4 minutes read')).toBeTruthy();
});

it('Reader reads a quotation with its speaker, and follows links only to pages that are open', async () => {
  const { app: instance } = await renderPage(app, '/blogs', answers);
  expect(screen.getByText('Light is a rumor').tagName).toBe('BLOCKQUOTE');
  expect(screen.getByText('Hosny Fahmy')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See it in the shop' }).getAttribute('href')).toBe('/shop');
  expect(screen.getByRole('link', { name: 'Watch it' }).getAttribute('href')).toBe(
    '/programs/3/episodes/8?at=9#player',
  );
  expect(screen.queryByText('A page to come')).toBeNull();
  act(() => instance.siteMap.setState([{ id: 'blog.posts', path: '/blogs' }], true));
  expect(screen.queryByRole('link', { name: 'See it in the shop' })).toBeNull();
});

it('Reader filters by type, and is told where there is nothing', async () => {
  await renderPage(app, '/blogs?type=quote', answers);
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Quotes' }).getAttribute('aria-current')).toBe('true');
});

it('Reader finds an empty type in Arabic', async () => {
  await renderPage(app, '/blogs?type=gallery', answers, 'ar');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('مدونة سهرة');
  expect(screen.getByText('لا مقالات من هذا النوع بعد')).toBeTruthy();
});

it('A page beyond the last one does not exist', async () => {
  await renderPage(app, '/blogs?page=7', answers);
  expect(screen.getByRole('alert').textContent).toBe('Status 404');
});
