import { setTimeout as pause } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { removeLine } from '../carts/line-items.ts';
import { orders } from '../database/order-tables.ts';
import { productVariants } from '../database/variant-tables.ts';
import { SigningKeys } from '../signed-addresses/signing-keys.ts';
import { changeStock } from '../stock/change-stock.ts';
import type { NewOrder } from './new-order.ts';
import { placeOrder, placingSteps } from './place-order.ts';
import { findMiscounts, makeBuyer, openLedger } from './testing/direct-orders.ts';
import { useOrders } from './testing/use-orders.ts';

const { database, variant, stockOf } = useOrders();
const ring = () => new SigningKeys(database()).ring();

/** Waits until a rival is done, or stands behind a lock that only the end of the order gives up. */
async function untilStopped(rival: Promise<unknown>): Promise<void> {
  let isDone = false;
  void rival.finally(() => (isDone = true));
  for (;;) {
    const { rows } = await database().execute(
      sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    await pause(1);
    if (isDone || rows.length > 0) return;
  }
}

interface Scene {
  mug: number;
  buyer: NewOrder;
  other: NewOrder;
}
const rivals: Readonly<Record<string, (scene: Scene) => Promise<unknown>>> = {
  'another buyer of the last piece': async ({ other }) => placeOrder(database(), await ring(), other, new Date()),
  'the same button again': async ({ buyer }) =>
    placeOrder(database(), await ring(), { ...buyer, keyHash: 'again' }, new Date()),
  'an admin who loses the piece': ({ mug }) =>
    database().transaction((tx) => changeStock(tx, [{ variantId: mug, change: -1, reason: 'loss' }])),
  'an admin who changes the price': ({ mug }) =>
    database().update(productVariants).set({ price: 25_000 }).where(eq(productVariants.id, mug)),
  'the buyer, who empties the cart': ({ buyer, mug }) => removeLine(database(), buyer.shopper, mug, new Date()),
};

const places = placingSteps.flatMap((step) => [`before ${step}`, `after ${step}`]);

describe.each(Object.keys(rivals))('While somebody orders the last piece there is %s', (name) => {
  it.each(places)('%s', async (place) => {
    const mug = await variant({ stock: 1, price: 24_000 });
    await openLedger(database(), mug, 1);
    const lines = [{ variantId: mug, quantity: 1 }];
    const scene = { mug, buyer: await makeBuyer(database(), lines), other: await makeBuyer(database(), lines) };
    let rival: Promise<unknown> = Promise.resolve();
    const act = (at: string) => async (step: string) => {
      if (`${at} ${step}` !== place) return;
      rival =
        rivals[name]?.(scene).then(
          () => 'done',
          () => 'refused',
        ) ?? rival;
      await untilStopped(rival);
    };
    const hooks = { before: act('before'), after: act('after') };
    const made = await placeOrder(database(), await ring(), scene.buyer, new Date(), hooks).catch(() => undefined);
    await rival;
    const rows = await database()
      .select()
      .from(orders)
      .where(
        sql`shopper_hash in (${sql.join(
          [scene.buyer, scene.other].map(({ shopper }) => sql`${'shopperHash' in shopper ? shopper.shopperHash : ''}`),
          sql`, `,
        )})`,
      );
    // One piece, one order at most, at the price that its buyer has seen; and the shelf knows.
    expect(rows.length).toBeLessThanOrEqual(1);
    if (made) expect(made.total).toBe(scene.buyer.order.expectedTotal);
    expect(await findMiscounts(database(), [mug])).toEqual([]);
    expect((await stockOf(mug)) ?? -1).toBeGreaterThanOrEqual(0);
    // Who has locked the piece first has it.
    if (place !== 'before lock') expect(rows.length).toBe(1);
  });
});
