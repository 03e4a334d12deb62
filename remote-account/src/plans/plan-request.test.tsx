import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BadRequestError, type Subscription } from '@sahra/shared/facade';
import { renderPage } from '@sahra/shared/testing/render-page';
import { expect, it } from 'vitest';
import app from '../app.ts';
import { mona, plans, request, running, subscription } from '../ui/subscription-samples.ts';

const ask = 'POST /account/subscription-requests';
const open = (more: Readonly<Record<string, unknown>> = {}, own: Subscription = subscription()) =>
  renderPage(app, '/pricing?plan=basic', { '/plans': plans, '/account/subscription': own, ...more }, 'en', {
    ...mona,
    role: own.role,
  });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send the request' }));

it('Member chooses how to pay, and is told the number and what to do next', async () => {
  const asked: unknown[] = [];
  await open({ [ask]: (body: unknown) => asked.push(body) && request() });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Basic: a month for Sahra');
  expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
    'bank-transfer',
    'cheque',
    'cash-on-delivery',
  ]);
  await userEvent.click(screen.getByRole('radio', { name: /Bank transfer/ }));
  await send();
  const heading = await screen.findByRole('heading', { name: 'We have your request' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(asked).toEqual([{ plan: 'basic', paymentMethod: 'bank-transfer' }]);
  expect(screen.getByText('ACDEFGHJ')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'ask us for our bank details' }).getAttribute('href')).toBe('/contact-us');
  expect(screen.getByRole('link', { name: 'See your request' }).getAttribute('href')).toBe('/account/subscription');
});

it('Where the owner has set a bank account the member reads it', async () => {
  await open(
    { [ask]: request() },
    subscription({ payTo: { bankAccount: 'Banque du Nil, EG380019', chequeAddress: null } }),
  );
  await userEvent.click(screen.getByRole('radio', { name: /Bank transfer/ }));
  await send();
  expect(await screen.findByText('Banque du Nil, EG380019')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /ask us/ })).toBeNull();
});

it('A member who has not chosen how to pay is asked to', async () => {
  await open();
  await send();
  expect(await screen.findAllByText('Choose how you would like to pay.')).not.toHaveLength(0);
  expect(screen.getByRole('radiogroup').getAttribute('aria-invalid')).toBe('true');
});

it('What does not go through is said, and the choice is kept', async () => {
  const refuse = () => {
    throw new BadRequestError('Too often', 429, { code: 'too_many_requests' });
  };
  await open({ [ask]: refuse });
  await userEvent.click(screen.getByRole('radio', { name: /Check/ }));
  await send();
  expect(await screen.findByRole('region', { name: 'This has not been sent' })).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Check/ }).checked).toBe(true);
});

it('A member whose session has ended signs in and comes back to the plan', async () => {
  const refuse = () => {
    throw new BadRequestError('Sign in', 401, { code: 'sign_in_required' });
  };
  const { router } = await open({ [ask]: refuse, '/auth/session': { member: null } });
  await userEvent.click(screen.getByRole('radio', { name: /Check/ }));
  await send();
  await screen.findByRole('heading', { level: 1, name: 'Sign in' });
  expect(router.state.location.pathname + router.state.location.search).toBe(
    `/login?next=${encodeURIComponent('/pricing?plan=basic')}`,
  );
});

it('Member with an open request is told what to do about it', async () => {
  await open({}, subscription({ open: request({ plan: 'premium' }) }));
  expect(screen.getByText(/You have requested Premium/)).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
});

it('Subscriber reads when the next month begins before asking for it', async () => {
  await open({}, running);
  expect(screen.getByText(/already paid until 10 February 2030/)).toBeTruthy();
});

it('Visitor makes an account or signs in first, and comes back', async () => {
  await renderPage(app, '/pricing?plan=premium', { '/plans': plans, '/auth/session': { member: null } });
  const back = encodeURIComponent('/pricing?plan=premium');
  expect(screen.getByRole('link', { name: 'Create an account' }).getAttribute('href')).toBe(`/register?next=${back}`);
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(`/login?next=${back}`);
});

it.each(['free', 'gold', '<script>'])('A plan that nobody can ask for (%s) is as good as none', async (plan) => {
  await renderPage(app, `/pricing?plan=${encodeURIComponent(plan)}`, {
    '/plans': plans,
    '/auth/session': { member: null },
  });
  expect(screen.getAllByRole('article')).toHaveLength(3);
});
