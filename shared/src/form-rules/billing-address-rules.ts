import { postcodeValidatorExistsForCountry } from 'postcode-validator';
import { maxEmailLength } from './email-address.ts';
import type { TextLimits } from './text-rules.ts';

/** In the order in which they are asked for; fewest and most characters of each. */
export const billingLimits = {
  firstName: { min: 1, max: 60 },
  lastName: { min: 1, max: 60 },
  company: { min: 1, max: 100 },
  country: { min: 2, max: 2 },
  street: { min: 1, max: 120 },
  apartment: { min: 1, max: 60 },
  city: { min: 1, max: 80 },
  state: { min: 1, max: 80 },
  postalCode: { min: 2, max: 12 },
  phone: { min: 5, max: 30 },
  email: { min: 1, max: maxEmailLength },
} as const satisfies Record<string, TextLimits>;
export type BillingField = keyof typeof billingLimits;
export const billingFields = Object.keys(billingLimits) as BillingField[];

/** Must a letter to this country carry a postal code? */
export const needsPostalCode = (country: string): boolean => postcodeValidatorExistsForCountry(country);
