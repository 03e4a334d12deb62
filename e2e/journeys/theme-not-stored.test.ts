import { paths } from '../support/addresses.ts';
import type { Page } from 'playwright/test';
import { appliedTheme, isReady, openCustomizer, withProfile } from '../support/customizer.ts';
import { messagesOf } from '../support/messages.ts';
import { expect, test } from '../support/test.ts';

const say = messagesOf('ar');
const place = paths.pricing.href();

/** Scripts of the page can neither read nor write cookies. */
async function blockCookies(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setDocumentCookieDisabled', { disabled: true });
}

/** Without a place that lasts, what is chosen applies nevertheless, and the panel says what that means. */
async function checkNotPersisted(page: Page): Promise<void> {
  const panel = await openCustomizer(page);
  await panel.getByRole('radio', { name: say('host/src/customizer', 'scheme.hulu') }).check();
  expect(await appliedTheme(page)).toBe('hulu rtl');
  const names = {
    scheme: say('host/src/customizer', 'scheme.hulu'),
    direction: say('host/src/customizer', 'direction.auto'),
  };
  await expect(panel.getByRole('status')).toHaveText(say('host/src/customizer', 'kept.failed', names));
}

test('Where the browser has no storage, the choice still applies, and the panel says that it is not kept', () =>
  withProfile(
    async (start) => {
      const page = await (await start()).newPage();
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      await blockCookies(page);
      await page.goto(place);
      await isReady(page);
      expect(await page.evaluate(() => localStorage as unknown)).toBeNull();
      await checkNotPersisted(page);
      expect(errors).toEqual([]);
    },
    ['--disable-local-storage'],
  ));

test('Where the browser forbids storing, the choice still applies, and the panel says that it is not kept', ({
  visit,
}) =>
  visit({}, async ({ page, open }) => {
    await blockCookies(page);
    // As browsers do it that block the data of sites.
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
    });
    await open(place);
    await checkNotPersisted(page);
  }));

test('Where the tab has no room left, the panel says that it is not kept', ({ visit }) =>
  visit({ expected: [/storage key full \d/] }, async ({ page, open }) => {
    await open(place);
    await page.evaluate(() => {
      let text = 'x'.repeat(1_000_000);
      for (let number = 0; text; number++)
        try {
          sessionStorage.setItem(`full ${number}`, text);
        } catch {
          text = text.slice(text.length > 1 ? text.length / 2 : 1);
        }
    });
    const panel = await openCustomizer(page);
    await panel.getByRole('radio', { name: say('host/src/customizer', 'storage.session'), exact: true }).check();
    await panel.getByRole('radio', { name: say('host/src/customizer', 'scheme.hulu') }).check();
    expect(await appliedTheme(page)).toBe('hulu rtl');
    expect(await panel.getByRole('status').textContent()).toContain(
      say('host/src/customizer', 'kept.failed', {
        scheme: say('host/src/customizer', 'scheme.hulu'),
        direction: say('host/src/customizer', 'direction.auto'),
      }),
    );
  }));
