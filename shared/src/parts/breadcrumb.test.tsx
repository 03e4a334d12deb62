import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../testing/render-part.tsx';
import { Breadcrumb } from './breadcrumb.tsx';

test('The way to a page is links, and the page itself is named last', () => {
  renderPart(<Breadcrumb items={[{ name: 'Home', href: '/' }, { name: 'Questions', href: '/faq' }]} />);
  const way = within(screen.getByRole('navigation', { name: 'You are here' }));
  expect(way.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
  expect(way.queryByRole('link', { name: 'Questions' })).toBeNull();
  expect(way.getByText('Questions').getAttribute('aria-current')).toBe('page');
});
