import type { LanguageCode } from '@sahra/shared/i18n/languages';
import type { Page } from 'playwright/test';
import { messagesOf } from './messages.ts';

const follow = (page: Page, place: 'banner' | 'contentinfo', name: string) =>
  page.getByRole(place).getByRole('link', { name, exact: true }).click();

/** Goes to the shop's front, by the header that every area has. */
export const goToFront = (page: Page, code: LanguageCode) =>
  follow(page, 'banner', messagesOf(code)('remote-shop', 'menu.shop'));

/** Goes on to the shop's list, by the footer that its own pages have. */
export const goOnToList = (page: Page, code: LanguageCode) =>
  follow(page, 'contentinfo', messagesOf(code)('remote-shop', 'menu.all'));
