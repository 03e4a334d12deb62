import { screen } from '@testing-library/react';
import { renderPage } from '@sahra/shared/testing/render-page';
import { expect, it } from 'vitest';
import app from '../app.ts';
import { answersWith, postDetail } from './post-detail-samples.ts';

it.each(['audio', 'video', 'link', 'quote', 'gallery'] as const)(
  'The address of posts of the type %s leads to the newest of them, and shows it',
  async (type) => {
    const { router } = await renderPage(app, `/blog-single/${type}`, answersWith(postDetail(4, type)));
    expect(router.state.location.pathname).toBe(`/blog-single/${type}/post-4`);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Post 4');
    // It has one address of its own, whatever its type.
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toContain('/blogs-detail/post-4');
  },
);

it('A quotation and the page that a post points to stand first', async () => {
  const quote = { text: 'Light is a rumor', by: 'Hosny Fahmy' };
  const { unmount } = await renderPage(
    app,
    '/blog-single/quote/post-5',
    answersWith(postDetail(5, 'quote', { quote })),
  );
  expect(screen.getByText('Light is a rumor').tagName).toBe('BLOCKQUOTE');
  unmount();
  const link = { url: 'https://example.org/reel', label: 'The whole reel' };
  await renderPage(app, '/blog-single/link/post-6', answersWith(postDetail(6, 'link', { link })));
  expect(screen.getByRole('link', { name: 'The whole reel' }).getAttribute('href')).toBe('https://example.org/reel');
});

it.each([
  ['quote', '/blog-single/quote/post-7'],
  ['standard', '/blogs-detail/post-7'],
] as const)('A post of the type %s is at its own address, %s', async (type, path) => {
  const { router } = await renderPage(app, '/blog-single/audio/post-7', answersWith(postDetail(7, type)));
  expect(router.state.location.pathname).toBe(path);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Post 7');
});

it('Where there is no post of a type, one is led to the list', async () => {
  const none = { '/posts': { items: [], page: 1, pageSize: 10, total: 0 } };
  const { router } = await renderPage(app, '/blog-single/audio', none);
  expect(router.state.location.pathname + router.state.location.search).toBe('/blogs?type=audio');
});

it.each(['/blog-single/standard', '/blog-single/poem', '/blog-single/audio/nothing'])(
  '%s is not a page',
  async (address) => {
    await renderPage(app, address, { '/posts': { items: [], page: 1, pageSize: 1, total: 0 } });
    expect(screen.getByRole('alert').textContent).toBe('Status 404');
  },
);
