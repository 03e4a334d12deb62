import { rm, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { themeKey } from '../../host/src/preferences/apply-theme.ts';
import { type BrowserContext, chromium, type Page } from 'playwright/test';
import type { Theme } from '@sahra/shared/theme/choices';
import { siteUrl } from './current-site.ts';
import { messagesOf } from './messages.ts';
import { isAlive } from './visit.ts';

export { themeKey };
const say = messagesOf('ar');
export const customizerName = say('host', 'theme.label');
const nameOf = (field: keyof Theme, value: string) => say('host/src/customizer', `${field}.${value}`);

export const isReady = async (page: Page) => void (await isAlive(page));

/** Opens the theme customizer of the header, in Arabic. */
export async function openCustomizer(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: customizerName }).click();
  const panel = page.getByRole('group', { name: customizerName });
  await panel.getByRole('radio').first().waitFor();
  return panel;
}

/** Chooses as a visitor does, and closes the panel again. */
export async function chooseTheme(page: Page, theme: Partial<Theme>): Promise<void> {
  const panel = await openCustomizer(page);
  for (const field of ['scheme', 'direction', 'storage'] as const) {
    const value = theme[field];
    if (value) await panel.getByRole('radio', { name: nameOf(field, value), exact: true }).check();
  }
  await page.keyboard.press('Escape');
}

/** What the page wears: `hulu ltr`. */
export const appliedTheme = (page: Page) =>
  page.evaluate(() => `${document.body.dataset.scheme} ${document.documentElement.dir}`);

/** What the browser keeps of it. */
export const storedThemes = (page: Page) =>
  page.evaluate((key) => {
    const cookies = document.cookie.split('; ').filter((cookie) => /^(scheme|direction)=/.test(cookie));
    return {
      session: sessionStorage.getItem(key),
      local: localStorage.getItem(key),
      cookies: cookies.sort().join('; '),
    };
  }, themeKey);

/** A browser with a profile on the disk: it can be closed and opened again. `options` are of its command line. */
export async function withProfile(
  tell: (start: () => Promise<BrowserContext>) => Promise<void>,
  options: readonly string[] = [],
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sahra-profile-'));
  const started: BrowserContext[] = [];
  try {
    await tell(async () => {
      await started.at(-1)?.close();
      const context = await chromium.launchPersistentContext(folder, {
        executablePath: process.env.SAHRA_CHROMIUM,
        args: ['--no-sandbox', ...options],
        baseURL: siteUrl(),
        viewport: { width: 1280, height: 800 },
      });
      started.push(context);
      return context;
    });
  } finally {
    await started.at(-1)?.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
