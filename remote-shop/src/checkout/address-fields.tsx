import { useTranslation } from '@sahra/shared/facade';
import { needsPostalCode } from '@sahra/shared/form-rules/billing-address-rules';
import { shippingFieldOf, type AddressField } from '@sahra/shared/form-rules/checkout-rules';
import { needsState } from '@sahra/shared/form-rules/countries';
import type { Country } from '@sahra/shared/forms/country-names';
import { Field } from '@sahra/shared/parts/field';
import { Select } from '@sahra/shared/parts/select';
import styles from './checkout.module.css';
import { StateField } from './state-field.tsx';
import type { CheckoutFields } from './use-checkout-fields.ts';

/** Longest text that a field takes: more than is accepted, so that nothing is cut unseen. */
const MAX_LENGTH = 1_000;

interface AddressFieldsProps {
  of: 'billing' | 'shipping';
  fields: CheckoutFields;
  countries: readonly Country[];
  /** The chosen one: what may stay empty depends on it. */
  country: string;
  onCountry: (country: string) => void;
}

/** The specification's fields of an address. Only the billing address has an e-mail field: mails go to one place. */
export function AddressFields({ of, fields, countries, country, onCountry }: AddressFieldsProps) {
  const { t } = useTranslation('checkout');
  const isBilling = of === 'billing';
  const common = (name: AddressField, required: boolean) => ({
    ...fields.field(isBilling ? name : shippingFieldOf(name)),
    label: t(`fields.${name}`),
    required,
    isOptional: !required,
  });
  const line = (name: AddressField, required = true) => ({ ...common(name, required), maxLength: MAX_LENGTH });
  const { defaultValue: _, ...ofCountry } = common('country', true);
  return (
    <>
      <div className={styles.pair}>
        <Field {...line('firstName')} autoComplete={`${of} given-name`} dir="auto" />
        <Field {...line('lastName')} autoComplete={`${of} family-name`} dir="auto" />
      </div>
      <Field {...line('company', false)} autoComplete={`${of} organization`} dir="auto" />
      <Select
        {...ofCountry}
        value={country}
        onChange={(event) => onCountry(event.currentTarget.value)}
        autoComplete={`${of} country`}
      >
        {!country && <option value="">{t('chooseCountry')}</option>}
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
      <Field {...line('street')} autoComplete={`${of} address-line1`} dir="auto" hint={t('streetHint')} />
      <Field {...line('apartment', false)} autoComplete={`${of} address-line2`} dir="auto" />
      <Field {...line('city')} autoComplete={`${of} address-level2`} dir="auto" />
      <div className={styles.pair}>
        <StateField
          {...line('state', needsState(country))}
          key={country === 'EG' ? 'list' : 'text'}
          country={country}
          autoComplete={`${of} address-level1`}
        />
        <Field {...line('postalCode', needsPostalCode(country))} autoComplete={`${of} postal-code`} dir="ltr" />
      </div>
      <div className={styles.pair}>
        <Field {...line('phone')} type="tel" autoComplete={`${of} tel`} dir="ltr" hint={t('phoneHint')} />
        {isBilling && (
          <Field
            {...fields.field('email')}
            label={t('fields.email')}
            required
            maxLength={MAX_LENGTH}
            type="email"
            autoComplete="billing email"
            dir="ltr"
            hint={t('emailHint')}
          />
        )}
      </div>
    </>
  );
}
