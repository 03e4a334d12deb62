import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LanguageCode, SearchAnswer } from '@sahra/shared/facade';
import { afterEach, expect, test } from 'vitest';
import { category, pageOf, program } from '../testing/catalog.ts';
import { renderShell, type ShellOptions } from '../testing/render-shell.tsx';
import { answerOf, personHit, postHit, productHit, programHit } from '../testing/search-answers.ts';
import { SearchMenu } from './search-menu.tsx';

const programs = [program(3, 'Night pharmacy'), program(5, 'Night train'), program(8, 'Midnight in Shubra')];

function answerTo(q: string): SearchAnswer {
  if (q === 'broken') throw new Error('down');
  if (q === 'all')
    return answerOf([programHit(3, 'Night train'), personHit(4), productHit(6), postHit(7)], { total: 25 });
  if (q === 'nihgt')
    return answerOf([programHit(5, 'Night train')], { suggestion: { query: 'night', isApplied: true } });
  if (q === 'night shoes') return answerOf([programHit(5, 'Night train')], { isRelaxed: true });
  const found = programs.filter(({ title }) => title.toLowerCase().includes(q));
  return answerOf(found.map((hit) => ({ type: 'program', program: hit })));
}
const answers = {
  '/search': ({ q }: { q: string }) => answerTo(q),
  '/categories': pageOf([category(1, 'Tales of Cairo')]),
};

/** Shows the search, opens it and waits for its combobox. */
async function openSearch({
  open = 'Search',
  ...shell
}: { language?: LanguageCode; open?: string } & Pick<ShellOptions, 'closed'> = {}) {
  const { router, unmount } = await renderShell(<SearchMenu />, { language: 'en', answers, ...shell });
  await userEvent.click(screen.getByRole('button', { name: open }));
  return { router, unmount, field: await screen.findByRole('combobox') };
}

afterEach(() => localStorage.clear());

test.each([
  { language: 'en', open: 'Search', label: 'Search Sahra' },
  { language: 'ar', open: 'بحث', label: 'ابحث في سهرة' },
] as const)('Visitor finds a film with the keyboard alone ($language)', async ({ language, open, label }) => {
  const { router, field } = await openSearch({ language, open });
  expect(screen.getByRole('combobox', { name: label })).toBe(field);
  await userEvent.type(field, 'night');
  const options = await screen.findAllByRole('option');
  expect(options).toHaveLength(3);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(options[1]?.getAttribute('aria-selected')).toBe('true');
  expect(field.getAttribute('aria-activedescendant')).toBe(options[1]?.id);
  // Above the first there is the field itself, and above that the last.
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(field.getAttribute('aria-activedescendant')).toBeNull();
  expect(screen.queryByRole('option', { selected: true })).toBeNull();
  await userEvent.keyboard('{ArrowUp}{Enter}');
  expect(router.state.location.pathname).toBe('/shows-details/8');
});

test('Visitor finds people, products and posts beside films, in a group for each area, and hears how much there is', async () => {
  const { router, field } = await openSearch();
  await userEvent.type(field, 'all');
  const groups = await screen.findAllByRole('group', { name: /\(/ });
  expect(groups.map((group) => within(group).getAllByRole('option').length)).toEqual([2, 1, 1]);
  expect(groups[0]?.getAttribute('aria-labelledby')).toBeTruthy();
  screen.getByRole('group', { name: 'Films and series (23)' });
  expect(screen.getByRole('status').textContent).toBe('25 results');
  // The arrows go on from one area into the next.
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('option', { selected: true }).textContent).toContain('Product 6');
  await userEvent.keyboard('{ArrowUp}{Enter}');
  expect(router.state.location.pathname).toBe('/cast-detail/4');
});

test('Of an area that is closed nothing is found', async () => {
  const { field } = await openSearch({ closed: ['shop'] });
  await userEvent.type(field, 'all');
  await expect.poll(() => screen.getByRole('status').textContent).toBe('24 results');
  expect(screen.queryByText('Product 6')).toBeNull();
});

test('Enter shows all results where none is chosen', async () => {
  const { router, field } = await openSearch();
  await userEvent.type(field, ' night ');
  await screen.findAllByRole('option');
  expect(screen.getByRole('link', { name: 'All results' }).getAttribute('href')).toBe('/search?q=night');
  await userEvent.keyboard('{Enter}');
  expect(router.state.location).toMatchObject({ pathname: '/search', search: '?q=night' });
});

test('Enter without a query does nothing', async () => {
  const { router, field } = await openSearch();
  await userEvent.type(field, '  {Enter}');
  expect(router.state.location.pathname).toBe('/');
});

test('Visitor hears that nothing was found, and is shown categories', async () => {
  const { field } = await openSearch();
  await userEvent.type(field, 'trains');
  await expect.poll(() => screen.getByRole('status').textContent).toMatch(/^Nothing found for “.trains.”$/);
  expect(screen.queryByRole('option')).toBeNull();
  expect(screen.getByRole('link', { name: 'Tales of Cairo' }).getAttribute('href')).toBe('/categories/1');
});

test.each([
  ['nihgt', /^1 resultNo results for “.nihgt.”\. Showing results for “.night.”\.$/],
  ['night shoes', /^1 resultNothing has all of these words/],
])('Visitor who types %s hears what was searched for in its place', async (typed, heard) => {
  const { field } = await openSearch();
  await userEvent.type(field, typed);
  await expect.poll(() => screen.getByRole('status').textContent).toMatch(heard);
});

test('Visitor reads that the search failed and may try again', async () => {
  const { field } = await openSearch();
  await userEvent.type(field, 'broken');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('The search did not work.');
  within(alert).getByRole('button', { name: 'Try again' });
});

test('Visitor repeats what they searched for lately, removes one and then all', async () => {
  for (const query of ['night', 'train', 'night{Backspace}']) {
    const { field, unmount } = await openSearch();
    await userEvent.type(field, `${query}{Enter}`);
    unmount();
  }
  await openSearch();
  const names = () =>
    within(screen.getByRole('region'))
      .getAllByRole('link')
      .map((link) => link.textContent);
  expect(names()).toEqual(['nigh', 'train', 'night']);
  await userEvent.click(screen.getByRole('button', { name: /^Remove “.train.”$/ }));
  expect(names()).toEqual(['nigh', 'night']);
  await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(screen.queryByRole('region')).toBeNull();
  expect(localStorage).toHaveLength(0);
});

/** The field of a panel that the visitor opened before any script had come. */
function plainField() {
  screen.getByRole('group', { hidden: true }).style.display = 'block';
  return screen.getByRole('textbox');
}

test('What a visitor types before the combobox is loaded stays, and is searched for', async () => {
  await renderShell(<SearchMenu />, { answers });
  const plain = plainField();
  await userEvent.type(plain, 'nght{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  await userEvent.hover(screen.getByRole('button', { name: 'Search' }));
  const field = await screen.findByRole('combobox');
  expect(plain.isConnected).toBe(false);
  expect(document.activeElement).toBe(field);
  await userEvent.keyboard('i');
  expect(await screen.findAllByRole('option')).toHaveLength(3);
  expect(field.matches('[value=night]')).toBe(true);
});

test('Visitor without the combobox is led to all results', async () => {
  const { router } = await renderShell(<SearchMenu />, { answers });
  await userEvent.type(plainField(), 'train{Enter}');
  expect(router.state.location).toMatchObject({ pathname: '/search', search: '?q=train' });
});
