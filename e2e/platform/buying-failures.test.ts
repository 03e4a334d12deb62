import { connectDatabase } from '../../api/src/database/connect.ts';
import { createLogger } from '../../api/src/server/logger.ts';
import { startDemoApi } from '../support/api-service.ts';
import { addToCart, fillInAddress, inGiza, numberOfNewOrder, shopMessages } from '../support/buying.ts';
import { startDatabaseLine } from '../support/database-line.ts';
import { createDemoDatabase } from '../support/databases.ts';
import { heading, main, press } from '../support/forms.ts';
import { newNamed } from '../support/members.ts';
import { messagesOf } from '../support/messages.ts';
import { hideClientFiles } from '../support/releases.ts';
import { paths } from '../support/addresses.ts';
import type { Page } from 'playwright/test';
import { expect, test } from '../support/test.ts';
import { useFrontEnd } from '../support/use-front-end.ts';

const { shop, cart, checkout } = shopMessages('ar');
const say = messagesOf('ar');
let line: Awaited<ReturnType<typeof startDatabaseLine>>;
const { api, site, dataDir } = useFrontEnd({
  async ownApi() {
    line = await startDatabaseLine(await createDemoDatabase());
    return startDemoApi({ DATABASE_URL: line.url });
  },
});
test.afterAll(() => line.end());

/** How many orders somebody has, by their address. */
async function countOrders(email: string): Promise<number> {
  const { pool, close } = connectDatabase(line.url, createLogger('error'));
  try {
    const { rows } = await pool.query<{ count: string }>('select count(*) from orders where email = $1', [email]);
    return Number(rows[0]?.count);
  } finally {
    await close();
  }
}

/** Puts a mug into the cart and writes all that the checkout asks for. */
async function fillInCheckout(page: Page, email: string): Promise<void> {
  await addToCart(page, 'ar');
  await press(page, cart('checkout'));
  await expect(heading(page, shop('checkout.title'))).toBeVisible();
  await fillInAddress(page, 'الجيزة', email);
  await expect(page.locator('main input[name=shippingMethod]:checked')).toHaveCount(1);
  await main(page)
    .getByRole('radio', { name: checkout('payment.cheque.name') })
    .check();
  await page.locator('main textarea[name=notes]').fill('الدور الثالث');
  await page.locator('main input[name=acceptsTerms]').check();
}

/** Parts that can be away in the middle of a checkout, with what brings each back. */
const outages = {
  api: async () => {
    await api().stop();
    return () => api().start();
  },
  database: async () => {
    line.cut();
    return async () => line.mend();
  },
};

for (const [name, takeAway] of Object.entries(outages))
  test(`The ${name} goes in the middle of a checkout: it is said, what was typed stays, and going on makes one order`, ({
    visit,
  }) =>
    visit({ site: site().url, language: 'ar', expected: [/50[34]/] }, async ({ page, open }) => {
      const { email } = newNamed();
      await open(paths.product.href('pharmacy-mug'));
      await fillInCheckout(page, email);
      const bringBack = await takeAway();
      try {
        for (let attempt = 0; attempt < 2; attempt += 1) {
          const refused = page.waitForResponse((response) => response.url().includes('/api/orders'));
          await press(page, checkout('place'));
          expect((await refused).status()).toBe(503);
          await expect(main(page).getByText(checkout('failed.title'))).toBeVisible();
          await expect(main(page).getByText(checkout('failed.text'))).toBeVisible();
        }
      } finally {
        await bringBack();
      }
      // Also over a reload, which asks a server that has only just come back.
      await expect
        .poll(async () => {
          await page.reload();
          return heading(page, shop('checkout.title')).isVisible();
        })
        .toBe(true);
      for (const [field, text] of Object.entries({ ...inGiza, email }))
        await expect(page.locator(`main input[name=${field}]`)).toHaveValue(text);
      await expect(page.locator('main textarea[name=notes]')).toHaveValue('الدور الثالث');
      await page.locator('main input[name=acceptsTerms]').check();
      await press(page, checkout('place'));
      await numberOfNewOrder(page, 'ar');
      expect(await countOrders(email)).toBe(1);
    }));

test('The files of the shop go in the middle of a checkout: the order is placed once, and shown as soon as they are back', ({
  visit,
}) =>
  visit(
    { site: site().url, language: 'ar', expected: [/404.*\/mf\/shop\//, /mf\/shop\/.*/, /remote shop|RUNTIME-/] },
    async ({ page, open }) => {
      const { email } = newNamed();
      await open(paths.product.href('pharmacy-mug'));
      await fillInCheckout(page, email);
      const bringBack = await hideClientFiles(dataDir(), 'shop');
      try {
        await press(page, checkout('place'));
        await expect(main(page).getByRole('alert').getByText(say('shared', 'errors.remote.title'))).toBeVisible();
        expect(await countOrders(email)).toBe(1);
      } finally {
        await bringBack();
      }
      await press(page, say('shared', 'retry'));
      await numberOfNewOrder(page, 'ar');
      expect(await countOrders(email)).toBe(1);
    },
  ));
