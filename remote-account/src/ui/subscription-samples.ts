import type { Plan, SessionMember, Subscription, SubscriptionRequest } from '@sahra/shared/facade';

/** A member of tests. */
export const mona: SessionMember = { id: 'mona', name: 'Mona', username: 'mona', role: 'member', language: 'en' };

export const request = (more: Partial<SubscriptionRequest> = {}): SubscriptionRequest => ({
  reference: 'ACDEFGHJ',
  plan: 'basic',
  paymentMethod: 'bank-transfer',
  price: { amount: 4900, currency: 'EGP' },
  state: 'requested',
  requestedAt: '2030-01-10T12:00:00.000Z',
  decidedAt: null,
  paidFrom: null,
  paidUntil: null,
  ...more,
});

export const subscription = (more: Partial<Subscription> = {}): Subscription => ({
  role: 'member',
  running: null,
  paidThrough: null,
  open: null,
  payTo: { bankAccount: null, chequeAddress: null },
  ...more,
  requests: { items: [], page: 1, pageSize: 12, total: 0, ...more.requests },
});

const [paidFrom, paidUntil] = ['2030-01-10T12:00:00.000Z', '2030-02-10T12:00:00.000Z'];
/** A member whose month of Basic runs. */
export const running = subscription({
  role: 'subscriber',
  running: { plan: 'basic', paidFrom, paidUntil },
  paidThrough: paidUntil,
  requests: {
    items: [request({ state: 'running', decidedAt: paidFrom, paidFrom, paidUntil })],
    page: 1,
    pageSize: 12,
    total: 1,
  },
});

const plan = (code: Plan['code'], name: string, amount: number, isRecommended = false): Plan => ({
  code,
  name,
  description: `${name}, described`,
  price: { amount, currency: 'EGP' },
  features: ['The whole catalog', 'Five languages'],
  isRecommended,
});
export const plans = {
  items: [plan('free', 'Free', 0), plan('basic', 'Basic', 4900, true), plan('premium', 'Premium', 9900)],
  page: 1,
  pageSize: 24,
  total: 3,
};
