import { screen, waitFor, within } from '@testing-library/react';
import type { PostDetail } from '@sahra/shared/facade';
import { renderPage } from '@sahra/shared/testing/render-page';
import { expect, it } from 'vitest';
import app from '../app.ts';
import { post } from '../ui/post-samples.ts';
import { answersWith, heading, paragraph, postDetail } from './post-detail-samples.ts';

const whole = postDetail(1, 'standard', {
  blocks: [paragraph('It was dark.'), heading('The lamp'), heading('Its glass', 3), paragraph('It was light.')],
  categories: [{ slug: 'cinema', name: 'Cinema' }],
  tags: [{ slug: 'cairo', name: 'Cairo' }],
  translator: 'Hind Samir',
  updatedAt: '2026-03-20T12:00:00Z',
  translations: [
    { language: 'ar', slug: 'مصباح' },
    { language: 'en', slug: 'post-1' },
  ],
  previous: { slug: 'before', title: 'Before', contentLanguage: 'en' },
  next: { slug: 'danach', title: 'Danach', contentLanguage: 'de' },
  related: [post(8, 'standard')],
});
const open = (detail: PostDetail, language: 'en' | 'ar' | 'de' = 'en') =>
  renderPage(app, `/blogs-detail/${detail.slug}`, answersWith(detail), language);

it('Reader reads who wrote a post, who translated it, when it was published and changed, and where it belongs', async () => {
  await open(whole);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Post 1');
  expect(document.title).toBe('Post 1 · Sahra');
  const head = screen.getByRole('heading', { level: 1 }).closest('header');
  if (!head) throw new Error('no head');
  expect(head.textContent).toMatch(
    /Mariam Adel.*8 March 2026.*Updated 20 March 2026.*Translated by Hind Samir.*4 min read/,
  );
  expect(within(head).getByRole('link', { name: 'Cinema' }).getAttribute('href')).toBe('/blogs-category/cinema');
  expect(within(head).getByRole('link', { name: 'Mariam Adel' }).getAttribute('href')).toBe('/blogs-author/mariam');
  expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
    'http://sahra.test/blogs-detail/post-1?lang=en',
  );
});

it('The contents of a post are links to its headings', async () => {
  await open(whole);
  const contents = screen.getByRole('navigation', { name: 'In this post' });
  const links = within(contents).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['The lamp', 'Its glass']);
  for (const link of links) {
    const target = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
    expect(target?.textContent).toBe(link.textContent);
  }
});

it('A post without headings has no contents', async () => {
  await open(postDetail(2, 'standard', { blocks: [paragraph('Short.')] }));
  expect(screen.queryByRole('navigation', { name: 'In this post' })).toBeNull();
});

it('At its end are its tags, its author, the posts beside it, and posts that go with it', async () => {
  await open(whole);
  expect(screen.getByRole('link', { name: 'Cairo' }).getAttribute('href')).toBe('/blogs-tag/cairo');
  expect(within(screen.getByRole('region', { name: 'About the author' })).getByText(/halls and lamps/)).toBeTruthy();
  const beside = screen.getByRole('navigation', { name: 'Posts before and after' });
  expect(
    within(beside)
      .getByRole('link', { name: /Before/ })
      .getAttribute('href'),
  ).toBe('/blogs-detail/before');
  const german = within(beside).getByText('Danach');
  expect([german.lang, german.dir]).toEqual(['de', 'ltr']);
  const related = screen.getByRole('region', { name: 'Related posts' });
  expect(within(related).getByRole('link', { name: 'Post 8' })).toBeTruthy();
});

it('Readers can say something to it', async () => {
  await open(whole);
  expect(await screen.findByRole('heading', { name: 'Write a comment' })).toBeTruthy();
});

it('A text in another language than the page says which, and where it can be read in others', async () => {
  await open(whole, 'de');
  const text = screen.getByText('It was dark.').parentElement;
  expect([text?.lang, text?.dir]).toEqual(['en', 'ltr']);
  expect(screen.getByText(/noch nicht auf Deutsch.*auf Englisch/)).toBeTruthy();
  const arabic = screen.getByRole('link', { name: 'العربية' });
  expect(arabic.getAttribute('href')).toBe(`/blogs-detail/${encodeURIComponent('مصباح')}?lang=ar`);
  expect([arabic.lang, arabic.dir, arabic.getAttribute('hreflang')]).toEqual(['ar', 'rtl', 'ar']);
});

it('An Arabic post on an Arabic page has the language of the page', async () => {
  await open(postDetail(3, 'standard', { contentLanguage: 'ar', blocks: [paragraph('كان الظلام.')] }), 'ar');
  const text = screen.getByText('كان الظلام.').parentElement;
  expect([text?.lang, text?.dir]).toEqual(['', '']);
});

it('Without a slug the address leads to the newest post, in the language that it names', async () => {
  const { router } = await renderPage(app, '/blogs-detail?lang=en', answersWith(whole));
  await waitFor(() => expect(router.state.location.pathname).toBe('/blogs-detail/post-1'));
  expect(router.state.location.search).toBe('?lang=en');
});

it('The template is a post that search engines find at its own address alone', async () => {
  const slug = 'everything-a-post-can-hold';
  await renderPage(app, '/blog-template', answersWith({ ...whole, slug }));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Post 1');
  expect(document.querySelector('link[rel=canonical]')).toBeNull();
});

it('A post without an excerpt is described by its title', async () => {
  await renderPage(app, `/blogs-detail/${whole.slug}`, answersWith({ ...whole, excerpt: '' }));
  expect(document.querySelector('meta[name=description]')?.getAttribute('content')).toBe('Post 1');
});

it('A post that nobody wrote is not a page', async () => {
  await renderPage(app, '/blogs-detail/nothing', answersWith(whole));
  expect(screen.getByRole('alert').textContent).toBe('Status 404');
});
