import * as z from 'zod/mini';
import { type BillingField, billingFields } from './billing-address-rules.ts';
import {
  type BillingErrorCode,
  billingSentences,
  billingShape,
  checkBilling,
  tidyBilling,
  type TypedBilling,
} from './billing-address-form.ts';
import {
  addressFields,
  checkoutLimits,
  shippingFieldOf,
  shippingFields,
  type ShippingField,
} from './checkout-rules.ts';
import { fieldError } from './field-errors.ts';
import { checkedSchema, optionalText } from './fields.ts';
import { toAsciiDigits } from './member-rules.ts';
import { paymentMethods } from './payment-methods.ts';
import { checkText, type FieldErrorCode, tidyLine, tidyText } from './text-rules.ts';

/** The code of a way of shipping; empty where nothing is sent. */
const MAX_METHOD_LENGTH = 60;
/** The largest amount that the database holds. */
const MAX_AMOUNT = 2_147_483_647;

type Texts = Record<BillingField | ShippingField | 'shippingMethod' | 'notes', string>;
type Typed = Texts & { isShippingElsewhere: unknown };

/** What was typed as the shipping address, with the names of an address. */
function shippingOf(typed: Texts): TypedBilling {
  const address = Object.fromEntries(addressFields.map((name) => [name, typed[shippingFieldOf(name)]]));
  return { ...(address as Omit<TypedBilling, 'email'>), email: typed.email };
}

const isElsewhere = ({ isShippingElsewhere }: Typed) => isShippingElsewhere === true || isShippingElsewhere === 'on';

type Found = [name: keyof Texts, code: BillingErrorCode | FieldErrorCode];

/** What is wrong with the fields of a checkout, by the rules of a billing address. */
function findErrors(typed: Typed): Found[] {
  const billing = Object.entries(checkBilling(typed)) as [BillingField, BillingErrorCode][];
  const shipping = isElsewhere(typed)
    ? (Object.entries(checkBilling(shippingOf(typed))) as [BillingField, BillingErrorCode][]).flatMap(
        ([name, code]): Found[] => (name === 'email' ? [] : [[shippingFieldOf(name), code]]),
      )
    : [];
  const notes = tidyText(typed.notes);
  const notesError = notes ? checkText(notes, checkoutLimits.notes) : undefined;
  return [...billing, ...shipping, ...(notesError ? [['notes', notesError] as Found] : [])];
}

const addFieldErrors = (typed: Typed, { issues }: { issues: unknown[] }) => {
  for (const [name, code] of findErrors(typed)) {
    if (name === 'shippingMethod') continue;
    issues.push(fieldError(code, billingSentences[code](checkoutLimits[name]), typed, [name]));
  }
};
const checkFields = z.superRefine(addFieldErrors);
const textNames = [...billingFields, ...shippingFields, 'shippingMethod', 'notes'];
/** Also where nothing was chosen or agreed to yet: who fills in a form is told all that is wrong at once. */
const checkFieldsToo = z.superRefine(addFieldErrors, {
  when: ({ value }) => textNames.every((name) => typeof Reflect.get(Object(value), name) === 'string'),
});

const shippingShape = {
  shippingFirstName: optionalText,
  shippingLastName: optionalText,
  shippingCompany: optionalText,
  shippingCountry: optionalText,
  shippingStreet: optionalText,
  shippingApartment: optionalText,
  shippingCity: optionalText,
  shippingState: optionalText,
  shippingPostalCode: optionalText,
  shippingPhone: optionalText,
} satisfies Record<ShippingField, typeof optionalText>;

const texts = {
  ...billingShape,
  ...shippingShape,
  shippingMethod: optionalText.check(z.maxLength(MAX_METHOD_LENGTH)),
  paymentMethod: z.enum(paymentMethods, 'must be one of the payment methods'),
  notes: optionalText,
};

/** A checkout as it is sent and stored: what is not sent elsewhere has no second address. */
export function tidyCheckout<T extends Typed>(typed: T) {
  const shipping = isElsewhere(typed) ? tidyBilling(shippingOf(typed)) : undefined;
  const { isShippingElsewhere: _, ...rest } = typed;
  const second = Object.fromEntries(addressFields.map((name) => [shippingFieldOf(name), shipping?.[name] ?? '']));
  return {
    ...rest,
    ...tidyBilling(typed),
    ...(second as Record<ShippingField, string>),
    isShippingElsewhere: shipping !== undefined,
    shippingMethod: tidyLine(typed.shippingMethod),
    notes: tidyText(typed.notes),
  };
}

const amountSchema = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text: string) => {
      const digits = toAsciiDigits(text.trim());
      return /^\d{1,10}$/.test(digits) ? Number(digits) : undefined;
    }),
  ),
  z.int().check(z.lte(MAX_AMOUNT)),
);

/** The fields of the checkout's form, as they are typed; `expectedTotal` is the total that the page shows, in minor units. */
export const checkoutFields = z
  .object({
    ...texts,
    isShippingElsewhere: optionalText,
    acceptsTerms: z.pipe(
      checkedSchema,
      z.transform(() => true as const),
    ),
    expectedTotal: amountSchema,
  })
  .check(checkFieldsToo);
/** The form of the checkout. What it comes to is the body of `POST /orders`. */
export const checkoutForm = z.pipe(
  checkoutFields,
  z.transform((typed) => tidyCheckout(typed)),
);
export type CheckoutField = keyof Texts | 'paymentMethod' | 'isShippingElsewhere' | 'acceptsTerms';

/** Body of `POST /orders`. Prices, totals and whose it is are the api's: nothing else that a body may hold is read. */
export const placeOrderSchema = z.pipe(
  z
    .object({
      ...texts,
      isShippingElsewhere: z._default(z.boolean('must be true or false'), false),
      acceptsTerms: z.literal(true, 'must be accepted'),
      expectedTotal: z.int('must be a whole number').check(z.gte(0), z.lte(MAX_AMOUNT)),
    })
    .check(checkFields),
  z.transform((typed) => tidyCheckout(typed)),
);
export type PlaceOrder = z.output<typeof placeOrderSchema>;

/** The two addresses of a checkout; without a second one things go to the first. */
export function addressesOf(order: PlaceOrder): { billing: TypedBilling; shipping: TypedBilling | undefined } {
  const billing = Object.fromEntries(billingFields.map((name) => [name, order[name]])) as TypedBilling;
  return { billing, shipping: order.isShippingElsewhere ? { ...shippingOf(order), email: '' } : undefined };
}
