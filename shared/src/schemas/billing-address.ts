import { z } from 'zod';
import { type BillingFault, billingFaults, billingLimits, type BillingField, tidyBilling } from '../form-rules/billing-address-rules.ts';

/** Where bills go, as it is kept: `country` is ISO 3166, `phone` E.164; what may be left out is empty. */
export const billingAddressSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  company: z.string(),
  country: z.string(),
  street: z.string(),
  apartment: z.string(),
  city: z.string(),
  state: z.string(),
  postalCode: z.string(),
  phone: z.string(),
  email: z.string(),
});
export type BillingAddress = z.infer<typeof billingAddressSchema>;

/** Answer of everything below `/account/billing-address`; null: there is none. */
export const billingAnswerSchema = z.object({ address: billingAddressSchema.nullable() });
export type BillingAnswer = z.infer<typeof billingAnswerSchema>;

const sentences: Readonly<Record<BillingFault, (name: BillingField) => string>> = {
  missing: () => 'must not be empty',
  tooShort: (name) => `must have at least ${billingLimits[name].min} characters`,
  tooLong: (name) => `must have at most ${billingLimits[name].max} characters`,
  notOneLine: () => 'must be one line',
  strangeCharacters: () => 'holds characters that no text has',
  notAnAddress: () => 'must be an e-mail address',
  unknownCountry: () => 'must be a country, two letters of ISO 3166',
  notAPostalCode: () => 'must be a postal code of the country',
  noPhone: () => 'must be a telephone number',
};

const given = z.string('must be text');
const maybe = given.default('');

/** Body of `PUT /account/billing-address`; the rules are in `form-rules/billing-address-rules.ts`. */
export const billingChangeSchema = z
  .object({
    firstName: given,
    lastName: given,
    company: maybe,
    country: given,
    street: given,
    apartment: maybe,
    city: given,
    state: maybe,
    postalCode: maybe,
    phone: given,
    email: given,
  })
  .transform((typed, context) => {
    for (const [name, fault] of Object.entries(billingFaults(typed)) as [BillingField, BillingFault][]) {
      context.addIssue({ code: 'custom', path: [name], message: sentences[fault](name) });
    }
    return tidyBilling(typed);
  });
