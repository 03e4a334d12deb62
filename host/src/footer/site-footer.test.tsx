import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderShell } from '../testing/render-shell.tsx';
import { BackToTop } from './back-to-top.tsx';
import FooterSection from './footer-section.tsx';

test('The footer says what Sahra is and leads to every area', async () => {
  await renderShell(<FooterSection variant="streaming" />);
  screen.getByText('The first Egyptian site devoted entirely to free high-quality films.');
  const links = within(screen.getByRole('navigation', { name: 'Explore' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/',
    '/shows-details',
    '/shows-details?kind=movie',
    '/shows-details?kind=series',
    '/geners',
    '/view-all',
    '/cast',
    '/videos',
    '/merchandise-store',
    '/blogs',
    '/pricing',
  ]);
  expect(screen.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('/contact-us');
  expect(screen.getByRole('link', { name: 'Terms of use' }).getAttribute('href')).toBe('/terms-of-use');
});

test('The compact footer keeps the rules and the languages and leaves the rest out', async () => {
  await renderShell(<FooterSection variant="compact" />, { language: 'ar' });
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    '/PrivacyPolicy',
    '/terms-of-use',
    ...['ar', 'en', 'de', 'fr', 'gr'].map((code) => `/?lang=${code}`),
  ]);
});

test('The footer leads to Sahra on other networks, where it is there', async () => {
  const links = ['https://www.youtube.com/@sahra', 'https://films.example/sahra'];
  await renderShell(<FooterSection variant="streaming" socialLinks={links} />);
  const found = within(screen.getByRole('navigation', { name: 'Sahra elsewhere' })).getAllByRole('link');
  expect(found.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['YouTube', links[0]],
    ['films.example', links[1]],
  ]);
});

test('Visitor goes back to the top', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  await renderShell(<BackToTop />);
  await userEvent.click(screen.getByRole('button', { name: 'Back to top' }));
  expect(scrollTo).toHaveBeenCalledWith({ top: 0 });
});
