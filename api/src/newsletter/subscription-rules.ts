import { dayMs, hourMs } from '../server/limits/rate-limit.ts';

/** How long the link of a mail confirms. */
export const confirmWithinMs = 48 * hourMs;
/** How long an address is kept whose owner never said yes. */
export const keepUnconfirmedMs = 30 * dayMs;

/** What a confirmation link is worth, and what has become of the subscription that it belongs to. */
export interface ConfirmLink {
  status: 'pending' | 'confirmed' | 'removed';
  expiresAt: Date | null;
  usedAt: Date | null;
}

/**
 * What following a link does: `confirm`; `nothing`, where this very link has confirmed already (a second press of the
 * button, a lost answer); else it has `expired`: by time, through another link, or because the subscription was ended.
 */
export function effectOf({ status, expiresAt, usedAt }: ConfirmLink, now: Date): 'confirm' | 'nothing' | 'expired' {
  if (expiresAt === null || expiresAt <= now) return 'expired';
  if (status === 'pending' && !usedAt) return 'confirm';
  return status === 'confirmed' && usedAt ? 'nothing' : 'expired';
}

/** One mailbox under all its names: what stands behind a `+` changes at will. */
export const mailboxOf = (email: string): string => email.toLowerCase().replace(/\+[^@]*@/, '@');
