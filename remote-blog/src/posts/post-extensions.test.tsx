import { screen, within } from '@testing-library/react';
import { renderExtension } from '@sahra/shared/testing/render-extension';
import { expect, it } from 'vitest';
import app from '../app.ts';
import { post } from './post-samples.ts';

const posts = [post(1, 'standard'), post(2, 'video'), post(3, 'audio'), post(4, 'gallery'), post(5, 'standard')];
const answers = {
  '/posts': ({ q, pageSize }: { q?: string; pageSize: number }) => {
    const found = posts.filter(({ title }) => !q || title === q);
    return { items: found.slice(0, pageSize), page: 1, pageSize, total: found.length };
  },
};
const namesIn = (rail: HTMLElement) =>
  within(rail)
    .getAllByRole('heading', { level: 3 })
    .map((name) => name.textContent);

it('Visitor of the home page sees the four latest posts, and the way to all', async () => {
  await renderExtension(app, 'blog.latest-posts', { path: '/', address: '/' }, answers);
  const rail = screen.getByRole('region', { name: 'From the blog' });
  expect(namesIn(rail)).toEqual(['Post 1', 'Post 2', 'Post 3', 'Post 4']);
  expect(within(rail).getByRole('link', { name: 'All posts' }).getAttribute('href')).toBe('/blogs');
});

const search = (address: string) =>
  renderExtension(app, 'blog.found-posts', { path: '/search', address, told: { query: 'Post 3' } }, answers, 'ar');

it('Visitor who searches finds posts below the films', async () => {
  await search('/search?q=Post+3');
  expect(namesIn(screen.getByRole('region', { name: 'من المدونة' }))).toEqual(['Post 3']);
});

it.each(['/search?q=nothing', '/search'])('On %s nothing is shown of the blog', async (address) => {
  const { container } = await search(address);
  expect(container.textContent).toBe('');
});
