import { act, screen, within } from '@testing-library/react';
import { renderPage } from '@sahra/shared/testing/render-page';
import type { Page, PostCard } from '@sahra/shared/facade';
import { expect, it } from 'vitest';
import app from '../app.ts';
import { post } from '../ui/post-samples.ts';

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
  expect(within(first).getByText('4 min read')).toBeTruthy();
});

it('The card of a post leads to it', async () => {
  await renderPage(app, '/blogs', answers);
  expect(screen.getByRole('link', { name: 'Post 1' }).getAttribute('href')).toBe('/blogs-detail/post-1');
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

it.each(['single', 'double', 'large-grid', 'small-grid'])(
  'Reader sees the posts as %s, and takes type and layout along',
  async (grid) => {
    await renderPage(app, `/blogs/${grid}?type=quote`, answers);
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Links' }).getAttribute('href')).toBe(`/blogs/${grid}?type=link`);
    const layouts = screen.getByRole('navigation', { name: 'Layout of the posts' });
    expect(within(layouts).getByRole('link', { current: true }).getAttribute('href')).toBe(`/blogs/${grid}?type=quote`);
    expect(within(layouts).getByRole('link', { name: 'With a sidebar' }).getAttribute('href')).toBe(
      '/blogs-sidebar/right?type=quote',
    );
    // In other columns they are the same page.
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
      'http://sahra.test/blogs?type=quote&lang=en',
    );
  },
);

it('Reader searches, sees what was found, and the way back', async () => {
  const asked: unknown[] = [];
  const found = {
    '/posts': (query: { page: number; pageSize: number; q?: string }) => {
      asked.push(query.q);
      return { items: posts.slice(0, 2), page: 1, pageSize: 10, total: 2 };
    },
  };
  await renderPage(app, '/blogs?q=%20light%20', found);
  expect(asked).toEqual(['light']);
  expect(screen.getByText('2 posts for “\u2068light\u2069”')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search in posts' }).value).toBe('light');
  expect(screen.getByRole('link', { name: 'Quotes' }).getAttribute('href')).toBe('/blogs?q=light&type=quote');
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
});

it('Reader sees where each post has the words: marked, in the language and direction of that text', async () => {
  const passage = {
    language: 'ar',
    text: '… ضوء <b>المصباح</b> …',
    marks: [
      { from: 2, to: 5 },
      { from: 9, to: 16 },
    ],
  } as const;
  const marks = [...passage.marks];
  const items = [
    post(1, 'standard', { title: 'Waiting for Light', found: { title: [{ from: 12, to: 17 }], passage: null } }),
    post(2, 'standard', { found: { title: [], passage: { ...passage, marks } } }),
  ];
  const search = { query: 'light', isRelaxed: true, isMore: true };
  await renderPage(app, '/blogs?q=lihgt', { '/posts': { items, page: 1, pageSize: 10, total: 150, search } });
  const [first, second] = screen.getAllByRole('article');
  const marked = (card: HTMLElement | undefined) =>
    [...(card?.querySelectorAll('mark') ?? [])].map((mark) => mark.textContent);
  expect(marked(first)).toEqual(['Light']);
  expect(first?.textContent).toContain('What post 1 is about');
  expect(marked(second)).toEqual(['ضوء', 'المصباح']);
  const shown = second?.querySelector('p[lang=ar]');
  expect([shown?.textContent, shown?.getAttribute('dir')]).toEqual([passage.text, 'rtl']);
  expect(second?.querySelector('b')).toBeNull();
  const notes = screen
    .getAllByRole('status')
    .map((note) => note.textContent)
    .join(' ');
  for (const note of [
    'No post has “\u2068lihgt\u2069”.',
    '150 posts or more for “\u2068light\u2069”',
    'No post has all of these words.',
  ])
    expect(notes).toContain(note);
});

it('Who finds nothing is told so', async () => {
  await renderPage(app, '/blogs?q=zzz', { '/posts': { items: [], page: 1, pageSize: 10, total: 0 } });
  expect(screen.getByRole('heading', { name: 'No post with these words' })).toBeTruthy();
});

it.each(['/blogs?page=7', '/blogs/triple', '/blogs/single?page=7'])('%s is not a page', async (address) => {
  await renderPage(app, address, answers);
  expect(screen.getByRole('alert').textContent).toBe('Status 404');
});
