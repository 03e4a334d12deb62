import { describe, expect, it } from 'vitest';
import { needsPostalCode } from './billing-address-rules.ts';
import { billingChangeSchema, billingForm } from './billing-address-form.ts';
import { countryCodes } from './countries.ts';
import { validateForm } from './field-errors.ts';

const right = {
  firstName: 'Mona',
  lastName: 'Hassan',
  company: '',
  country: 'EG',
  street: '12 Talaat Harb',
  apartment: '',
  city: 'Cairo',
  state: 'Cairo',
  postalCode: '11511',
  phone: '01001234567',
  email: 'mona@example.org',
};

describe('billing address', () => {
  it.each([
    [{}, {}],
    [{ company: 'Lamps', apartment: '4' }, {}],
    [{ postalCode: '١١٥١١', phone: '۰۱۰۰۱۲۳۴۵۶۷' }, {}],
    [{ country: 'eg' }, {}],
    [{ country: 'HK', state: '', postalCode: '' }, {}],
    [{ country: 'HK', state: '', postalCode: 'none' }, {}],
    [{ country: 'FR', state: '', postalCode: '75001' }, {}],
    [{ country: 'CA', state: 'QC', postalCode: 'h2x 1y4' }, {}],
    [{ state: '' }, { state: 'missing' }],
    [{ postalCode: '' }, { postalCode: 'missing' }],
    [{ postalCode: 'ABC' }, { postalCode: 'notAPostalCode' }],
    [{ postalCode: '1' }, { postalCode: 'notAPostalCode' }],
    [{ country: 'CA', state: 'QC', postalCode: '1234' }, { postalCode: 'notAPostalCode' }],
    [{ country: 'ZZ' }, { country: 'unknownCountry' }],
    [{ country: 'constructor' }, { country: 'unknownCountry' }],
    [{ phone: 'call me' }, { phone: 'noPhone' }],
    [{ company: '\u200b' }, { company: 'missing' }],
    [
      { firstName: '', lastName: '', street: '', city: '', email: '' },
      { firstName: 'missing', lastName: 'missing', street: 'missing', city: 'missing', email: 'missing' },
    ],
  ])('%j has the errors %j', (change, errors) => {
    const expected = Object.fromEntries(Object.entries(errors).map(([name, code]) => [name, [code]]));
    expect(validateForm(billingForm, { ...right, ...change }).error ?? {}).toEqual(expected);
    expect(billingChangeSchema.safeParse({ ...right, ...change }).success).toBe(Object.keys(errors).length === 0);
  });

  it('It is kept in one spelling', () => {
    expect(
      billingChangeSchema.parse({ ...right, postalCode: ' sw1a  1aa', country: ' gb', phone: ' ٠٢٠٧٩٤٦ ' }),
    ).toMatchObject({ postalCode: 'SW1A 1AA', country: 'GB', phone: '0207946' });
  });

  it('Each country is named once, in two letters, and some need no postal code', () => {
    expect(new Set(countryCodes).size).toBe(countryCodes.length);
    expect(countryCodes.filter((code) => !/^[A-Z]{2}$/.test(code))).toEqual([]);
    expect(['AE', 'QA', 'HK'].some(needsPostalCode)).toBe(false);
  });
});
