import { useState } from 'react';
import { Button, useHrefTo, useTranslation, VisuallyHidden, type Cart } from '@sahra/shared/facade';
import { paymentMethods } from '@sahra/shared/form-rules/payment-methods';
import type { Country } from '@sahra/shared/forms/country-names';
import { Checkbox } from '@sahra/shared/parts/checkbox';
import { LinkedText } from '@sahra/shared/parts/linked-text';
import { RadioGroup } from '@sahra/shared/parts/radio-group';
import { useShippingOptions } from '../ui/shipping-options.ts';
import styles from './checkout.module.css';
import type { CheckoutFields } from './use-checkout-fields.ts';

interface ShippingChoiceProps {
  cart: Cart;
  fields: CheckoutFields;
  countries: readonly Country[];
  /** The country that was chosen in the form. */
  destination: string;
  isBusy: boolean;
  onChoose: (method: string) => void;
}

/** How the parcel goes. What there is to choose from depends on the country; without scripts a button asks for it. */
export function ShippingChoice({ cart, fields, countries, destination, isBusy, onChoose }: ShippingChoiceProps) {
  const { t } = useTranslation('checkout');
  const options = useShippingOptions(cart.shippingChoices);
  const [chosen, setChosen] = useState<string>();
  const isOffered = options.some(({ value }) => value === chosen);
  const { defaultValue: _, ...field } = fields.field('shippingMethod');
  const country = countries.find(({ code }) => code === cart.country)?.name;
  const isKnown = cart.country === destination;
  return (
    <div className={styles.block} aria-busy={isBusy}>
      {options.length > 0 && (
        <RadioGroup
          {...field}
          label={country ? t('method.to', { country }) : t('method.label')}
          options={options}
          value={(isOffered ? chosen : undefined) ?? cart.shippingMethod ?? ''}
          onChoose={(method) => {
            setChosen(method);
            onChoose(method);
          }}
          required
        />
      )}
      {isKnown && options.length === 0 && <p role="status">{t('errors.noShipping')}</p>}
      <Button type="submit" variant="quiet" name="intent" value="shipping" className={styles.show}>
        {t('method.show')}
      </Button>
    </div>
  );
}

/** The three ways to pay, each with what it asks of the buyer. */
export function PaymentChoice({ fields }: { fields: CheckoutFields }) {
  const { t } = useTranslation('checkout');
  const options = paymentMethods.map((value) => ({
    value,
    label: t(`payment.${value}.name`),
    hint: t(`payment.${value}.hint`),
  }));
  return (
    <div className={styles.block}>
      <RadioGroup {...fields.field('paymentMethod')} label={t('payment.label')} options={options} />
    </div>
  );
}

/** What the buyer agrees to; the terms open beside the form, so that nothing typed is lost. */
export function TermsChoice({ fields }: { fields: CheckoutFields }) {
  const { t } = useTranslation('checkout');
  const terms = useHrefTo()('information.terms-of-use');
  const parts = {
    terms: (label: string) =>
      terms ? (
        <a href={terms} target="_blank" rel="noopener">
          {label}
          <VisuallyHidden> {t('terms.newTab')}</VisuallyHidden>
        </a>
      ) : (
        label
      ),
  };
  return <Checkbox {...fields.checkbox('acceptsTerms')} label={<LinkedText text={t('terms.label')} parts={parts} />} />;
}
