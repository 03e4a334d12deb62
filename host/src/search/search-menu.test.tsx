import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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

test.each([
  { language: 'en', label: 'Search films and series' },
  { language: 'ar', label: 'ابحث في الأفلام والمسلسلات' },
] as const)('Visitor finds a film with the keyboard alone ($language)', async ({ language, label }) => {
  const { router } = await renderShell(<SearchMenu />, { language, answers });
  const field = screen.getByRole('combobox', { name: label });
  await userEvent.type(field, 'night');
  const options = await screen.findAllByRole('option');
  expect(options).toHaveLength(3);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(options[1]?.getAttribute('aria-selected')).toBe('true');
  expect(field.getAttribute('aria-activedescendant')).toBe(options[1]?.id);
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{Enter}');
  expect(router.state.location.pathname).toBe('/shows-details/8');
});

test('Enter shows all results where none is chosen', async () => {
  const { router } = await renderShell(<SearchMenu />, { answers });
  await userEvent.type(screen.getByRole('combobox'), ' night ');
  await screen.findAllByRole('option');
  expect(screen.getByRole('link', { name: 'All results' }).getAttribute('href')).toBe('/search?q=night');
  await userEvent.keyboard('{Enter}');
  expect(router.state.location).toMatchObject({ pathname: '/search', search: '?q=night' });
});

test('Enter without a query does nothing', async () => {
  const { router } = await renderShell(<SearchMenu />, { answers });
  await userEvent.type(screen.getByRole('combobox'), '  {Enter}');
  expect(router.state.location.pathname).toBe('/');
});

test('Visitor hears how much was found, and that nothing was', async () => {
  await renderShell(<SearchMenu />, { answers });
  await userEvent.type(screen.getByRole('combobox'), 'train');
  await expect.poll(() => screen.getByRole('status').textContent).toBe('1 result');
  await userEvent.type(screen.getByRole('combobox'), 's');
  await expect.poll(() => screen.getByRole('status').textContent).toMatch(/^Nothing found for “.trains.”$/);
  expect(screen.queryByRole('option')).toBeNull();
});

test('Visitor reads that the search failed and may try again', async () => {
  await renderShell(<SearchMenu />, { answers });
  await userEvent.type(screen.getByRole('combobox'), 'broken');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('The search did not work.');
  within(alert).getByRole('button', { name: 'Try again' });
});
