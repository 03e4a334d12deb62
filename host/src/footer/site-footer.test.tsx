import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderShell } from '../testing/render-shell.tsx';
import { SiteFooter } from './site-footer.tsx';

test('The footer says what Sahra is and leads to every area', async () => {
  await renderShell(<SiteFooter variant="streaming" />);
  screen.getByText('The first Egyptian site devoted entirely to free high-quality films.');
  const links = within(screen.getByRole('navigation', { name: 'Explore' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/', '/shows-details', '/shop', '/blogs', '/pricing']);
});

test('The compact footer keeps the languages and leaves the rest out', async () => {
  await renderShell(<SiteFooter variant="compact" />, { language: 'ar' });
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.getAllByRole('link')).toHaveLength(5);
});

test('Visitor goes back to the top', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  await renderShell(<SiteFooter variant="merchandise" />);
  await userEvent.click(screen.getByRole('button', { name: 'Back to top' }));
  expect(scrollTo).toHaveBeenCalledWith({ top: 0 });
});
