import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '@sahra/shared/testing/render-page';
import { beforeEach, expect, it } from 'vitest';
import app from '../app.ts';
import { programCard, seriesCard } from '../ui/program-samples.ts';

type Query = Readonly<Record<string, string | number | undefined>>;
const asked: Query[] = [];
beforeEach(() => void (asked.length = 0));

const all = [programCard(1), seriesCard(2), programCard(3, { genres: [{ slug: 'comedy', name: 'Comedy' }] })];
const named = (slug: string, name: string, id: number) => ({ id, slug, name });
const listOf = <T,>(items: readonly T[]) => ({ items, page: 1, pageSize: 60, total: items.length });
const answers = {
  '/programs': (query: Query) => {
    asked.push(query);
    const { page = 1, kind, genre } = query;
    const wanted = typeof genre === 'string' ? genre.split(',') : [];
    const fits = all.filter(
      (card) => (!kind || card.kind === kind) && (!genre || card.genres.some(({ slug }) => wanted.includes(slug))),
    );
    return { items: page === 1 ? fits : [], page, pageSize: 24, total: fits.length };
  },
  '/genres': listOf([named('drama', 'Drama', 1), named('comedy', 'Comedy', 2), named('crime', 'Crime', 3)]),
  '/tags': listOf([named('night', 'Night', 1)]),
  '/tags/night': named('night', 'Night', 1),
  '/tags/train': named('train', 'Train', 61),
};
const open = (query = '', language: 'en' | 'ar' = 'en') => renderPage(app, `/shows-details${query}`, answers, language);
const filters = () =>
  within(screen.getByRole('navigation', { name: 'Chosen filters' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

it('Visitor without a program in mind gets the whole catalog', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'All films and series' })).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Program 1/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Program 2 1971 · 3 seasons' })).toBeTruthy();
  expect(screen.queryByRole('navigation', { name: 'Chosen filters' })).toBeNull();
});

it('Visitor keeps to series, and what else is chosen stays', async () => {
  await open('?kind=series&genre=drama');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('All series: Drama');
  expect(screen.getByRole('link', { name: 'Series' }).getAttribute('aria-current')).toBe('true');
  expect(screen.queryByRole('link', { name: /^Program 1/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'All' }).getAttribute('href')).toBe('/shows-details?genre=drama');
});

it('Visitor narrows and orders, and gets a short address with the focus beside what they found', async () => {
  const { router } = await open('?kind=movie');
  await userEvent.click(screen.getByText('Filter and sort'));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Drama' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Comedy' }));
  await userEvent.type(screen.getByRole('spinbutton', { name: 'From year' }), '1960');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'rating');
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  await screen.findByRole('navigation', { name: 'Chosen filters' });
  const { pathname, search } = router.state.location;
  expect(decodeURIComponent(pathname + search)).toBe(
    '/shows-details?kind=movie&yearFrom=1960&sort=rating&genre=drama,comedy',
  );
  expect(asked.at(-1)).toMatchObject({
    kind: 'movie',
    genre: 'drama,comedy',
    yearFrom: '1960',
    sort: 'rating',
    page: 1,
  });
  expect(document.activeElement?.textContent).toBe('Filter and sort3');
  expect(document.querySelector('details')?.open).toBe(false);
});

it('Visitor takes filters away one by one, or all of them, and the order stays', async () => {
  await open('?genre=drama,comedy&tag=night&yearFrom=1960&yearTo=1969&language=en&length=long&access=free&sort=title');
  const kept = 'tag=night&yearFrom=1960&yearTo=1969&language=en&length=long&access=free&sort=title';
  expect(filters().map(([label]) => label)).toEqual([
    ...['Drama', 'Comedy', 'Night', '1960 to 1969', 'English', 'Two hours and more', 'Free for everybody'].map(
      (label) => `Remove filter: ${label}`,
    ),
    'Clear all',
  ]);
  expect(filters()[0]?.[1]).toBe(`/shows-details?genre=comedy&${kept}`);
  expect(filters().at(-1)?.[1]).toBe('/shows-details?sort=title');
});

it('Where nothing fits, the visitor is told what to do', async () => {
  await open('?genre=crime&kind=movie');
  expect(screen.getByRole('heading', { name: 'Nothing matches all of that' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('0 titles');
  const clear = screen.getAllByRole('link', { name: 'Clear all' });
  expect(clear.map((link) => link.getAttribute('href'))).toEqual(
    Array.from({ length: 2 }, () => '/shows-details?kind=movie'),
  );
});

it('A tag that is not among the first ones has its name', async () => {
  await open('?tag=train');
  expect(filters()[0]?.[0]).toBe('Remove filter: Train');
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Tag' }).value).toBe('train');
});

it('Visitor reads languages by their names in Arabic', async () => {
  await open('?language=de', 'ar');
  expect(screen.getByRole('link', { name: /الألمانية/ }).textContent).toBe('إزالة: الألمانية');
});

const robots = () => document.querySelector('meta[name=robots]')?.getAttribute('content') ?? null;
const canonical = () => document.querySelector('link[rel=canonical]')?.getAttribute('href');

it('Kinds and genres are pages to be found; what somebody put together is not', async () => {
  const { unmount } = await open('?genre=drama&kind=movie&utm_source=x', 'ar');
  expect(canonical()).toBe('http://sahra.test/shows-details?kind=movie&genre=drama');
  unmount();
  await open('?genre=drama&maturity=7');
  await waitFor(() => expect([robots(), canonical()]).toEqual(['noindex', undefined]));
});

it.each([
  ['?kind=opera&genre=A%00,%20&yearFrom=soon&language=xx&length=endless&maturity=16&sort=up', {}],
  ['?yearFrom=1990&yearTo=1980', { yearFrom: '1980', yearTo: '1990' }],
  ['?genre=drama,drama,no%20slug', { genre: 'drama' }],
])('Of what an address %s asks for, what does not exist is left out', async (query, expected) => {
  await open(query);
  expect(Object.fromEntries(Object.entries(asked.at(-1) ?? {}).filter(([, value]) => value !== undefined))).toEqual({
    page: 1,
    ...expected,
  });
});

it.each(['?page=2', '?page=x', '?tag=no-such-tag'])('%s is not a page', async (query) => {
  await open(query);
  expect(screen.getByRole('alert').textContent).toBe('Status 404');
});

it('A wall of posters is one list, however many of them are laid out at once, and the first ones are loaded at once', async () => {
  const items = Array.from({ length: 100 }, (_, index) => programCard(index + 1));
  const long = { ...answers, '/programs': { items, page: 1, pageSize: 100, total: 100 } };
  const { container } = await renderPage(app, '/shows-details', long);
  const wall = screen.getAllByRole('list').find((list) => list.querySelector('img'));
  const cards = wall ? within(wall).getAllByRole('listitem') : [];
  expect(cards.map((card) => card.querySelector('a')?.getAttribute('href'))).toEqual(
    items.map(({ id }) => `/shows-details/${id}`),
  );
  expect(container.querySelectorAll('img:not([loading=lazy])')).toHaveLength(4);
});
