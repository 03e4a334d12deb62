import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator';
import { emailFault } from './contact-rules.ts';
import { isCountry, needsState } from './countries.ts';
import { maxEmailLength, toEmailAddress } from './email-address.ts';
import { toAsciiDigits } from './member-rules.ts';
import { phoneFault } from './sign-up-rules.ts';
import { faultOfLine, tidyLine, type FieldFault, type TextLimits } from './text-rules.ts';

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

/** What is wrong with a field of an address; whether a telephone number exists is known to the api. */
export const billingFaultNames = ['unknownCountry', 'notAPostalCode', 'noPhone'] as const;
export type BillingFault = FieldFault | (typeof billingFaultNames)[number];

type Typed = Record<BillingField, string>;

/** Must a letter to this country carry a postal code? */
export const needsPostalCode = (country: string): boolean => postcodeValidatorExistsForCountry(country);

/** An address as it is stored. */
export const tidyBilling = (typed: Typed): Typed => ({
  ...(Object.fromEntries(billingFields.map((name) => [name, tidyLine(typed[name])])) as Typed),
  country: typed.country.trim().toUpperCase(),
  postalCode: tidyLine(toAsciiDigits(typed.postalCode)).replace(/\s+/g, ' ').toUpperCase(),
  phone: tidyLine(toAsciiDigits(typed.phone)),
  email: toEmailAddress(typed.email) ?? typed.email.trim(),
});

function faultOfPostalCode(code: string, country: string): BillingFault | undefined {
  if (!code) return needsPostalCode(country) ? 'missing' : undefined;
  const fault = faultOfLine(code, billingLimits.postalCode);
  if (fault === 'tooShort' || fault === 'tooLong') return 'notAPostalCode';
  return fault ?? (needsPostalCode(country) && !postcodeValidator(code, country) ? 'notAPostalCode' : undefined);
}

/** What is wrong with each field as it was typed, by the rules that the api goes by; empty where it can be sent. */
export function billingFaults(typed: Typed): Partial<Record<BillingField, BillingFault>> {
  const tidied = tidyBilling(typed);
  const lineFault = (name: BillingField) => faultOfLine(tidied[name], billingLimits[name]);
  const optionalFault = (name: BillingField) => (tidied[name] ? lineFault(name) : undefined);
  const { country } = tidied;
  const faults: Record<BillingField, BillingFault | undefined> = {
    firstName: lineFault('firstName'),
    lastName: lineFault('lastName'),
    company: optionalFault('company'),
    country: country ? (isCountry(country) ? undefined : 'unknownCountry') : 'missing',
    street: lineFault('street'),
    apartment: optionalFault('apartment'),
    city: lineFault('city'),
    state: needsState(country) ? lineFault('state') : optionalFault('state'),
    postalCode: faultOfPostalCode(tidied.postalCode, country),
    phone: phoneFault(tidied.phone),
    email: emailFault(typed.email),
  };
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault));
}
