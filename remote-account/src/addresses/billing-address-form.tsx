import { useState } from 'react';
import { useTranslation, type BillingAddress } from '@sahra/shared/facade';
import { billingFields, billingLimits, needsPostalCode, type BillingField } from '@sahra/shared/form-rules/billing-address-rules';
import { needsState } from '@sahra/shared/form-rules/countries';
import type { Refusal } from '@sahra/shared/forms/take-form';
import { useRefusal } from '@sahra/shared/forms/use-refusal';
import { Field } from '@sahra/shared/parts/field';
import { RequiredNote } from '@sahra/shared/parts/required-note';
import { Select } from '@sahra/shared/parts/select';
import { SendButton } from '@sahra/shared/parts/send-button';
import { SendingForm } from '@sahra/shared/parts/sending-form';
import { AccountProblems } from '../ui/account-problems.tsx';
import { FieldPair } from '../ui/form-block.tsx';
import { useFieldFaultText } from '../ui/use-field-fault-text.ts';
import type { Country } from './country-names.ts';

/** What a field takes at all: more than is accepted, so that nothing is cut unseen. */
const HOLDS = 1_000;

interface BillingAddressFormProps {
  address: BillingAddress;
  countries: readonly Country[];
  refusal: Refusal<BillingField> | undefined;
}

/** The specification's fields. Which of them may stay empty depends on the country. */
export function BillingAddressForm({ address, countries, refusal }: BillingAddressFormProps) {
  const { t } = useTranslation('account');
  const sayFault = useFieldFaultText();
  const [country, setCountry] = useState(refusal?.typed.country ?? address.country);
  const say = (name: BillingField, fault: string) =>
    fault === 'notAPostalCode' || fault === 'unknownCountry' ? t(`addresses.${fault}`) : sayFault(fault, billingLimits[name], t(`addresses.fields.${name}`));
  const { errors, field } = useRefusal(refusal, billingFields, say);
  const common = (name: BillingField, isRequired = true) => ({
    ...field(name),
    defaultValue: refusal?.typed[name] ?? address[name],
    label: t(`addresses.fields.${name}`),
    ...(isRequired ? { required: true } : { isOptional: true }),
  });
  const line = (name: BillingField, isRequired?: boolean) => ({ ...common(name, isRequired), maxLength: HOLDS });
  const { defaultValue: _, ...ofCountry } = common('country');
  return (
    <SendingForm label={t('addresses.billing')} hasTrap={false}>
      <AccountProblems refusal={refusal} errors={errors} />
      <RequiredNote />
      <FieldPair>
        <Field {...line('firstName')} autoComplete="billing given-name" dir="auto" />
        <Field {...line('lastName')} autoComplete="billing family-name" dir="auto" />
      </FieldPair>
      <Field {...line('company', false)} autoComplete="billing organization" dir="auto" />
      <Select {...ofCountry} value={country} onChange={(event) => setCountry(event.currentTarget.value)} autoComplete="billing country">
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
      <Field {...line('street')} autoComplete="billing address-line1" dir="auto" hint={t('addresses.streetHint')} />
      <Field {...line('apartment', false)} autoComplete="billing address-line2" dir="auto" />
      <Field {...line('city')} autoComplete="billing address-level2" dir="auto" />
      <FieldPair>
        <Field {...line('state', needsState(country))} autoComplete="billing address-level1" dir="auto" />
        <Field {...line('postalCode', needsPostalCode(country))} autoComplete="billing postal-code" dir="ltr" />
      </FieldPair>
      <FieldPair>
        <Field {...line('phone')} type="tel" autoComplete="billing tel" dir="ltr" hint={t('addresses.phoneHint')} />
        <Field {...line('email')} type="email" autoComplete="billing email" dir="ltr" />
      </FieldPair>
      <SendButton>{t('addresses.save')}</SendButton>
    </SendingForm>
  );
}
