import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../database/connect.ts';
import { coupons } from '../database/coupon-tables.ts';

/** A use of a coupon: by which order, and whose it is: a member's id, or the hash of a guest's mailbox. */
export interface CouponUse {
  code: string;
  orderId: number;
  customer: string;
}

/**
 * Counts one use in the transaction of the order; false: it is used up, by all or by this customer. The coupon is locked first, so that the
 * uses which the second statement counts are all that others have committed. Coupons are locked after variants.
 */
export async function takeCoupon(tx: Transaction, { code, orderId, customer }: CouponUse): Promise<boolean> {
  await tx.select({ code: coupons.code }).from(coupons).where(eq(coupons.code, code)).for('update');
  const { rows } = await tx.execute(sql`
    with taken as (
      update coupons set use_total = use_total + 1
      where code = ${code} and is_active and (use_limit is null or use_total < use_limit)
        and (use_limit_per_customer is null or use_limit_per_customer > (
          select count(*) from coupon_uses where coupon_uses.code = ${code} and customer = ${customer}))
      returning code
    )
    insert into coupon_uses (order_id, code, customer) select ${orderId}, code, ${customer} from taken returning order_id`);
  return rows.length > 0;
}

/** Gives back what an order has used, once: an order that fell through costs nobody their coupon. */
export async function returnCoupon(tx: Transaction, orderId: number): Promise<void> {
  await tx.execute(sql`
    with returned as (delete from coupon_uses where order_id = ${orderId} returning code)
    update coupons set use_total = use_total - 1 from returned where coupons.code = returned.code`);
}
