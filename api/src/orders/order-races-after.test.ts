import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { HOLD_MS, holdCart } from '../carts/stock-holds.ts';
import { orderEvents, orders } from '../database/order-tables.ts';
import { TIMES } from '../downloads/grant-downloads.ts';
import { listDownloads, takeDownload } from '../downloads/download-repository.ts';
import { changeStock } from '../stock/change-stock.ts';
import { cancelOrder } from './buyer-steps.ts';
import { takeManagedStep } from './managed-steps.ts';
import type { OrderRow } from './order-access.ts';
import { UNPAID_DAYS } from './order-rules.ts';
import { placeOrder } from './place-order.ts';
import { findMiscounts, makeBuyer } from './testing/direct-orders.ts';
import { codeOf, crowds, tell, times, useRaces } from './testing/use-races.ts';
import { expireUnpaidOrders } from './unpaid-orders.ts';

const { database, variant, product, stockOf, ring, pieces, placeAll } = useRaces();

/** What has become of an order, of which the pieces are back or not. */
const statusOf = async ({ id }: OrderRow) => {
  const [row] = await database()
    .select()
    .from(orders)
    .where(sql`id = ${id}`);
  const events = await database()
    .select()
    .from(orderEvents)
    .where(sql`order_id = ${id}`);
  return { status: row?.status, ends: events.filter(({ kind }) => kind === 'cancelled' || kind === 'expired').length };
};

it(`${crowds.orders} times: an order is paid, called off and over at the same moment; admins count ${crowds.counts} times meanwhile`, async () => {
  const mug = await pieces(1000);
  const keys = await ring();
  const admin = { id: null, name: 'Salma' };
  const late = new Date(Date.now() + (UNPAID_DAYS + 1) * 86_400_000);
  const made: OrderRow[] = [];
  for (let count = 0; count < crowds.orders; count += 1)
    made.push(
      await placeOrder(database(), keys, await makeBuyer(database(), [{ variantId: mug, quantity: 2 }]), new Date()),
    );
  const counting = times(crowds.counts, (index) =>
    database().transaction((tx) => changeStock(tx, [{ variantId: mug, change: index % 2 ? 3 : -2, reason: 'count' }])),
  );
  const pay = (order: OrderRow) => takeManagedStep(database(), keys, admin, order, { name: 'payment' }, new Date());
  const cancel = (order: OrderRow) => cancelOrder(database(), keys, order, new Date());
  // All three, and two of them: what is paid may still be called off, but is never over.
  const pairs = [[pay, cancel], [pay], [cancel, pay], [cancel]];
  const racing = made.toReversed().flatMap((order, index) => (pairs[index % 4] ?? []).map((act) => act(order)));
  await Promise.allSettled([...racing, expireUnpaidOrders(database(), late)]);
  await counting;
  const ended = await Promise.all(made.map(statusOf));
  for (const { status, ends } of ended)
    expect([status, ends]).toEqual(status === 'cancelled' ? [status, 1] : ['processing', 0]);
  const kept = ended.filter(({ status }) => status === 'processing').length;
  const counted = Array.from({ length: crowds.counts }, (_, index) => (index % 2 ? 3 : -2)).reduce(
    (sum, each) => sum + each,
    0,
  );
  expect(await stockOf(mug)).toBe(1000 + counted - 2 * kept);
  expect(await findMiscounts(database(), [mug])).toEqual([]);
  tell(
    `${crowds.orders} orders paid, cancelled and expired at once: ${kept} are paid and go on, ${crowds.orders - kept} are called off, each once; ${crowds.counts} counts of admins; the ledger adds up`,
  );
});

it(`${crowds.holds} times the last piece: while it is held it is its holder's, and one buyer's in the moment in which that is over`, async () => {
  const wins = { holder: 0, other: 0 };
  for (let turn = 0; turn < crowds.holds; turn += 1) {
    const rare = await pieces(1);
    const lines = [{ variantId: rare, quantity: 1 }];
    const [holder, other] = [await makeBuyer(database(), lines), await makeBuyer(database(), lines)];
    const begun = Date.now();
    await holdCart(database(), holder.shopper, new Date(begun));
    const isOver = turn % 2 === 1;
    const rivals = turn % 4 < 2 ? [other, holder] : [holder, other];
    const { made, codes } = await placeAll(rivals, new Date(begun + HOLD_MS - (isOver ? 0 : 1)));
    expect([made.length, codes, await stockOf(rare), await findMiscounts(database(), [rare])]).toEqual([
      1,
      ['out_of_stock'],
      0,
      [],
    ]);
    const isHolders = made[0]?.email === holder.order.email;
    if (!isOver) expect(isHolders).toBe(true);
    else wins[isHolders ? 'holder' : 'other'] += 1;
  }
  tell(
    `${crowds.holds} last pieces, held by one and wanted by another: ${crowds.holds / 2} to their holders in the last millisecond; when it was over ${wins.holder} to holders, ${wins.other} to others, each sold once`,
  );
});

it(`A file that may be loaded ${TIMES} times, and ${crowds.loads} who ask at once: so many links`, async () => {
  const poster = await variant({ productId: await product({ file: 'posters/race.pdf' }) });
  const buyer = await makeBuyer(database(), [{ variantId: poster, quantity: 1 }]);
  const keys = await ring();
  const order = await placeOrder(database(), keys, buyer, new Date());
  await takeManagedStep(database(), keys, { id: null, name: 'Salma' }, order, { name: 'payment' }, new Date());
  const page = { page: 1, pageSize: 10 };
  const { items } = await listDownloads(database(), sql`order_id = ${order.id}`, page);
  const reader = { memberId: undefined, shopperHash: order.shopperHash ?? undefined };
  const asked = await times(crowds.loads, () =>
    takeDownload(database(), reader, items[0]?.id ?? 0, new Date()).then(({ timesLeft }) => String(timesLeft), codeOf),
  );
  const given = asked.filter((each) => each !== 'download_used').sort();
  expect(given).toEqual(Array.from({ length: TIMES }, (_, left) => String(left)));
  tell(`${crowds.loads} who ask for a file of ${TIMES} times: ${given.length} links`);
});
