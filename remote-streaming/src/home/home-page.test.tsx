import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '@sahra/shared/testing/render-page';
import type { Home, ProgramCard } from '@sahra/shared/facade';
import { describe, expect, it, vi } from 'vitest';
import app from '../app.ts';
import { category, programCard, seriesCard } from '../ui/program-samples.ts';

const home: Home = {
  slider: [
    { id: 1, kicker: 'Series of the week', program: seriesCard(1) },
    { id: 2, kicker: 'From the archive', program: programCard(2) },
  ],
  topTen: [programCard(3), programCard(4)],
  rails: [
    { category: category(1), programs: [programCard(5)] },
    { category: category(2), programs: [programCard(6, { durationMinutes: 120 })] },
  ],
};
const answers = { '/home': home };

it('Visitor sees the scenes of the evening, the leaders and a row for every category', async () => {
  await renderPage(app, '/', answers);
  const hero = screen.getByRole('region', { name: 'Tonight’s choice' });
  expect(
    within(hero)
      .getAllByRole('heading')
      .map((heading) => heading.textContent),
  ).toEqual(['Program 1', 'Program 2']);
  expect(screen.getByRole('heading', { name: 'Top 2 tonight' })).toBeTruthy();
  const row = screen.getByRole('region', { name: 'Category 2' });
  expect(within(row).getByRole('link', { name: 'Program 6 1971 · 2 h' }).getAttribute('href')).toBe('/shows-details/6');
  expect(within(row).getByRole('link', { name: 'See all 9' }).getAttribute('href')).toBe('/categories/2');
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

it('Visitor plays a scene’s program at once, or reads about it first', async () => {
  await renderPage(app, '/', answers);
  expect(screen.getByRole('link', { name: 'Watch now: Program 1' }).getAttribute('href')).toBe(
    '/programs/1/episodes/101',
  );
  expect(screen.getByRole('link', { name: 'More info: Program 2' }).getAttribute('href')).toBe('/shows-details/2');
});

it('Visitor stops the slideshow and starts it again', async () => {
  await renderPage(app, '/', answers);
  await userEvent.click(screen.getByRole('button', { name: 'Stop the slideshow' }));
  await userEvent.click(screen.getByRole('button', { name: 'Resume the slideshow' }));
  expect(screen.getByRole('button', { name: 'Stop the slideshow' })).toBeTruthy();
});

it.each([
  { language: 'en', key: '{ArrowRight}', stop: 'Stop the slideshow', said: 'Scene 2 of 2: \u2068Program 2\u2069' },
  { language: 'ar', key: '{ArrowLeft}', stop: 'إيقاف التبديل', said: 'المشهد 2 من 2: \u2068Program 2\u2069' },
] as const)('Visitor turns the scenes with the arrow keys, and hears which one it is ($language)', async (row) => {
  const scrollTo = vi.spyOn(Element.prototype, 'scrollTo');
  await renderPage(app, '/', answers, row.language);
  const stop = screen.getByRole('button', { name: row.stop });
  stop.focus();
  await userEvent.keyboard(row.key);
  expect(screen.getByText(row.said).getAttribute('aria-live')).toBe('polite');
  expect(document.activeElement).toBe(stop);
  screen.getAllByRole('link')[0]?.focus();
  await userEvent.keyboard(row.key);
  expect(document.activeElement?.getAttribute('href')).toBe('/programs/2/episodes/201');
  expect(scrollTo).toHaveBeenCalledTimes(2);
  await userEvent.keyboard(`{Alt>}${row.key}{/Alt}`);
  expect(scrollTo).toHaveBeenCalledTimes(2);
});

it('Visitor reads lengths and seasons in Arabic', async () => {
  await renderPage(app, '/', answers, 'ar');
  expect(document.title).toBe('أفلام ومسلسلات مجانية · سهرة');
  expect(screen.getByText('3 مواسم')).toBeTruthy();
  expect(screen.getAllByText('2 س 8 د').length).toBeGreaterThan(0);
});

describe('A row that comes near', () => {
  const whole = Array.from({ length: 9 }, (_, index) => programCard(20 + index));
  const long: Home = {
    ...home,
    rails: Array.from({ length: 9 }, (_, index) => ({ category: category(index + 1), programs: whole })),
  };
  const rowOf = (name: string) => screen.getByRole('region', { name });
  const cardsIn = (name: string) => within(rowOf(name)).queryAllByRole('listitem').length;
  const rows = (items: readonly ProgramCard[]) =>
    Object.fromEntries(
      long.rails.map(({ category: { id } }) => [
        `/categories/${id}/programs`,
        { items, page: 1, pageSize: 18, total: items.length },
      ]),
    );

  it('has all of its programs, each once, whether the page had brought some or none', async () => {
    await renderPage(app, '/', { '/home': long, ...rows(whole) });
    await waitFor(() => expect([cardsIn('Category 1'), cardsIn('Category 9')]).toEqual([9, 9]));
  });

  it('stands with what the page had brought where the rest does not come', async () => {
    await renderPage(app, '/', { '/home': long });
    expect(cardsIn('Category 1')).toBe(6);
    expect(within(rowOf('Category 9')).getByRole('link', { name: 'See all 9' })).toBeTruthy();
    expect(cardsIn('Category 9')).toBe(0);
  });
});
