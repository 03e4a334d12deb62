import { eq } from 'drizzle-orm';
import type { Transaction } from '../database/connect.ts';
import { members } from '../database/member-tables.ts';
import { signInRequired } from './auth-failure.ts';

/**
 * Until the end of the transaction the member's account is not deleted; 401 where it is gone. Called first, so that nobody holds
 * a row that the deletion waits for while they wait for the deletion.
 */
export async function holdMember(tx: Transaction, memberId: string): Promise<void> {
  const [member] = await tx.select({ id: members.id }).from(members).where(eq(members.id, memberId)).for('key share');
  if (!member) throw signInRequired();
}
