import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '@sahra/shared/testing/render-page';
import { beforeEach, expect, it } from 'vitest';
import app from '../app.ts';
import { videoCard } from '../ui/program-samples.ts';

type Query = Readonly<Record<string, string | number | undefined>>;
const asked: Query[] = [];
beforeEach(() => void (asked.length = 0));

const all = [
  videoCard(1),
  videoCard(2, { videoType: 'interview', access: 'member', genres: [{ slug: 'comedy', name: 'Comedy' }] }),
];
const genre = (slug: string, name: string, video: number) => ({ slug, name, totals: { movie: 1, series: 1, video } });
const answers = {
  '/programs': (query: Query) => {
    asked.push(query);
    const { page = 1, videoType, genre: wanted } = query;
    const fits = all.filter(
      (card) =>
        (!videoType || card.videoType === videoType) && (!wanted || card.genres.some(({ slug }) => slug === wanted)),
    );
    return { items: page === 1 ? fits : [], page, pageSize: 24, total: fits.length };
  },
  '/genres': {
    items: [genre('drama', 'Drama', 1), genre('comedy', 'Comedy', 1), genre('crime', 'Crime', 0)],
    page: 1,
    pageSize: 60,
    total: 3,
  },
};

it('Visitor sees the newest videos, what each is, how long, and for whom', async () => {
  await renderPage(app, '/videos', answers);
  expect(asked.at(-1)).toMatchObject({ kind: 'video', sort: 'newest', page: 1 });
  expect(screen.getByRole('link', { name: '2 min Program 1 Trailer' }).getAttribute('href')).toBe('/videos-detail/1');
  expect(screen.getByRole('link', { name: 'Members 2 min Program 2 Interview' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('2 videos');
  // Genres without a video are not offered.
  expect(screen.getAllByRole<HTMLInputElement>('checkbox', { hidden: true }).map(({ value }) => value)).toEqual([
    'drama',
    'comedy',
  ]);
});

it('Visitor keeps to interviews of a genre, in another order, and takes the genre away again', async () => {
  const { router } = await renderPage(app, '/videos?type=interview', answers);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Interviews');
  await userEvent.click(screen.getByText('Filter and sort'));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Comedy' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'title');
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  const chosen = await screen.findByRole('navigation', { name: 'Chosen filters' });
  expect(router.state.location.search).toBe('?type=interview&genre=comedy&sort=title');
  expect(asked.at(-1)).toMatchObject({ videoType: 'interview', genre: 'comedy', sort: 'title' });
  const [without] = within(chosen).getAllByRole('link');
  expect(without?.getAttribute('href')).toBe('/videos?type=interview&sort=title');
});

it('Where no video fits, the visitor is told what to do', async () => {
  await renderPage(app, '/videos?type=interview&genre=drama', answers);
  expect(screen.getByRole('heading', { name: 'Nothing matches all of that' })).toBeTruthy();
  const [, clear] = screen.getAllByRole('link', { name: 'Clear all' });
  expect(clear?.getAttribute('href')).toBe('/videos?type=interview');
});

it('Of what an address asks for, what does not exist is left out', async () => {
  await renderPage(app, '/videos?type=opera&sort=up&genre=%00', answers);
  expect(asked.at(-1)).toMatchObject({ videoType: undefined, genre: undefined, sort: 'newest' });
});

it.each(['/videos?page=2', '/videos?page=-1'])('%s is not a page', async (address) => {
  await renderPage(app, address, answers);
  expect(screen.getByRole('alert').textContent).toBe('Status 404');
});
