import { screen, within } from '@testing-library/react';
import { renderPage } from '@sahra/shared/testing/render-page';
import { expect, it } from 'vitest';
import app from '../app.ts';
import { mona, plans, request, running, subscription } from '../ui/subscription-samples.ts';

const visitor = { '/plans': plans, '/auth/session': { member: null } };
const member = (own = subscription()) => ({ '/plans': plans, '/account/subscription': own });
const cardOf = (name: string) =>
  screen.getAllByRole('article').find((card) => within(card).queryByRole('heading', { name })) ?? document.body;
const linkIn = (name: string, label: string) =>
  within(cardOf(name)).getByRole('link', { name: label }).getAttribute('href');

it('Visitor compares three plans by their price a month and sees which one is recommended', async () => {
  await renderPage(app, '/pricing', visitor);
  expect(document.title).toBe('Nearly everything is free. Support is a choice. · Sahra');
  expect(screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)).toEqual([
    'Free',
    'Basic',
    'Premium',
  ]);
  expect(cardOf('Basic').textContent).toContain('EGP\u00a049 a month');
  expect(within(cardOf('Basic')).getByText('Recommended')).toBeTruthy();
});

it('Visitor reads what paying means before choosing a plan', async () => {
  await renderPage(app, '/pricing', visitor);
  expect(screen.getByText(/^Paying means supporting Sahra for one month\./).textContent).toContain(
    'pay by bank transfer, by check or in cash',
  );
});

it('Visitor who chooses a plan makes an account first and comes back to it', async () => {
  await renderPage(app, '/pricing?next=%2Fprograms%2F1%2Fepisodes%2F2', visitor);
  expect(linkIn('Free', 'Start watching')).toBe('/programs/1/episodes/2');
  expect(linkIn('Basic', 'Choose Basic')).toBe(
    `/register?next=${encodeURIComponent('/pricing?plan=basic&next=%2Fprograms%2F1%2Fepisodes%2F2')}`,
  );
  expect(screen.queryByText('Your plan')).toBeNull();
});

it('Member sees that the free plan is theirs, and chooses another one', async () => {
  await renderPage(app, '/pricing', member(), 'en', mona);
  expect(within(cardOf('Free')).getByText('Your plan')).toBeTruthy();
  expect([linkIn('Basic', 'Choose Basic'), linkIn('Premium', 'Choose Premium')]).toEqual([
    '/pricing?plan=basic',
    '/pricing?plan=premium',
  ]);
});

it('Subscriber sees which plan is theirs and until when', async () => {
  await renderPage(app, '/pricing', member(running), 'en', { ...mona, role: 'subscriber' });
  expect(within(cardOf('Basic')).getByText('Your plan')).toBeTruthy();
  expect(within(cardOf('Basic')).getByText('Yours until 10 February 2030')).toBeTruthy();
  expect(linkIn('Basic', 'Another month')).toBe('/pricing?plan=basic');
  expect(within(cardOf('Free')).queryByText('Your plan')).toBeNull();
});

it('Member with an open request is led to it', async () => {
  await renderPage(app, '/pricing', member(subscription({ open: request() })), 'en', mona);
  expect(linkIn('Basic', 'See your request')).toBe('/account/subscription');
  expect(within(cardOf('Basic')).getByText('Requested on 10 January 2030; waiting for the payment.')).toBeTruthy();
  expect(within(cardOf('Premium')).getByText(/^You already have an open request \(Basic\)/)).toBeTruthy();
  expect(within(cardOf('Premium')).queryByRole('link')).toBeNull();
  expect(screen.queryByText('Recommended')).toBeNull();
});

it('Subscriber with an open request sees both, and months that are paid already', async () => {
  const own = {
    ...running,
    paidThrough: '2030-03-10T12:00:00.000Z',
    open: request({ requestedAt: '2030-01-20T12:00:00.000Z' }),
  };
  await renderPage(app, '/pricing', member(own), 'en', { ...mona, role: 'subscriber' });
  const basic = within(cardOf('Basic'));
  for (const text of [
    'Your plan',
    'Yours until 10 February 2030',
    /in all, you have paid until 10 March 2030/,
    'Requested on 20 January 2030; waiting for the payment.',
  ])
    expect(basic.getByText(text)).toBeTruthy();
});

it('Admin has everything already and is asked to choose nothing', async () => {
  await renderPage(app, '/pricing', member(subscription({ role: 'admin' })), 'en', { ...mona, role: 'admin' });
  expect(screen.getAllByText('As part of the team, you already have everything.')).toHaveLength(2);
  expect(screen.queryByText('Your plan')).toBeNull();
});

it('Visitor reads the plans in Arabic', async () => {
  await renderPage(app, '/pricing', visitor, 'ar');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('كل شيء تقريبًا مجاني، والدعم اختيار');
  expect(screen.getAllByRole('link', { name: /^اختيار الباقة/ })).toHaveLength(2);
});
