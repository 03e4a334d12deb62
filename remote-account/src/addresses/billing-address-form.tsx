import { useState } from 'react';
import { useTranslation, type BillingAddress } from '@sahra/shared/facade';
import { billingLimits, needsPostalCode, type BillingField } from '@sahra/shared/form-rules/billing-address-rules';
import type { billingForm } from '@sahra/shared/form-rules/billing-address-form';
import { needsState } from '@sahra/shared/form-rules/countries';
import { valueOf, type FormState } from '@sahra/shared/forms/form-state';
import { formFields } from '@sahra/shared/forms/form-fields';
import { Field } from '@sahra/shared/parts/field';
import { RequiredNote } from '@sahra/shared/parts/required-note';
import { Select } from '@sahra/shared/parts/select';
import { SendButton } from '@sahra/shared/parts/send-button';
import { SendingForm } from '@sahra/shared/parts/sending-form';
import { AccountProblems } from '../ui/forms/account-problems.tsx';
import { FieldPair } from '../ui/form-block.tsx';
import { useAccountErrorText } from '../ui/forms/use-account-error-text.ts';
import type { Country } from '@sahra/shared/forms/country-names';

/** Longest text that a field takes: more than is accepted, so that nothing is cut unseen. */
const MAX_LENGTH = 1_000;

interface BillingAddressFormProps {
  address: BillingAddress;
  countries: readonly Country[];
  state: FormState | undefined;
}

/** The specification's fields. Which of them may stay empty depends on the country. */
export function BillingAddressForm({ address, countries, state }: BillingAddressFormProps) {
  const { t } = useTranslation(['account', 'addresses']);
  const errorText = useAccountErrorText();
  const [country, setCountry] = useState(valueOf(state, 'country') ?? address.country);
  const translate = (name: BillingField, error: string) =>
    error === 'notAPostalCode' || error === 'unknownCountry'
      ? t(`addresses:${error}`)
      : errorText(error, billingLimits[name], t(`addresses:fields.${name}`));
  const { id, errors, field } = formFields<typeof billingForm>(state, {
    id: 'billing',
    translate,
    optional: ['company', 'apartment', 'state', 'postalCode'],
    defaultValue: address,
  });
  const common = (name: BillingField, isRequired?: boolean) => {
    const props = field(name);
    const required = isRequired ?? props.required;
    return { ...props, label: t(`addresses:fields.${name}`), required, isOptional: !required };
  };
  const line = (name: BillingField, isRequired?: boolean) => ({ ...common(name, isRequired), maxLength: MAX_LENGTH });
  const { defaultValue: _, ...ofCountry } = common('country');
  return (
    <SendingForm id={id} label={t('addresses.billing')} hasTrap={false}>
      <AccountProblems state={state} errors={errors} />
      <RequiredNote />
      <FieldPair>
        <Field {...line('firstName')} autoComplete="billing given-name" dir="auto" />
        <Field {...line('lastName')} autoComplete="billing family-name" dir="auto" />
      </FieldPair>
      <Field {...line('company')} autoComplete="billing organization" dir="auto" />
      <Select
        {...ofCountry}
        value={country}
        onChange={(event) => setCountry(event.currentTarget.value)}
        autoComplete="billing country"
      >
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
      <Field {...line('street')} autoComplete="billing address-line1" dir="auto" hint={t('addresses:streetHint')} />
      <Field {...line('apartment')} autoComplete="billing address-line2" dir="auto" />
      <Field {...line('city')} autoComplete="billing address-level2" dir="auto" />
      <FieldPair>
        <Field {...line('state', needsState(country))} autoComplete="billing address-level1" dir="auto" />
        <Field {...line('postalCode', needsPostalCode(country))} autoComplete="billing postal-code" dir="ltr" />
      </FieldPair>
      <FieldPair>
        <Field {...line('phone')} type="tel" autoComplete="billing tel" dir="ltr" hint={t('addresses:phoneHint')} />
        <Field {...line('email')} type="email" autoComplete="billing email" dir="ltr" />
      </FieldPair>
      <SendButton>{t('addresses:save')}</SendButton>
    </SendingForm>
  );
}
