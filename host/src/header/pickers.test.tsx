import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { LanguageCode } from '@sahra/shared/facade';
import { renderShell } from '../testing/render-shell.tsx';
import { LanguageLinks } from './language-links.tsx';

test('Each language has its own name and keeps the page it is chosen on', async () => {
  await renderShell(<LanguageLinks />, { language: 'de', address: '/shop?sort=latest&lang=de' });
  const greek = screen.getByRole('link', { name: 'Ελληνικά' });
  expect(greek.getAttribute('lang')).toBe('el');
  expect(greek.getAttribute('href')).toBe('/shop?sort=latest&lang=gr');
  expect(screen.getByRole('link', { name: 'العربية' }).getAttribute('dir')).toBe('rtl');
  screen.getByRole('link', { current: true, name: 'Deutsch' });
});

test('Visitor changes the language without a new document', async () => {
  const asked: LanguageCode[] = [];
  const changeLanguage = async (code: LanguageCode) => void asked.push(code);
  const { router } = await renderShell(<LanguageLinks />, { address: '/blogs', changeLanguage });
  await userEvent.click(screen.getByRole('link', { name: 'Français' }));
  expect(asked).toEqual(['fr']);
  expect(router.state.location.pathname).toBe('/blogs');
});

test('Visitor reads that the language could not be changed', async () => {
  await renderShell(<LanguageLinks />, { language: 'ar', changeLanguage: () => Promise.reject(new Error('offline')) });
  await userEvent.click(screen.getByRole('link', { name: 'English' }));
  expect((await screen.findByRole('alert')).textContent).toContain('تعذّر تغيير اللغة');
});
