import { describe, expect, it } from 'vitest';
import { type ConfirmLink, effectOf, mailboxOf } from './subscription-rules.ts';

const now = new Date('2030-01-10T12:00:00Z');
const earlier = new Date('2030-01-10T11:59:59Z');
const later = new Date('2030-01-10T12:00:01Z');

describe('rules of subscriptions', () => {
  it.each<[string, ConfirmLink, ReturnType<typeof effectOf>]>([
    ['A new link confirms', { status: 'pending', expiresAt: later, usedAt: null }, 'confirm'],
    ['The link that has confirmed does no more', { status: 'confirmed', expiresAt: later, usedAt: earlier }, 'nothing'],
    ['An old link is expired', { status: 'pending', expiresAt: earlier, usedAt: null }, 'expired'],
    ['So is one at the very moment', { status: 'pending', expiresAt: now, usedAt: null }, 'expired'],
    ['So is an old one that has confirmed', { status: 'confirmed', expiresAt: earlier, usedAt: earlier }, 'expired'],
    ['Another link does not confirm again', { status: 'confirmed', expiresAt: later, usedAt: null }, 'expired'],
    [
      'Nobody comes back through the link that once confirmed',
      { status: 'removed', expiresAt: later, usedAt: earlier },
      'expired',
    ],
    ['Nor through one that was never used', { status: 'removed', expiresAt: later, usedAt: null }, 'expired'],
  ])('%s', (_, link, effect) => {
    expect(effectOf(link, now)).toBe(effect);
  });

  it.each([
    ['Amira@example.org', 'amira@example.org'],
    ['amira+1@example.org', 'amira@example.org'],
    ['amira+films+2@example.org', 'amira@example.org'],
  ])('Mail to %s goes to %s', (email, mailbox) => {
    expect(mailboxOf(email)).toBe(mailbox);
  });
});
