import { billingFields, billingLimits, type BillingField } from './billing-address-rules.ts';

/** Fields of the address that things are sent to, where it is another one. Mails go to one address: it has no e-mail field of its own. */
export type AddressField = Exclude<BillingField, 'email'>;
export const addressFields = billingFields.filter((name): name is AddressField => name !== 'email');
export type ShippingField = `shipping${Capitalize<AddressField>}`;
/** The name of a field in the shipping address: `shippingCity`. */
export const shippingFieldOf = (name: AddressField) =>
  `shipping${name.charAt(0).toUpperCase()}${name.slice(1)}` as ShippingField;
export const shippingFields = addressFields.map(shippingFieldOf);

/** Fewest and most characters of each field. */
export const checkoutLimits = {
  ...billingLimits,
  ...(Object.fromEntries(addressFields.map((name) => [shippingFieldOf(name), billingLimits[name]])) as Record<
    ShippingField,
    (typeof billingLimits)[AddressField]
  >),
  notes: { min: 1, max: 1000 },
} as const;
