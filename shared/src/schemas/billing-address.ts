import { z } from 'zod';

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
