import { can, type Plan, type Subscription } from '@sahra/shared/facade';

/** What a plan is to the person who looks at it. */
export interface PlanStanding {
  badge: 'yours' | 'asked' | 'recommended' | undefined;
  /** One of all does: one's own, what was asked for, or else what is recommended. */
  standsOut: boolean;
}

/** `own` is null for visitors. The free plan is that of members who pay for none; nothing is recommended to somebody who pays, or is about to. */
export function standingOf(
  { code, isRecommended }: Pick<Plan, 'code' | 'isRecommended'>,
  own: Subscription | null,
): PlanStanding {
  const { running = null, open = null } = own ?? {};
  const isOwn = own !== null && can(own.role, 'request-subscription') && code === (running?.plan ?? 'free');
  const isAsked = open?.plan === code;
  if (!running && !open)
    return { badge: isOwn ? 'yours' : isRecommended ? 'recommended' : undefined, standsOut: isRecommended };
  return { badge: isOwn ? 'yours' : isAsked ? 'asked' : undefined, standsOut: running ? isOwn : isAsked };
}
