import type { BillingAddress } from '@sahra/shared/schemas/billing-address';
import { eq } from 'drizzle-orm';
import { billingAddresses } from '../database/account-tables.ts';
import type { Database } from '../database/connect.ts';

/** A member's address; null where there is none. */
export async function findBillingAddress(database: Database, memberId: string): Promise<BillingAddress | null> {
  const [row] = await database.select().from(billingAddresses).where(eq(billingAddresses.memberId, memberId));
  if (!row) return null;
  const { memberId: _, updatedAt: __, ...address } = row;
  return address;
}

/** Keeps `address` in place of the one before. */
export async function saveBillingAddress(database: Database, memberId: string, address: BillingAddress): Promise<void> {
  const values = { ...address, updatedAt: new Date() };
  await database
    .insert(billingAddresses)
    .values({ memberId, ...values })
    .onConflictDoUpdate({ target: billingAddresses.memberId, set: values });
}

export async function deleteBillingAddress(database: Database, memberId: string): Promise<void> {
  await database.delete(billingAddresses).where(eq(billingAddresses.memberId, memberId));
}
