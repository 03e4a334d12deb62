import { SigningKeys } from '../../signed-addresses/signing-keys.ts';
import type { NewOrder } from '../new-order.ts';
import type { OrderRow } from '../order-access.ts';
import { placeOrder } from '../place-order.ts';
import { openLedger } from './direct-orders.ts';
import { useOrders } from './use-orders.ts';

/** `npm run test:races` has the crowds that are promised; the usual run makes the same races with small ones. */
const isFull = process.env.SAHRA_ALL === '1';
/** How many of each there are in a race. */
export const crowds = isFull
  ? { buyers: 200, clicks: 100, carts: 100, uses: 10, pairs: 50, orders: 40, counts: 50, holds: 40, loads: 100 }
  : { buyers: 20, clicks: 8, carts: 10, uses: 3, pairs: 6, orders: 4, counts: 10, holds: 4, loads: 12 };

/** Says what came of a race. */
export const tell = (text: string): void => console.info(text);

/** The code of a refusal. */
export const codeOf = (error: unknown): string => (error as { body?: { code: string } }).body?.code ?? String(error);

/** So many at the same moment. */
export const times = <T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));

/** The app of a test file whose shelves have ledgers. */
export function useRaces() {
  const shop = useOrders();
  const { database, variant } = shop;
  const ring = () => new SigningKeys(database()).ring();
  return {
    ...shop,
    ring,
    /** A variant with so many pieces, which its ledger knows of. */
    async pieces(stock: number): Promise<number> {
      const id = await variant({ stock });
      await openLedger(database(), id, stock);
      return id;
    },
    /** All at the same moment: the orders, and the codes of the refusals. */
    async placeAll(placed: readonly NewOrder[], now = new Date()): Promise<{ made: OrderRow[]; codes: string[] }> {
      const keys = await ring();
      const ended = await Promise.allSettled(placed.map((each) => placeOrder(database(), keys, each, now)));
      return {
        made: ended.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : [])),
        codes: ended.flatMap((each) => (each.status === 'rejected' ? [codeOf(each.reason)] : [])),
      };
    },
  };
}
