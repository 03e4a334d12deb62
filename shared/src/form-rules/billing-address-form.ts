import * as z from 'zod/mini';
import { postcodeValidator } from 'postcode-validator';
import { billingFields, billingLimits, needsPostalCode, type BillingField } from './billing-address-rules.ts';
import { isCountry, needsState } from './countries.ts';
import { checkEmail, toEmailAddress } from './email-address.ts';
import { fieldError } from './field-errors.ts';
import { anyText, checkPhone, fieldSentences, optionalText } from './fields.ts';
import { toAsciiDigits } from './member-rules.ts';
import { checkLine, tidyLine, type FieldErrorCode, type TextLimits } from './text-rules.ts';

/** Errors of a field of an address; whether a telephone number exists is known to the api. */
export type BillingErrorCode = FieldErrorCode | 'unknownCountry' | 'notAPostalCode' | 'noPhone';

/** An address as somebody typed it, before it is tidied. */
export type TypedBilling = Record<BillingField, string>;

/** An address as it is stored. */
export const tidyBilling = (typed: TypedBilling): TypedBilling => ({
  ...(Object.fromEntries(billingFields.map((name) => [name, tidyLine(typed[name])])) as TypedBilling),
  country: typed.country.trim().toUpperCase(),
  postalCode: tidyLine(toAsciiDigits(typed.postalCode)).replace(/\s+/g, ' ').toUpperCase(),
  phone: tidyLine(toAsciiDigits(typed.phone)),
  email: toEmailAddress(typed.email) ?? typed.email.trim(),
});

function checkPostalCode(code: string, country: string): BillingErrorCode | undefined {
  if (!code) return needsPostalCode(country) ? 'missing' : undefined;
  const error = checkLine(code, billingLimits.postalCode);
  if (error === 'tooShort' || error === 'tooLong') return 'notAPostalCode';
  return error ?? (needsPostalCode(country) && !postcodeValidator(code, country) ? 'notAPostalCode' : undefined);
}

/** What is wrong with an address, field by field. */
export function checkBilling(typed: TypedBilling): Partial<Record<BillingField, BillingErrorCode>> {
  const tidied = tidyBilling(typed);
  const checkField = (name: BillingField) => checkLine(tidied[name], billingLimits[name]);
  const checkOptional = (name: BillingField) => (tidied[name] ? checkField(name) : undefined);
  const { country } = tidied;
  const errors: Record<BillingField, BillingErrorCode | undefined> = {
    firstName: checkField('firstName'),
    lastName: checkField('lastName'),
    company: checkOptional('company'),
    country: country ? (isCountry(country) ? undefined : 'unknownCountry') : 'missing',
    street: checkField('street'),
    apartment: checkOptional('apartment'),
    city: checkField('city'),
    state: needsState(country) ? checkField('state') : checkOptional('state'),
    postalCode: checkPostalCode(tidied.postalCode, country),
    phone: checkPhone(tidied.phone),
    email: checkEmail(typed.email),
  };
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error));
}

/** What the api says of each error. */
export const billingSentences: Readonly<Record<BillingErrorCode, (limits: TextLimits) => string>> = {
  ...fieldSentences,
  unknownCountry: () => 'must be a country, two letters of ISO 3166',
  notAPostalCode: () => 'must be a postal code of the country',
};

/** Its fields, before they are checked together. */
export const billingShape = {
  firstName: anyText,
  lastName: anyText,
  company: optionalText,
  country: anyText,
  street: anyText,
  apartment: optionalText,
  city: anyText,
  state: optionalText,
  postalCode: optionalText,
  phone: anyText,
  email: anyText,
};

/** The form of the address. */
export const billingForm = z.object(billingShape).check(
  z.superRefine((typed, { issues }) => {
    for (const [name, code] of Object.entries(checkBilling(typed)) as [BillingField, BillingErrorCode][]) {
      issues.push(fieldError(code, billingSentences[code](billingLimits[name]), typed, [name]));
    }
  }),
);

/** Body of `PUT /account/billing-address`. */
export const billingChangeSchema = z.pipe(billingForm, z.transform(tidyBilling));
