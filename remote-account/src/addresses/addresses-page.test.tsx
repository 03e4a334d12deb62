import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BillingAddress } from '@sahra/shared/facade';
import { renderPage } from '@sahra/shared/testing/render-page';
import { expect, it } from 'vitest';
import app from '../app.ts';
import { detailsOfMona, mona, refusing } from '../ui/testing/samples.ts';

const address: BillingAddress = {
  firstName: 'منى',
  lastName: 'حسن',
  company: '',
  country: 'EG',
  street: '١٢ شارع طلعت حرب',
  apartment: '',
  city: 'القاهرة',
  state: 'القاهرة',
  postalCode: '11511',
  phone: '+201001234567',
  email: 'mona@example.org',
};
const field = (name: RegExp | string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save the address' }));

it('Member without an address adds one: what is known of them is filled in already', async () => {
  const sent: object[] = [];
  let kept: BillingAddress | null = null;
  const answers = {
    '/account': detailsOfMona,
    '/account/billing-address': () => ({ address: kept }),
    'PUT /account/billing-address': (body: BillingAddress) => (sent.push(body), (kept = body), { address: body }),
  };
  const { router, app: instance } = await renderPage(app, '/account/addresses', answers, 'en', mona);
  await userEvent.click(screen.getByRole('link', { name: 'Add a billing address' }));
  await waitFor(() => expect(field('First name').value).toBe('Mona'));
  expect([field('Phone').dir, field('Phone').autocomplete, field('Postal code').value]).toEqual([
    'ltr',
    'billing tel',
    '11511',
  ]);
  expect(field('Company name (optional)').required).toBe(false);
  await userEvent.type(field('Street address'), '12 Talaat Harb');
  await userEvent.type(field('Town/city'), 'Cairo');
  await userEvent.type(field('State/province'), 'Cairo');
  await save();
  await waitFor(() => expect(router.state.location.pathname).toBe('/account/addresses'));
  expect(sent).toMatchObject([
    { country: 'EG', street: '12 Talaat Harb', city: 'Cairo', phone: '+201001234567', company: '' },
  ]);
  await screen.findByRole('heading', { name: 'Billing address' });
  expect(screen.getByText('Egypt').tagName).toBe('BDI');
  expect(instance.toasts.getState().toasts.map(({ text }) => text)).toEqual(['The address is saved.']);
});

it('Another country asks for other things', async () => {
  await renderPage(
    app,
    '/account/addresses/billing',
    { '/account': detailsOfMona, '/account/billing-address': { address } },
    'en',
    mona,
  );
  expect(field('State/province').required).toBe(true);
  const countries = within(screen.getByRole('combobox', { name: 'Country/region' }))
    .getAllByRole('option')
    .map((option) => option.textContent);
  expect(countries).toEqual([...countries].sort(new Intl.Collator('en').compare));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Country/region' }), 'Hong Kong SAR China');
  expect(field('State/province (optional)').required).toBe(false);
  expect(field('Postal code (optional)').required).toBe(false);
});

it('What is wrong is said at its field, by the page or by the api, and nothing typed is lost', async () => {
  const answers = {
    '/account': detailsOfMona,
    '/account/billing-address': { address },
    'PUT /account/billing-address': refusing(400, 'phone_invalid', { phone: 'no' }),
  };
  await renderPage(app, '/account/addresses/billing', answers, 'en', mona);
  await userEvent.clear(field('Postal code'));
  await userEvent.type(field('Postal code'), 'ABC');
  await save();
  expect(
    await screen.findByRole('link', { name: 'This postal code does not exist in the country you chose.' }),
  ).toBeTruthy();
  await userEvent.clear(field('Postal code'));
  await userEvent.type(field('Postal code'), '١١٥١٢');
  await save();
  expect(await screen.findByRole('link', { name: /We cannot call this number/ })).toBeTruthy();
  expect([field('Postal code').value, field('Street address').value]).toEqual(['١١٥١٢', '١٢ شارع طلعت حرب']);
});

it('Member removes their address after they were asked', async () => {
  let kept: BillingAddress | null = address;
  const answers = {
    '/account/billing-address': () => ({ address: kept }),
    'DELETE /account/billing-address': () => ((kept = null), { address: null }),
  };
  await renderPage(app, '/account/addresses', answers, 'en', mona);
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  const question = screen.getByRole('alertdialog', { name: 'Are you sure?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(kept).toEqual(address);
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Yes, delete it!' }));
  expect(await screen.findByText('The address is removed.')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'No address yet' })).toBeTruthy();
});

it.each([
  ['ar', 'EG'],
  ['en', 'EG'],
  ['de', 'DE'],
  ['fr', 'FR'],
  ['gr', 'GR'],
] as const)('A first address begins where most of those live who read %s: %s', async (code, country) => {
  const answers = { '/account': detailsOfMona, '/account/billing-address': { address: null } };
  await renderPage(app, '/account/addresses/billing', answers, code, mona);
  expect(screen.getByRole('combobox').getAttribute('name')).toBe('country');
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe(country);
});
