import { createHmac } from 'node:crypto';
import type { NewContribution, Thing } from '@sahra/shared/schemas/contributions';
import { readSiteSecret } from '../auth/site-secret.ts';
import type { Database } from '../database/connect.ts';
import { mailboxOf } from '../newsletter/subscription-rules.ts';

/** Who sends it. A guest is their mailbox in their network: what came before the answer with their cookie has none. */
interface Sender {
  memberId: string | undefined;
  callerHash: string;
}

/**
 * The `Idempotency-Key` of what comes without one, from a form without scripts: what the same person sends about the same thing once
 * more on the same day, by a second press or by loading the page again, is the same contribution. Nobody else can make the key.
 */
export async function contentKey(
  database: Database,
  { memberId, callerHash }: Sender,
  thing: Thing,
  { text, rating, answers, name, email }: NewContribution,
  now: Date,
): Promise<string> {
  const sender = memberId === undefined ? [callerHash, mailboxOf(email ?? ''), name] : [memberId];
  const said = [...sender, thing.kind, thing.id, answers, rating, text, now.toISOString().slice(0, 10)];
  return createHmac('sha256', await readSiteSecret(database, 'guests'))
    .update(JSON.stringify(said))
    .digest('base64url');
}
