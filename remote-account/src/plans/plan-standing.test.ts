import type { Subscription } from '@sahra/shared/facade';
import { expect, it } from 'vitest';
import { plans, request, running, subscription } from '../ui/subscription-samples.ts';
import { standingOf } from './plan-standing.ts';

const openPremium = { open: request({ plan: 'premium' }) };

it.each<[string, string[], string, Subscription | null]>([
  ['a visitor', ['', 'recommended', ''], 'basic', null],
  ['a member', ['yours', 'recommended', ''], 'basic', subscription()],
  ['a member who has asked for Premium', ['yours', '', 'asked'], 'premium', subscription(openPremium)],
  ['a subscriber', ['', 'yours', ''], 'basic', running],
  ['a subscriber who has asked for Premium', ['', 'yours', 'asked'], 'basic', { ...running, ...openPremium }],
  ['a subscriber who has asked for another month', ['', 'yours', ''], 'basic', { ...running, open: request() }],
  ['an admin', ['', 'recommended', ''], 'basic', subscription({ role: 'admin' })],
])('Before %s the plans have the badges %j, and %s stands out', (_, badges, outstanding, own) => {
  expect(plans.items.map((plan) => standingOf(plan, own).badge ?? '')).toEqual(badges);
  expect(plans.items.filter((plan) => standingOf(plan, own).standsOut).map(({ code }) => code)).toEqual([outstanding]);
});
