import { EDIT_WINDOW_MS } from '@sahra/shared/form-rules/contribution-rules';
import type { ContributionStatus, ThingKind, WaitReason } from '@sahra/shared/schemas/contributions';
import type { ModerationDecision } from '@sahra/shared/schemas/moderation';
import { can, type Role } from '@sahra/shared/session/permissions';

/** What can happen to a contribution: its author changes or deletes it; a moderator publishes or hides it. */
export type ContributionEvent = 'edit' | 'hold' | 'delete' | 'publish' | 'hide';

/** Every step that there is; whatever is not here is refused. `hold` is a change that a moderator has to see first. */
const steps: Readonly<Record<ContributionStatus, Partial<Record<ContributionEvent, ContributionStatus>>>> = {
  waiting: { edit: 'waiting', hold: 'waiting', delete: 'deleted', publish: 'published', hide: 'hidden' },
  // The same once more, after a lost answer or by a second moderator, changes nothing and is no fault.
  published: { edit: 'published', hold: 'waiting', delete: 'deleted', publish: 'published', hide: 'hidden' },
  // What was hidden is not smuggled back by a change of its text.
  hidden: { delete: 'deleted', publish: 'published', hide: 'hidden' },
  deleted: { delete: 'deleted' },
};

/** What becomes of a contribution; undefined: that cannot be done. */
export const nextStatus = (status: ContributionStatus, event: ContributionEvent): ContributionStatus | undefined =>
  steps[status][event];

/** What is known of a text and of who sends it. */
export interface Sending {
  isBlocked: boolean;
  /** They could publish it themselves. */
  isModerator: boolean;
  /** A moderator has published something of theirs. */
  isTrusted: boolean;
  heldWords: readonly string[];
  linkCount: number;
}

/** More addresses than somebody needs who has something to say. */
const MAX_LINKS = 2;

/** Why something waits; null: it is published at once. */
export function waitReasonOf({ isBlocked, isModerator, isTrusted, heldWords, linkCount }: Sending): WaitReason | null {
  if (isBlocked) return 'blocked';
  if (isModerator) return null;
  if (heldWords.length > 0) return 'words';
  if (linkCount > MAX_LINKS) return 'links';
  return isTrusted ? null : 'first';
}

/** Until when an author may change a contribution; null: not any more. */
export function editableUntil(
  { status, createdAt }: { status: ContributionStatus; createdAt: Date },
  now: Date,
): Date | null {
  const until = new Date(createdAt.getTime() + EDIT_WINDOW_MS);
  return nextStatus(status, 'edit') && now < until ? until : null;
}

/** What editors decide of comments on posts; the rest is for moderators. */
const ofEditors: readonly ModerationDecision[] = ['publish', 'hide'];

/** Whether a role publishes and hides what is written about such things; of other decisions it is asked by name. */
export const mayModerate = (role: Role, kind: ThingKind, decision: ModerationDecision = 'publish'): boolean =>
  can(role, 'moderate') || (kind === 'post' && ofEditors.includes(decision) && can(role, 'moderate-comments'));
