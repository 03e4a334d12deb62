import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { orders } from '../database/order-tables.ts';
import { found } from '../server/http/api-failure.ts';

/** Who asks for a file: a member, whoever placed an order in this browser as a guest, or both. */
export interface Reader {
  memberId: string | undefined;
  shopperHash: string | undefined;
}

/** Orders of a reader. */
export const isOrderOf = ({ memberId, shopperHash }: Reader): SQL =>
  or(
    memberId === undefined ? undefined : eq(orders.memberId, memberId),
    shopperHash === undefined ? undefined : and(isNull(orders.memberId), eq(orders.shopperHash, shopperHash)),
  ) ?? sql`false`;

/** The order of a reader by its number; another's is none. */
export async function findOrderOf(database: Database, reader: Reader, number: string) {
  const [row] = await database
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.number, number), isOrderOf(reader)));
  return found(row, 'order');
}

/** For whom the address of a file is signed: the member who bought it, else the guest. */
export const holderOf = ({ memberId, shopperHash }: Pick<typeof orders.$inferSelect, 'memberId' | 'shopperHash'>) =>
  memberId === null ? `guest ${shopperHash ?? ''}` : `member ${memberId}`;

/** Whom a reader may be when an address comes back. */
export const holdersOf = ({ memberId, shopperHash }: Reader): string[] => [
  ...(memberId === undefined ? [] : [`member ${memberId}`]),
  ...(shopperHash === undefined ? [] : [`guest ${shopperHash}`]),
];
