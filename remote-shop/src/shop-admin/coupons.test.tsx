import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BadRequestError } from '@sahra/shared/facade';
import { renderPage } from '@sahra/shared/testing/render-page';
import { expect, it } from 'vitest';
import app from '../app.ts';
import { salma } from './managed-order-samples.ts';

const listOf = (...items: object[]) => ({ items, page: 1, pageSize: 20, total: items.length });
const coupon = (changes: object = {}) => ({
  ...{ code: 'EID20', kind: 'fixed', value: 2_050, currency: 'EGP', minimum: 10_000, state: 'running' },
  ...{ startsAt: null, endsAt: null, startsOn: null, endsOn: null, useLimit: 10, useLimitPerCustomer: null },
  ...{ useTotal: 3, products: [{ sku: 'MUG-NIGHT', name: 'Night mug' }], categories: [] },
  ...changes,
});
const categories = listOf({ slug: 'mugs', name: 'Mugs' }, { slug: 'paper', name: 'Paper' });
const refuse = (status: number, code: string, fields: Record<string, string>) => () => {
  throw new BadRequestError('no', status, { code, fields });
};
const newPage = '/account/admin/coupons/new';
const page = '/account/admin/coupons/codes/EID20';
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });

it('Admin sees how each coupon stands, and ends one after a question', async () => {
  let state = 'running';
  const asked: unknown[] = [];
  const answers = {
    '/admin/coupons': (query: object) => (asked.push(query), listOf(coupon({ state }))),
    'POST /admin/coupons/EID20/end': () => coupon({ state: (state = 'ended') }),
  };
  await renderPage(app, '/account/admin/coupons?state=running', answers, 'en', salma);
  expect(asked).toEqual([{ q: '', page: 1, pageSize: 20, state: 'running' }]);
  const row = within(screen.getByRole('heading', { name: 'EID20' }).closest('li') as HTMLElement);
  expect(row.getByText('Active')).toBeTruthy();
  expect(row.getByText(/Uses: .*3.* of .*10/)).toBeTruthy();
  expect(row.getByText(/Only for .*Night mug/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'End…' }));
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Yes, end it' }));
  expect(await screen.findByText(/Coupon .*EID20.* has ended/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'End…' })).toBeNull();
});

it('Where there is none, the room says so', async () => {
  await renderPage(app, '/account/admin/coupons?state=<b>', { '/admin/coupons': listOf() }, 'ar', salma);
  expect(screen.getByRole('heading', { name: 'لا كوبونات', level: 2 })).toBeTruthy();
});

it('Admin makes a coupon with Arabic digits, for a product and a category, and is led to it', async () => {
  const sent: unknown[] = [];
  const answers = {
    '/admin/coupons': listOf(),
    '/product-categories': categories,
    'POST /admin/coupons': (body: object) => (sent.push(body), coupon()),
    '/admin/coupons/EID20': coupon(),
  };
  const { router } = await renderPage(app, newPage, answers, 'en', salma);
  await userEvent.type(field(/^Code/), 'eid٢٠');
  await userEvent.click(screen.getByRole('radio', { name: 'An amount' }));
  await userEvent.type(field(/^How much/), '٢٠٫٥');
  await userEvent.type(field(/^Minimum order value/), '100');
  await userEvent.type(screen.getByLabelText(/^Last day/), '2030-07-31');
  await userEvent.type(field(/^Uses in total/), '١٠');
  await userEvent.type(field(/^Only for these products/), 'MUG-NIGHT{Enter}MUG-٧');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Paper' }));
  await userEvent.click(screen.getByRole('button', { name: 'Create the coupon' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(page));
  expect(sent).toEqual([
    {
      ...{ code: 'eid٢٠', kind: 'fixed', value: 2_050, minimum: 10_000, startsOn: null, endsOn: '2030-07-31' },
      ...{ useLimit: 10, useLimitPerCustomer: null, products: ['MUG-NIGHT', 'MUG-7'], categories: ['paper'] },
    },
  ]);
});

it('A code that is taken is said at its field and above the form, and all that was typed is kept', async () => {
  const answers = {
    '/admin/coupons': listOf(),
    '/product-categories': categories,
    'POST /admin/coupons': refuse(409, 'coupon_taken', { code: 'is taken' }),
  };
  await renderPage(app, newPage, answers, 'en', salma);
  await userEvent.type(field(/^Code/), 'EID20');
  await userEvent.type(field(/^How much/), '15');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Mugs' }));
  await userEvent.click(screen.getByRole('button', { name: 'Create the coupon' }));
  const link = await screen.findByRole('link', { name: /A coupon with this code already exists/ });
  expect(link.getAttribute('href')).toBe('#coupon-code');
  expect(field(/^Code/).getAttribute('aria-invalid')).toBe('true');
  expect([field(/^Code/).value, field(/^How much/).value]).toEqual(['EID20', '15']);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Mugs' }).checked).toBe(true);
});

it('Admin changes a coupon; what is no number is refused at its field', async () => {
  const sent: unknown[] = [];
  const answers = {
    '/product-categories': categories,
    '/admin/coupons/EID20': coupon({ categories: [{ slug: 'gone', name: 'Gone' }] }),
    'PUT /admin/coupons/EID20': (body: { useLimit: number | null }) => {
      sent.push(body);
      if (body.useLimit === 2) refuse(409, 'limit_below_uses', { useLimit: 'is less' })();
      return coupon();
    },
  };
  await renderPage(app, page, answers, 'en', salma);
  expect([field(/^How much/).value, field(/^Only for these products/).value]).toEqual(['20.50', 'MUG-NIGHT']);
  await userEvent.clear(field(/^Uses in total/));
  await userEvent.type(field(/^Uses in total/), '2');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findAllByText(/already been used more often than that/)).length).toBe(2);
  await userEvent.clear(field(/^Uses in total/));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/Coupon .*EID20.* is saved/)).toBeTruthy();
  expect(sent).toMatchObject([
    { kind: 'fixed', value: 2_050, minimum: 10_000, useLimit: 2, products: ['MUG-NIGHT'], categories: ['gone'] },
    { useLimit: null, categories: ['gone'] },
  ]);
});
