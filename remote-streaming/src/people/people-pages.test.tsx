import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Person, PersonCard } from '@sahra/shared/facade';
import { renderPage } from '@sahra/shared/testing/render-page';
import { expect, it } from 'vitest';
import app from '../app.ts';
import { personCard, programCard, seriesCard, videoCard } from '../ui/program-samples.ts';
import { designations } from './people-filter.ts';

const all = [
  personCard(1, 'acting', 'Nadine Halawani'),
  personCard(2, 'acting', 'Tamer Abu Seif'),
  personCard(3, 'directing', 'Noor Adly'),
];
interface Query {
  page?: number;
  pageSize?: number;
  designation?: PersonCard['designation'];
  letter?: string;
  q?: string;
}
const asked: Query[] = [];
const people = (query: Query) => {
  asked.push(query);
  const items = all.filter(
    ({ designation, name }) =>
      (!query.designation || designation === query.designation) &&
      (!query.letter || name.toLowerCase().startsWith(query.letter)) &&
      (!query.q || name.toLowerCase().includes(query.q)),
  );
  const page = query.page ?? 1;
  const pageSize = query.pageSize ?? 24;
  return { items: page === 1 ? items.slice(0, pageSize) : [], page, pageSize, total: items.length };
};
const life: Person = {
  ...personCard(1, 'acting', 'Nadine Halawani'),
  biography: 'She began as a tree.',
  biographyLanguage: 'en',
  knownCredits: 31,
  birthday: '1986-03-14',
  birthPlace: 'Alexandria, Egypt',
  alsoKnownAs: ['Nadine H.'],
  programs: [seriesCard(8), programCard(7)],
  roles: [
    { role: 'cast', programIds: [8, 7] },
    { role: 'director', programIds: [7] },
  ],
  videos: [videoCard(9)],
  worksWith: [personCard(2, 'acting', 'Tamer Abu Seif')],
};
const answers = {
  '/people': people,
  '/people/letters': {
    items: ['n', 't'].map((letter) => ({ letter })),
    page: 1,
    pageSize: 60,
    total: 2,
  },
  '/people/1': life,
};
const links = () =>
  screen
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
    .filter((href) => href?.startsWith('/cast-detail/'));

it('Visitor sees people of note by what they do, and nothing of what nobody does', async () => {
  await renderPage(app, '/cast', answers);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Cast and crew');
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Acting',
    'Directing',
  ]);
  expect(screen.getByRole('link', { name: /See all 2/ }).getAttribute('href')).toBe(
    '/cast-view-all?designation=acting',
  );
  expect(asked.slice(-designations.length).map(({ designation }) => designation)).toEqual(designations);
});

it('Visitor finds somebody by the first letters of the name', async () => {
  const { router } = await renderPage(app, '/cast-view-all', answers);
  expect(links()).toEqual(['/cast-detail/1', '/cast-detail/2', '/cast-detail/3']);
  expect(screen.getByText('3 people')).toBeTruthy();
  await userEvent.type(screen.getByRole('searchbox', { name: /Search by name/ }), 'tam{Enter}');
  expect(await screen.findByText('1 person')).toBeTruthy();
  expect(new URLSearchParams(router.state.location.search).get('q')).toBe('tam');
  expect(links()).toEqual(['/cast-detail/2']);
});

it('Visitor narrows by letter and by what people do, each at an address', async () => {
  await renderPage(app, '/cast-view-all?designation=acting&letter=n', answers);
  expect(links()).toEqual(['/cast-detail/1']);
  const letters = screen.getByRole('navigation', { name: 'First letter' });
  expect(within(letters).getByRole('link', { current: true }).textContent).toBe('N');
  expect(within(letters).getByRole('link', { name: 'T' }).getAttribute('href')).toBe(
    '/cast-view-all?designation=acting&letter=t',
  );
});

it('Who is not there is not found, with a way back to everybody', async () => {
  await renderPage(app, '/cast-view-all?q=zz', answers);
  expect(screen.getByRole('heading', { name: 'Nobody found' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Show everybody' }).getAttribute('href')).toBe('/cast-view-all');
});

it.each(['?designation=magic&sort=up&letter=%00&q=%20', '?letter=ab'])(
  'What an address %s asks for and does not exist is left out',
  async (query) => {
    await renderPage(app, `/cast-view-all${query}`, answers);
    expect(asked.at(-1)).toEqual({ page: 1 });
  },
);

it.each(['/cast-view-all?page=9', '/cast-view-all?page=x', '/cast-detail/99', '/cast-detail/1?page=2'])(
  '%s is not a page',
  async (address) => {
    await renderPage(app, address, answers);
    expect(screen.getByRole('alert').textContent).toBe('Status 404');
  },
);

it('Visitor reads a life, in a biography that is marked as English on an Arabic page', async () => {
  await renderPage(app, '/cast-detail/1', answers, 'ar');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Nadine Halawani');
  expect(screen.getByText('She began as a tree.').lang).toBe('en');
  const [born] = screen.getAllByText(/1986/);
  expect(born?.getAttribute('datetime')).toBe('1986-03-14');
  expect(screen.getByText('Nadine H.')).toBeTruthy();
});

it('Visitor finds trailers of what somebody made, and interviews about it', async () => {
  await renderPage(app, '/cast-detail/1', answers);
  const videos = within(screen.getByRole('region', { name: 'Videos' }));
  expect(videos.getByRole('link').getAttribute('href')).toBe('/videos-detail/9');
});

it('Visitor goes from a role to the other one, and on to who often works with them', async () => {
  await renderPage(app, '/cast-detail/1', answers);
  const programs = screen.getByRole('region', { name: 'Films and series' });
  const posters = () =>
    within(programs)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
      .filter((href) => href?.startsWith('/shows-details/'));
  expect(posters()).toEqual(['/shows-details/8', '/shows-details/7']);
  await userEvent.click(screen.getByRole('link', { name: 'Directing' }));
  await waitFor(() => expect(posters()).toEqual(['/shows-details/7']));
  expect(links()).toContain('/cast-detail/2');
});

it('Without an id somebody is shown', async () => {
  await renderPage(app, '/cast-detail', answers);
  expect(document.title).toBe('Nadine Halawani · Sahra');
});
