import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { category, pageOf, program } from '../testing/catalog.ts';
import { renderShell } from '../testing/render-shell.tsx';
import { MainHeader } from './main-header.tsx';

const answers = {
  '/categories': pageOf([category(1, 'Cairo stories'), category(2, 'Nile nights')]),
  '/categories/2/programs': pageOf([program(14, 'Low water')]),
  '/categories/1/programs': pageOf([]),
};
const languages = [
  { language: 'en', menu: 'Categories', programsOf: (name: string) => `Titles in ${name}`, burger: 'Menu' },
  { language: 'ar', menu: 'التصنيفات', programsOf: (name: string) => `أعمال تصنيف ${name}`, burger: 'القائمة' },
] as const;

test.each(languages)(
  'Visitor opens the categories and the programs of one ($language)',
  async ({ language, menu, programsOf }) => {
    await renderShell(<MainHeader />, { language, answers });
    await userEvent.click(screen.getByRole('button', { name: menu }));
    const panel = screen.getByRole('group', { name: menu });
    expect((await within(panel).findByRole('link', { name: 'Cairo stories' })).getAttribute('href')).toBe(
      '/categories/1',
    );

    const opener = within(panel).getByRole('button', { name: programsOf('Nile nights') });
    await userEvent.click(opener);
    expect(opener.getAttribute('aria-expanded')).toBe('true');
    expect((await within(panel).findByRole('link', { name: /Low water/ })).getAttribute('href')).toBe(
      '/shows-details/14',
    );
    await userEvent.click(opener);
    expect(within(panel).queryByRole('link', { name: /Low water/ })).toBeNull();
  },
);

test('Visitor reads that a category has no programs yet', async () => {
  await renderShell(<MainHeader />, { answers });
  await userEvent.click(screen.getByRole('button', { name: 'Categories' }));
  const panel = within(screen.getByRole('group', { name: 'Categories' }));
  await userEvent.click(await panel.findByRole('button', { name: 'Titles in Cairo stories' }));
  await panel.findByText('Nothing in this category yet.');
});

test('Visitor tries again after the categories did not load', async () => {
  let isUp = false;
  const flaky = () => {
    if (!isUp) throw new Error('down');
    return answers['/categories'];
  };
  await renderShell(<MainHeader />, { answers: { '/categories': flaky } });
  await userEvent.click(screen.getByRole('button', { name: 'Categories' }));
  expect((await screen.findByRole('alert')).textContent).toContain('The categories did not load.');
  isUp = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('link', { name: 'Nile nights' });
});

test.each([
  { address: '/', name: 'Home' },
  { address: '/blogs?page=2', name: 'Blog' },
  { address: '/pricing', name: 'Plans' },
])('The link of the page at $address is marked as the current one', async ({ address, name }) => {
  await renderShell(<MainHeader />, { address });
  const nav = screen.getByRole('navigation', { name: 'Main' });
  within(nav).getByRole('link', { current: 'page', name });
});

test.each(languages)(
  'The menu of narrow screens closes when it led to another page ($language)',
  async ({ language, burger }) => {
    const { router } = await renderShell(<MainHeader />, { language, answers });
    await userEvent.click(screen.getByRole('button', { name: burger }));
    const dialog = await screen.findByRole('dialog', { name: burger });
    await userEvent.click(await within(dialog).findByRole('link', { name: 'Cairo stories' }));
    expect(router.state.location.pathname).toBe('/categories/1');
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  },
);

const radio = {
  id: 'radio.start',
  path: '/radio',
  menus: [
    {
      menu: 'main',
      label: { ar: 'الراديو', en: 'Radio', de: 'Radio', fr: 'Radio', gr: 'Ραδιόφωνο' },
      order: 70,
    },
  ],
};

test.each([
  ['en', 'Main', 'Radio'],
  ['ar', 'التنقل الرئيسي', 'الراديو'],
] as const)('A new remote stands in the header, as the last link (%s)', async (language, name, text) => {
  await renderShell(<MainHeader />, { language, more: [radio] });
  const last = within(screen.getByRole('navigation', { name })).getAllByRole('link').at(-1);
  expect([last?.textContent, last?.getAttribute('href')]).toEqual([text, '/radio']);
});

test('Where the bar may not have room for all links, the menu of narrow screens is there on wide ones too', async () => {
  const { unmount } = await renderShell(<MainHeader />, { closed: ['blog', 'shop'] });
  const narrow = screen.getByRole('button', { name: 'Menu' }).className;
  unmount();
  await renderShell(<MainHeader />, { more: [radio] });
  const opener = screen.getByRole('button', { name: 'Menu' });
  expect(opener.className).not.toBe(narrow);
  await userEvent.click(opener);
  const dialog = within(await screen.findByRole('dialog', { name: 'Menu' }));
  expect(dialog.getByRole('link', { name: 'Radio' }).getAttribute('href')).toBe('/radio');
  // What is not in the bar at all is there too.
  expect(dialog.getByRole('link', { name: 'Genres' }).getAttribute('href')).toBe('/geners');
});

test('The first thing that the keyboard reaches is the way to the content', async () => {
  await renderShell(<MainHeader />);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Skip to the content' }));
});

test('The header becomes solid once the page is scrolled', async () => {
  await renderShell(<MainHeader />);
  expect(screen.getByRole('banner').getAttribute('data-stuck')).toBe('false');
  window.scrollY = 2;
  window.dispatchEvent(new Event('scroll'));
  await expect.poll(() => screen.getByRole('banner').dataset.stuck).toBe('true');
});
