import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BadRequestError } from '@sahra/shared/facade';
import { renderPage } from '@sahra/shared/testing/render-page';
import { expect, it } from 'vitest';
import app from '../../app.ts';
import { author, choices, editedCard, editedPost, editor } from '../editing-samples.ts';

const pageWith = (...items: unknown[]) => ({ items, page: 1, pageSize: 20, total: items.length });

it('An editor finds posts by state, author and missing translation, and sees what each is in each language', async () => {
  const asked: object[] = [];
  const card = editedCard({
    titles: { ar: 'ليلة', en: 'Night' },
    states: { ar: 'published', en: 'in-review' },
    missing: ['de', 'fr', 'gr'],
  });
  const list = (query: object) => (asked.push(query), pageWith(card));
  const answers = {
    '/editing/choices': { ...choices, authors: [...choices.authors, { id: 3, slug: 'safia', name: 'Safia' }] },
    '/editing/posts': list,
    '/editing/posts/7': editedPost(),
  };
  const address = '/account/admin/posts?state=in-review&missing=fr&author=karim&q=nig';
  const { router } = await renderPage(app, address, answers, 'en', editor);
  expect(asked).toEqual([{ state: 'in-review', missing: 'fr', author: 'karim', q: 'nig', page: 1, pageSize: 20 }]);
  expect(screen.getByText('1 post')).toBeTruthy();
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Missing in' }).value).toBe('fr');
  const languages = within(screen.getByRole('list', { name: 'Languages' }));
  expect(languages.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'العربية Published',
    'English In review',
    'Deutsch Missing',
    'Français Missing',
    'Ελληνικά Missing',
  ]);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Missing in' }), 'Deutsch');
  await userEvent.click(within(screen.getByRole('search')).getByRole('button'));
  expect(router.state.location.search).toContain('missing=de');
  expect(languages.getByRole('link', { name: 'Français' }).getAttribute('href')).toBe(
    '/account/admin/posts/ids/7/fr?beside=en',
  );
});

it('What is not there says so, in the language of the page', async () => {
  await renderPage(
    app,
    '/account/admin/posts',
    { '/editing/choices': choices, '/editing/posts': pageWith() },
    'ar',
    author,
  );
  expect(screen.getByRole('heading', { name: 'لا مقالات هنا' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'مقال جديد' }).getAttribute('href')).toBe('/account/admin/posts/new');
});

it('Who may not write sees a page that does not exist', async () => {
  const refused = () => {
    throw new BadRequestError('no', 403, { code: 'not_allowed' });
  };
  await renderPage(app, '/account/admin/posts', { '/editing/choices': refused }, 'en', { ...author, role: 'member' });
  expect(screen.getByRole('alert').textContent).toBe('Status 404');
});

it('A post begins with a title in a language; without a title it does not, and the choice stays', async () => {
  const sent: unknown[] = [];
  const create = (body: object) => (sent.push(body), editedPost());
  const answers = { '/editing/choices': choices, 'POST /editing/posts': create, '/editing/posts/7': editedPost() };
  const { router } = await renderPage(app, '/account/admin/posts/new', answers, 'en', author);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Type of post' }), 'Gallery');
  await userEvent.click(screen.getByRole('button', { name: 'Begin writing' }));
  expect((await screen.findAllByText('Give the post a title of one line.')).length).toBeGreaterThan(0);
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Type of post' }).value).toBe('gallery');
  expect(sent).toEqual([]);
  await userEvent.type(screen.getByRole('textbox', { name: /^Title/ }), 'Night');
  await userEvent.click(screen.getByRole('button', { name: 'Begin writing' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Write a post' })).toBeTruthy();
  expect(sent).toEqual([{ title: 'Night', language: 'en', type: 'gallery' }]);
  expect(router.state.location.pathname).toBe('/account/admin/posts/ids/7/en');
});
