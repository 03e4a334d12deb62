import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LanguageCode } from '@sahra/shared/facade';
import { expect, test } from 'vitest';
import { pageOf, program } from '../testing/catalog.ts';
import { renderShell } from '../testing/render-shell.tsx';
import { SearchMenu } from './search-menu.tsx';

const programs = [program(3, 'Night pharmacy'), program(5, 'Night train'), program(8, 'Midnight in Shubra')];
const hits = (found: typeof programs) => pageOf(found.map((hit) => ({ type: 'program' as const, program: hit })));
const answers = {
  '/search': ({ q }: { q: string }) => {
    if (q === 'broken') throw new Error('down');
    return hits(programs.filter(({ title }) => title.toLowerCase().includes(q)));
  },
};

/** Shows the search, opens it and waits for its combobox. */
async function openSearch({ language = 'en', open = 'Search' }: { language?: LanguageCode; open?: string } = {}) {
  const { router } = await renderShell(<SearchMenu />, { language, answers });
  await userEvent.click(screen.getByRole('button', { name: open }));
  return { router, field: await screen.findByRole('combobox') };
}

test.each([
  { language: 'en', open: 'Search', label: 'Search films and series' },
  { language: 'ar', open: 'بحث', label: 'ابحث في الأفلام والمسلسلات' },
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

test('Visitor hears how much was found, and that nothing was', async () => {
  const { field } = await openSearch();
  await userEvent.type(field, 'train');
  await expect.poll(() => screen.getByRole('status').textContent).toBe('1 result');
  await userEvent.type(field, 's');
  await expect.poll(() => screen.getByRole('status').textContent).toMatch(/^Nothing found for “.trains.”$/);
  expect(screen.queryByRole('option')).toBeNull();
});

test('Visitor reads that the search failed and may try again', async () => {
  const { field } = await openSearch();
  await userEvent.type(field, 'broken');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('The search did not work.');
  within(alert).getByRole('button', { name: 'Try again' });
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
