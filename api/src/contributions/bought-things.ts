import { eq, type SQL, sql } from 'drizzle-orm';
import { contributions, contributors } from '../database/contribution-tables.ts';
import { orderLines, orders } from '../database/order-tables.ts';

/** What is on hold may never be paid; what was called off, failed or refunded was not bought. */
const isBought = sql`${orders.status} in ('processing', 'completed')`;

const ofMember = sql`select ${orders.id} from ${orders} where ${eq(orders.memberId, contributors.memberId)} and ${isBought}`;
/**
 * Of a guest the address alone proves nothing: whoever types another's would be told by the mark what that person has bought. So their
 * order came from the same browser, or they have proved that the mailbox is theirs.
 */
const ofGuest = sql`select ${orders.id} from ${orders} where ${eq(orders.email, contributors.email)} and ${isBought}
  and (${contributors.confirmedAt} is not null or ${orders.shopperHash} = ${contributors.shopperHash})`;

const hasLineOf = (orderIds: SQL) =>
  sql`exists (select 1 from ${orderLines} where ${orderLines.productId} = ${contributions.thingId} and ${orderLines.orderId} = any(array(${orderIds})))`;

/**
 * Whether whoever wrote a contribution has bought the product that it is about, as it is now: the mark goes with an order that is called off
 * later. One person's orders are found first and the product among their lines by an index, however many others have bought it.
 */
export const isBoughtThing: SQL<boolean> = sql<boolean>`case
  when ${contributions.thingKind} <> 'product' then false
  when ${contributors.memberId} is not null then ${hasLineOf(ofMember)}
  when ${contributors.email} is not null then ${hasLineOf(ofGuest)}
  else false end`;
