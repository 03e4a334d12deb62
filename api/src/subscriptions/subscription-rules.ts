import type { RequestState, RequestStatus } from '@sahra/shared/form-rules/subscription-choices';
import type { GrantedRole } from '@sahra/shared/session/permissions';
import type { SessionMember } from '@sahra/shared/schemas/session';

/** What can be done to a request: the member cancels, or deletes the account; an admin has the money or declines. */
export type RequestEvent = 'cancel' | 'leave' | 'pay' | 'reject';

/** Every step that there is; whatever is not here is refused. */
const steps: Readonly<Record<RequestStatus, Partial<Record<RequestEvent, RequestStatus>>>> = {
  requested: { cancel: 'cancelled', leave: 'cancelled', pay: 'paid', reject: 'rejected' },
  // The same once more, after a lost answer or by a second admin, changes nothing and is no fault.
  paid: { leave: 'paid', pay: 'paid' },
  cancelled: { cancel: 'cancelled', leave: 'cancelled' },
  rejected: { leave: 'rejected', reject: 'rejected' },
};

/** What becomes of a request; undefined: it cannot be done any more. */
export const nextStatus = (status: RequestStatus, event: RequestEvent): RequestStatus | undefined =>
  steps[status][event];

/** A month that is paid; null for both where nothing is. */
export interface PaidMonth {
  paidFrom: Date | null;
  paidUntil: Date | null;
}

/** The state of a request at a moment. A month runs from its first moment on, and not in its last one. */
export function stateOf(
  { status, paidFrom, paidUntil }: PaidMonth & { status: RequestStatus },
  now: Date,
): RequestState {
  if (status !== 'paid') return status;
  if (!paidFrom || !paidUntil || now >= paidUntil) return 'ended';
  return now < paidFrom ? 'upcoming' : 'running';
}

const daysIn = (year: number, month: number) => new Date(Date.UTC(year, month + 1, 0)).getUTCDate();

/** The same day and time of the next month, in UTC; its last day where it has no such day. */
export function monthAfter(from: Date): Date {
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + 1];
  const until = new Date(from);
  // First the day, so that no month is jumped over.
  until.setUTCDate(1);
  until.setUTCMonth(month);
  until.setUTCDate(Math.min(from.getUTCDate(), daysIn(year, month)));
  return until;
}

/** The month that a payment buys: now, or when what is paid already has ended. Nobody loses a day because money came early. */
export function monthFor(now: Date, paidThrough: Date | null): { paidFrom: Date; paidUntil: Date } {
  const paidFrom = paidThrough && paidThrough > now ? paidThrough : now;
  return { paidFrom, paidUntil: monthAfter(paidFrom) };
}

/** Who somebody is to the site: a member while a month of theirs is paid is a subscriber; an admin is an admin, whatever they paid. */
export const roleOf = ({
  role,
  hasRunningSubscription,
}: {
  role: GrantedRole;
  hasRunningSubscription: boolean;
}): SessionMember['role'] => (role === 'member' && hasRunningSubscription ? 'subscriber' : role);
