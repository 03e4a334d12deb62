import { describe, expect, it } from 'vitest';
import { shippingFields } from './checkout-rules.ts';
import { addressesOf, checkoutForm, placeOrderSchema } from './checkout-form.ts';
import { validateForm } from './field-errors.ts';

const right = {
  firstName: 'منى',
  lastName: 'حسن',
  country: 'EG',
  street: '١٢ شارع طلعت حرب',
  city: 'القاهرة',
  state: 'Cairo',
  postalCode: '١١٥١١',
  phone: '٠١٠٠١٢٣٤٥٦٧',
  email: 'mona@example.org',
  shippingMethod: 'eg-standard',
  paymentMethod: 'cash-on-delivery',
  acceptsTerms: 'on',
  expectedTotal: '٤٥٠٠٠',
};
const elsewhere = {
  isShippingElsewhere: 'on',
  shippingFirstName: 'Karim',
  shippingLastName: 'Said',
  shippingCountry: 'de',
  shippingStreet: 'Hauptstraße 1',
  shippingCity: 'Berlin',
  shippingPostalCode: '10115',
  shippingPhone: '+49 30 901820',
};

const errorsOf = (change: object) => validateForm(checkoutForm, { ...right, ...change }).error ?? {};

describe('checkout', () => {
  it.each([
    [{}, {}],
    [elsewhere, {}],
    // What is not sent elsewhere needs no second address, whatever is left in its fields.
    [{ shippingFirstName: 'Karim', shippingCountry: 'ZZ' }, {}],
    [{ notes: 'x'.repeat(1000) }, {}],
    [{ shippingMethod: '' }, {}],
    [
      { firstName: '', phone: 'call me' },
      { firstName: 'missing', phone: 'noPhone' },
    ],
    [
      { ...elsewhere, shippingCity: ' ', shippingPostalCode: 'ABC', shippingPhone: '1' },
      { shippingCity: 'missing', shippingPostalCode: 'notAPostalCode', shippingPhone: 'tooShort' },
    ],
    [
      { isShippingElsewhere: 'on' },
      {
        shippingFirstName: 'missing',
        shippingLastName: 'missing',
        shippingCountry: 'missing',
        shippingStreet: 'missing',
        shippingCity: 'missing',
        shippingPhone: 'missing',
      },
    ],
    [{ notes: 'x'.repeat(1001) }, { notes: 'tooLong' }],
    [{ notes: 'bell \u0007' }, { notes: 'strangeCharacters' }],
    [{ paymentMethod: 'card' }, { paymentMethod: 'missing' }],
    [{ acceptsTerms: '' }, { acceptsTerms: 'missing' }],
    [{ shippingMethod: 'x'.repeat(61) }, { shippingMethod: 'tooLong' }],
    [{ expectedTotal: '450.00' }, { expectedTotal: 'missing' }],
    [{ expectedTotal: '9999999999' }, { expectedTotal: 'tooLong' }],
  ])('%j has the errors %j', (change, errors) => {
    const expected = Object.fromEntries(Object.entries(errors).map(([name, code]) => [name, [code]]));
    expect(errorsOf(change)).toEqual(expected);
  });

  it('What the form comes to is what the api takes, in one spelling, and the same once more', () => {
    const { value } = validateForm(checkoutForm, { ...right, ...elsewhere, notes: ' بالباب الخلفي\r\n' });
    expect(value).toMatchObject({
      ...{ postalCode: '11511', phone: '01001234567', shippingCountry: 'DE', notes: 'بالباب الخلفي' },
      ...{ isShippingElsewhere: true, acceptsTerms: true, expectedTotal: 45_000 },
    });
    expect(placeOrderSchema.parse(value)).toEqual(value);
  });

  it('Where it is sent to the billing address nothing is kept of another one', () => {
    const { value } = validateForm(checkoutForm, { ...right, ...elsewhere, isShippingElsewhere: '' });
    const sent = placeOrderSchema.parse(value);
    expect(shippingFields.map((name) => sent[name]).join('')).toBe('');
    expect(addressesOf(sent).shipping).toBeUndefined();
  });

  it('The second address has the names of the first, and no mailbox of its own', () => {
    const { value } = validateForm(checkoutForm, { ...right, ...elsewhere });
    const { billing, shipping } = addressesOf(placeOrderSchema.parse(value));
    expect([billing.firstName, billing.email]).toEqual(['منى', 'mona@example.org']);
    expect(shipping).toMatchObject({ firstName: 'Karim', country: 'DE', company: '', email: '' });
  });

  it.each(['total', 'price', 'status', 'memberId', 'number', 'paidAt'])('Nothing is read of a body’s %s', (name) => {
    const { value } = validateForm(checkoutForm, right);
    expect(placeOrderSchema.parse({ ...value, [name]: 1 })).not.toHaveProperty(name);
  });

  it.each([-1, 0.5, '45000', null, 2_147_483_648])('The total %j is none', (expectedTotal) => {
    const { value } = validateForm(checkoutForm, right);
    expect(placeOrderSchema.safeParse({ ...value, expectedTotal }).success).toBe(false);
  });
});
