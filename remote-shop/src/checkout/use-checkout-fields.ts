import { useTranslation } from '@sahra/shared/facade';
import {
  addressFields,
  checkoutLimits,
  shippingFieldOf,
  type AddressField,
} from '@sahra/shared/form-rules/checkout-rules';
import type { checkoutFields } from '@sahra/shared/form-rules/checkout-form';
import { NOT_ACCEPTED } from '@sahra/shared/form-rules/text-rules';
import { fieldErrorCodes } from '@sahra/shared/form-rules/text-rules';
import type { FormState } from '@sahra/shared/forms/form-state';
import { useFieldErrorText } from '@sahra/shared/forms/use-field-error-text';
import { formFields } from '@sahra/shared/forms/form-fields';

const ofAddress = ['noPhone', 'unknownCountry', 'notAPostalCode'] as const;

/** Whose field of an address it is. */
const baseOf = (name: string): AddressField | undefined =>
  addressFields.find((field) => field === name || shippingFieldOf(field) === name);

/** The fields of the checkout, with what is wrong with each in the words of its own address. */
export function useCheckoutFields(state: FormState | undefined, defaultValue: Readonly<Record<string, string>>) {
  const { t } = useTranslation('checkout');
  const errorText = useFieldErrorText();
  const labelOf = (name: string) => {
    const base = baseOf(name);
    return base ? t(`fields.${base}`) : t('fields.email');
  };
  const translate = (name: string, code: string): string => {
    if (name === 'shippingMethod') return t('errors.noShipping');
    if (name === 'paymentMethod') return t('errors.noPayment');
    if (name === 'acceptsTerms') return t('errors.noTerms');
    // Whether a number exists in its country is known to the api alone.
    const own =
      baseOf(name) === 'phone' && code === NOT_ACCEPTED ? 'noPhone' : ofAddress.find((known) => known === code);
    if (own) return t(`errors.${own}`);
    const known = fieldErrorCodes.find((candidate) => candidate === code);
    const limits = name in checkoutLimits ? checkoutLimits[name as keyof typeof checkoutLimits] : checkoutLimits.notes;
    const label = name === 'notes' ? t('notes.label') : labelOf(name);
    const message = errorText(known ?? NOT_ACCEPTED, limits, t('errors.missing', { field: label }));
    return name.startsWith('shipping') ? t('errors.ofShipping', { message }) : message;
  };
  return formFields<typeof checkoutFields>(state, {
    id: 'checkout',
    translate,
    optional: ['shippingMethod', 'isShippingElsewhere', 'notes'],
    defaultValue,
  });
}

export type CheckoutFields = ReturnType<typeof useCheckoutFields>;
