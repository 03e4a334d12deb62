import { screen, within } from '@testing-library/react';
import { renderExtension } from '@sahra/shared/testing/render-extension';
import { expect, it } from 'vitest';
import app from '../app.ts';
import { post } from '../ui/post-samples.ts';

const posts = [post(1, 'standard'), post(2, 'video'), post(3, 'audio'), post(4, 'gallery'), post(5, 'standard')];
const answers = {
  '/posts': ({ pageSize }: { pageSize: number }) => ({
    ...{ items: posts.slice(0, pageSize), page: 1, pageSize, total: posts.length },
  }),
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

it('Visitor who searches reads the posts that were found, in Arabic too', async () => {
  const passage = { language: 'de', text: 'Die Krötenstraße riecht', marks: [{ from: 4, to: 16 }] };
  const hits = [{ ...posts[2], found: { title: [], passage } }, posts[0]].map((found) => ({
    type: 'post',
    post: found,
  }));
  const place = { path: '/search', address: '/search?q=post', told: { hits } };
  await renderExtension(app, 'blog.found-posts', place, {}, 'ar');
  expect(namesIn(document.body)).toEqual(['Post 3', 'Post 1']);
  const mark = document.querySelector('mark');
  const shown = mark?.closest('p');
  expect([mark?.textContent, shown?.lang, shown?.dir]).toEqual(['Krötenstraße', 'de', 'ltr']);
});
