import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SearchAnswer } from '@sahra/shared/facade';
import type { SearchArea, SearchFilter } from '@sahra/shared/schemas/search';
import { renderPage } from '@sahra/shared/testing/render-page';
import { afterEach, expect, it } from 'vitest';
import { category, pageOf } from '../../testing/catalog.ts';
import { answerOf, personHit, postHit, productHit, programHit } from '../../testing/search-answers.ts';
import app from '../information/app.ts';

const filters: SearchFilter[] = [
  {
    name: 'type',
    options: [
      { value: 'program', label: null, count: 21 },
      { value: 'person', label: null, count: 2 },
    ],
  },
  { name: 'genre', options: [{ value: 'comedy', label: 'Comedy', count: 7 }] },
  {
    name: 'price',
    options: [
      { value: '20000-40000', label: null, count: 3 },
      { value: '80000-', label: null, count: 1 },
    ],
  },
];

interface Query {
  q: string;
  area?: SearchArea;
  genre?: string;
  page: number;
}

function answerTo({ q, area, genre, page }: Query): SearchAnswer {
  const hits = [programHit(3, 'Night train'), personHit(4), productHit(6), postHit(7)];
  if (q === 'qzx') return answerOf([]);
  if (q === 'films') return answerOf(hits.slice(0, 2), { area });
  if (genre === 'drama') return { ...answerOf(hits, { area, filters }), items: [], total: 0 };
  if (q === 'the') {
    const { groups, ...answer } = answerOf(hits, { total: 153 });
    return { ...answer, groups: groups.map((group) => ({ ...group, isMore: group.area === 'streaming' })) };
  }
  if (q === 'nihgt') return answerOf(hits, { suggestion: { query: 'night', isApplied: true } });
  if (q === 'nite') return answerOf(hits, { suggestion: { query: 'night', isApplied: false }, isRelaxed: true });
  return answerOf(page > 1 ? [] : hits, { total: 26, area, ...(area && { filters }) });
}
const answers = { '/search': answerTo, '/categories': pageOf([category(1, 'Tales of Cairo')]) };
const open = (query: string) => renderPage(app, `/search${query}`, answers);
const tabs = () =>
  within(screen.getByRole('navigation', { name: 'Results by area' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

afterEach(() => localStorage.clear());

it('Visitor reads where there may be more than was counted', async () => {
  await open('?q=the');
  expect(screen.getByText('153 results or more')).toBeTruthy();
  expect(tabs().map(([text]) => text)).toEqual(['All 153+', 'Films and series 151+', 'Shop 1', 'Blog 1']);
});

it('Visitor reads how much there is in each area, and has a tab for each', async () => {
  await open('?q=night');
  expect(screen.getByRole('heading', { level: 1, name: /^“.night.”$/ })).toBeTruthy();
  expect(screen.getByText('26 results')).toBeTruthy();
  expect(tabs()).toEqual([
    ['All 26', '/search?q=night'],
    ['Films and series 24', '/search?q=night&area=streaming'],
    ['Shop 1', '/search?q=night&area=shop'],
    ['Blog 1', '/search?q=night&area=blog'],
  ]);
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'Films and series',
    'Shop',
    'Blog',
  ]);
  expect(screen.getByRole('link', { name: /^Show all/ }).getAttribute('href')).toBe('/search?q=night&area=streaming');
});

it('Visitor narrows what was found in an area, and takes that back', async () => {
  const { router } = await open('?q=night&area=streaming');
  const kinds = within(screen.getByRole('navigation', { name: 'Kinds of results' }));
  expect(kinds.getByRole('link', { name: /People/ }).getAttribute('href')).toBe(
    '/search?q=night&area=streaming&type=person',
  );
  const names = within(screen.getByRole('combobox', { name: 'Price' })).getAllByRole('option');
  expect(names.map((name) => name.textContent.replaceAll(/[\u2068\u2069]/g, '').replaceAll(/\s/g, ' '))).toEqual([
    'Any',
    'EGP 200.00 to EGP 400.00 (3)',
    'EGP 800.00 and more (1)',
  ]);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Genre' }), 'comedy');
  expect(router.state.location.search).toBe('?q=night&area=streaming&genre=comedy');
  await userEvent.click(await screen.findByRole('link', { name: 'Remove all filters' }));
  expect(router.state.location.search).toBe('?q=night&area=streaming');
});

it('The filters are a form that keeps the question and the area, for visitors without scripts', async () => {
  await open('?q=night&area=streaming&type=program');
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Filters' });
  expect([form.getAttribute('action'), form.method]).toEqual(['/search', 'get']);
  expect(Object.fromEntries(new FormData(form))).toMatchObject({ q: 'night', area: 'streaming', type: 'program' });
});

it.each([
  ['?q=nihgt', /^No results for “.nihgt.”. Showing results for “.night.”.$/],
  ['?q=nite', /^Did you mean night\?$/],
  ['?q=nite', /^Nothing has all of these words/],
])('On %s the visitor reads what was searched for', async (query, note) => {
  await open(query);
  expect(screen.getByText((_, element) => element?.tagName === 'P' && note.test(element.textContent))).toBeTruthy();
});

it('Visitor who found nothing asks again, and is shown the categories', async () => {
  const { router } = await open('?q=qzx');
  expect(screen.getByRole('heading', { name: /^Nothing found for “.qzx.”$/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Tales of Cairo' }).getAttribute('href')).toBe('/categories/1');
  const field = screen.getByRole('searchbox', { name: 'Search Sahra' });
  await userEvent.clear(field);
  await userEvent.type(field, ' night {Enter}');
  expect(await screen.findByText('26 results')).toBeTruthy();
  expect(router.state.location.search).toBe('?q=night');
});

it.each([
  ['?q=films&area=shop', /^Nothing found for “.films.” here$/, 'Results of all areas', '/search?q=films'],
  ['?q=night&area=streaming&genre=drama', /filters$/, 'Remove all filters', '/search?q=night&area=streaming'],
])('Where nothing is found on %s alone, the visitor is shown the rest', async (query, title, name, href) => {
  await open(query);
  const text = screen.getByRole('heading', { name: title }).parentElement ?? document.body;
  expect(within(text).getByRole('link', { name }).getAttribute('href')).toBe(href);
});

it('Visitor who came without a query is asked for one, and repeats an earlier one', async () => {
  const { unmount } = await open('?q=qzx');
  await userEvent.type(screen.getByRole('searchbox'), '{Enter}');
  unmount();
  await open('');
  expect(screen.getByRole('heading', { level: 1, name: 'Search' })).toBeTruthy();
  expect(screen.queryByText(/\d results?/)).toBeNull();
  expect(screen.getByRole('link', { name: 'qzx' }).getAttribute('href')).toBe('/search?q=qzx');
});

it.each(['?q=night&area=streaming&page=9', '?q=night&page=2', '?q=night&page=0'])(
  'On %s there is no page',
  async (query) => {
    await open(query);
    expect(await screen.findByText('Status 404')).toBeTruthy();
  },
);
