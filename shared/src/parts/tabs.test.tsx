import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderPart } from '../testing/render-part.tsx';
import { TabLinks } from './tab-links.tsx';
import { Tabs } from './tabs.tsx';

const tabs = (
  <Tabs
    label="About the film"
    tabs={[
      { id: 'story', label: 'Story', content: 'Once upon a time' },
      { id: 'cast', label: 'Cast', content: 'Many people' },
      { id: 'more', label: 'More', content: 'Other films' },
    ]}
  />
);
const open = () => [screen.getByRole('tab', { selected: true }).textContent, screen.getByRole('tabpanel').textContent];

test('Visitor opens a tab', async () => {
  renderPart(tabs);
  expect(open()).toEqual(['Story', 'Once upon a time']);
  await userEvent.click(screen.getByRole('tab', { name: 'Cast' }));
  expect(open()).toEqual(['Cast', 'Many people']);
  expect(screen.getByRole('tabpanel', { name: 'Cast' })).toBeTruthy();
});

test.each([
  ['en', '{ArrowRight}', '{ArrowLeft}'],
  ['ar', '{ArrowLeft}', '{ArrowRight}'],
] as const)('Arrows go the way one reads (%s)', async (code, forth, back) => {
  renderPart(tabs, code);
  await userEvent.tab();
  await userEvent.keyboard(forth);
  expect(open()[0]).toBe('Cast');
  await userEvent.keyboard(back + back);
  expect(open()[0]).toBe('More');
  await userEvent.keyboard('{Home}');
  expect(document.activeElement?.textContent).toBe('Story');
  await userEvent.keyboard('{End}{Tab}');
  expect(document.activeElement).toBe(screen.getByRole('tabpanel', { name: 'More' }));
});

test('Tabs that are pages are links, and the open one is marked', () => {
  renderPart(
    <TabLinks
      label="My account"
      links={[
        { href: '/account', label: 'Orders', isCurrent: true },
        { href: '/account?tab=addresses', label: 'Addresses', isCurrent: false },
      ]}
    />,
  );
  expect(screen.getByRole('link', { name: 'Orders' }).getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('link', { name: 'Addresses' }).getAttribute('aria-current')).toBeNull();
});
