/** Fewest and most characters of each field of a contribution. */
export const contributionLimits = {
  name: { min: 1, max: 60 },
  review: { min: 10, max: 5_000 },
  comment: { min: 2, max: 3_000 },
  reportNote: { min: 0, max: 1_000 },
} as const;

/** Whether a contribution to something can give its plot away. */
export const canSpoil = ({ kind }: { kind: string }): boolean => kind === 'program' || kind === 'episode';

/** How long authors may change what they wrote. */
export const EDIT_WINDOW_MS = 30 * 60 * 1000;

/** Stars of a review, as a form sends them. */
export const ratings = ['1', '2', '3', '4', '5'] as const;

/** Why somebody reports a contribution. */
export const reportReasons = ['spam', 'abuse', 'spoiler', 'off-topic', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];
