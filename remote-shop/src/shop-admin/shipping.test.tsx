import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BadRequestError } from '@sahra/shared/facade';
import { renderPage } from '@sahra/shared/testing/render-page';
import { expect, it } from 'vitest';
import app from '../app.ts';
import { salma } from './managed-order-samples.ts';

const names = (en: string) => ({ ar: 'اسم', en, de: '', fr: '', gr: '' });
const standard = {
  ...{ id: 5, code: 'standard', name: names('Standard'), daysFrom: 2, daysTo: 5, currency: 'EGP' },
  ...{ price: 5_000, pricePerKilogram: 1_500, freeFrom: 100_000, maxWeightGrams: 20_000 },
};
const egypt = { id: 1, code: 'egypt', name: names('Egypt'), countries: ['EG'], methods: [standard] };
const rest = { id: 2, code: 'rest', name: names('Elsewhere'), countries: [], methods: [] };
const listOf = (...items: object[]) => ({ items, page: 1, pageSize: 20, total: items.length });
const page = '/account/admin/shipping';
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });

it('Admin sees where parcels go, how and at what price, and removes a zone after a question', async () => {
  let zones: object[] = [egypt, rest];
  const answers = {
    '/admin/shipping-zones': () => listOf(...zones),
    'DELETE /admin/shipping-zones/2': () => listOf(...(zones = [egypt])),
  };
  await renderPage(app, page, answers, 'en', salma);
  const card = within(screen.getByRole('heading', { name: 'Egypt' }).closest('li') as HTMLElement);
  expect(card.getByRole('link', { name: 'Standard' }).getAttribute('href')).toBe(`${page}/zones/1/methods/5`);
  expect(card.getByText(/Free from/)).toBeTruthy();
  expect(card.getByText(/Up to .*20.*kg/)).toBeTruthy();
  expect(screen.getByText('All other countries')).toBeTruthy();
  const form = within(screen.getByRole('form', { name: /Remove the zone .*Elsewhere/ }));
  await userEvent.click(form.getByRole('button'));
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Yes, remove' }));
  expect(await screen.findByText('The zone is removed.')).toBeTruthy();
  // The last one stays.
  expect(screen.queryByRole('button', { name: 'Remove the zone…' })).toBeNull();
});

it('Admin makes a zone of countries that no other zone has', async () => {
  const sent: unknown[] = [];
  const answers = {
    '/admin/shipping-zones': listOf(egypt),
    'POST /admin/shipping-zones': (body: object) => (sent.push(body), listOf(egypt, rest)),
  };
  const { router } = await renderPage(app, `${page}/zones/new`, answers, 'en', salma);
  expect(screen.queryByRole('checkbox', { name: 'Egypt' })).toBeNull();
  await userEvent.type(field(/^Name, .*العربية/), 'ألمانيا');
  await userEvent.type(field(/^Name, .*English/), 'Germany');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Germany' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(page));
  expect(sent).toEqual([{ name: { ...names('Germany'), ar: 'ألمانيا' }, countries: ['DE'] }]);
});

it('Admin changes a way of sending with digits of any script; what is refused is said at its field', async () => {
  const sent: unknown[] = [];
  const refuse = () => {
    throw new BadRequestError('no', 400, { code: 'invalid_request', fields: { 'name.de': 'x', daysTo: 'x' } });
  };
  const answers = {
    '/admin/shipping-zones': listOf(egypt),
    'PUT /admin/shipping-methods/5': (body: object) => (sent.push(body) === 1 ? refuse() : listOf(egypt)),
  };
  const { router } = await renderPage(app, `${page}/zones/1/methods/5`, answers, 'en', salma);
  expect([field(/^Price/).value, field(/^Maximum weight/).value]).toEqual(['50', '20']);
  await userEvent.clear(field(/^Price/));
  await userEvent.type(field(/^Price/), '٧٠٫٥');
  await userEvent.clear(field(/^Free from/));
  await userEvent.clear(field(/^Maximum weight/));
  await userEvent.type(field(/^Maximum weight/), '2,5');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const link = await screen.findByRole('link', { name: /no smaller than the minimum days/ });
  expect(link.getAttribute('href')).toBe('#shipping-daysTo');
  expect(field(/^Name, .*Deutsch/).getAttribute('aria-invalid')).toBe('true');
  expect(field(/^Price/).value).toBe('٧٠٫٥');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(page));
  const body = {
    ...{ name: names('Standard'), price: 7_050, pricePerKilogram: 1_500, freeFrom: null, maxWeightGrams: 2_500 },
    ...{ daysFrom: 2, daysTo: 5 },
  };
  expect(sent).toEqual([body, body]);
});
