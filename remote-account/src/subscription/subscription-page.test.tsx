import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BadRequestError } from '@sahra/shared/facade';
import { renderPage } from '@sahra/shared/testing/render-page';
import { expect, it } from 'vitest';
import app from '../app.ts';
import { mona, request, running, subscription } from '../ui/subscription-samples.ts';

const withdrawal = 'POST /account/subscription-requests/ACDEFGHJ/cancellation';
const waiting = subscription({ open: request(), requests: { items: [request()], page: 1, pageSize: 12, total: 1 } });
const open = (answers: Readonly<Record<string, unknown>>, language: 'en' | 'ar' = 'en') =>
  renderPage(app, '/account/subscription', answers, language, mona);

it('Member without a plan is shown the way to the plans', async () => {
  await open({ '/account/subscription': subscription() });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Subscription');
  expect(screen.getByRole('link', { name: 'Compare the plans' }).getAttribute('href')).toBe('/pricing');
  expect(screen.queryByText('All requests')).toBeNull();
});

it('Subscriber reads which plan runs, until when, and what is paid beyond', async () => {
  await open({ '/account/subscription': { ...running, paidThrough: '2030-03-10T12:00:00.000Z' } });
  expect(screen.getByRole('heading', { name: 'Basic' })).toBeTruthy();
  expect(screen.getByText(/You are a subscriber until 10 February 2030/)).toBeTruthy();
  expect(screen.getByText(/in all, you have paid until 10 March 2030/)).toBeTruthy();
  expect(screen.getByText('From 10 January 2030 to 10 February 2030')).toBeTruthy();
});

it('Member withdraws a request after a question; who keeps it keeps it', async () => {
  let own = waiting;
  const sent: unknown[] = [];
  const cancel = (body: unknown) => {
    sent.push(body);
    own = subscription({
      requests: {
        items: [request({ state: 'cancelled', decidedAt: '2030-01-11T12:00:00.000Z' })],
        page: 1,
        pageSize: 12,
        total: 1,
      },
    });
    return own.requests.items[0];
  };
  await open({ '/account/subscription': () => own, [withdrawal]: cancel });
  const button = screen.getByRole('button', { name: 'Withdraw the request' });
  await userEvent.click(button);
  await userEvent.click(
    within(screen.getByRole('alertdialog', { name: 'Withdraw this request?' })).getByRole('button', {
      name: 'Keep it',
    }),
  );
  expect([sent, screen.queryByRole('alertdialog')]).toEqual([[], null]);
  await userEvent.click(button);
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw it' }));
  const heading = await screen.findByRole('heading', { name: 'The request is withdrawn' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect([sent, screen.queryByRole('button', { name: 'Withdraw the request' })]).toEqual([[{}], null]);
  expect(screen.getByText('Withdrawn')).toBeTruthy();
});

it('A member who withdraws too late reads that it was decided, and sees the result', async () => {
  let own = waiting;
  const refuse = () => {
    own = running;
    throw new BadRequestError('Decided', 409, { code: 'request_decided' });
  };
  await open({ '/account/subscription': () => own, [withdrawal]: refuse });
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw the request' }));
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw it' }));
  expect(await screen.findByText(/It was decided in the meantime/)).toBeTruthy();
  expect(screen.getByText(/You are a subscriber until/)).toBeTruthy();
});

it('Every state has its text', async () => {
  const states = ['requested', 'upcoming', 'running', 'ended', 'cancelled', 'rejected'] as const;
  const items = states.map((state, index) =>
    request({ state, reference: `ACDEFGH${'JKMNPQ'[index] ?? ''}`, decidedAt: '2030-01-11T12:00:00.000Z' }),
  );
  await open({ '/account/subscription': subscription({ requests: { items, page: 1, pageSize: 12, total: 6 } }) });
  for (const text of ['Waiting for payment', 'Paid, starts later', 'Active', 'Ended', 'Withdrawn', 'Rejected'])
    expect(screen.getByText(text)).toBeTruthy();
});

it('Visitor is led to sign in, and back', async () => {
  const refuse = () => {
    throw new BadRequestError('Sign in', 401, { code: 'sign_in_required' });
  };
  const { router } = await renderPage(app, '/account/subscription', {
    '/account/subscription': refuse,
    '/auth/session': { member: null },
  });
  expect(router.state.location.pathname + router.state.location.search).toBe(
    `/login?next=${encodeURIComponent('/account/subscription')}`,
  );
});

it('Member reads the page in Arabic', async () => {
  await open({ '/account/subscription': waiting }, 'ar');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('الاشتراك');
  expect(screen.getByText('في انتظار الدفع')).toBeTruthy();
});
