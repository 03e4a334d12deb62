import type { FormEvent } from 'react';
import { useTranslation, type Cart } from '@sahra/shared/facade';
import type { Country } from '@sahra/shared/forms/country-names';
import { RadioGroup } from '@sahra/shared/parts/radio-group';
import { Select } from '@sahra/shared/parts/select';
import { SendButton } from '@sahra/shared/parts/send-button';
import { SendingForm } from '@sahra/shared/parts/sending-form';
import { paths } from '../paths.ts';
import { useShippingOptions } from '../ui/shipping-options.ts';
import styles from './shipping-estimate.module.css';

interface ShippingEstimateProps {
  cart: Cart;
  countries: readonly Country[];
}

/** Where the parcel would go, and how: what that costs. With scripts a choice is enough. */
export function ShippingEstimate({ cart, countries }: ShippingEstimateProps) {
  const { t } = useTranslation('cart');
  const { country, shippingMethod, shippingChoices } = cart;
  const options = useShippingOptions(shippingChoices);
  const send = ({ target }: FormEvent) => (target as HTMLInputElement | HTMLSelectElement).form?.requestSubmit();
  return (
    <div onChange={send}>
      <SendingForm action={paths.cart.href()} label={t('shipping.title')} hasTrap={false}>
        <input type="hidden" name="intent" value="shipping" />
        <Select key={country} name="country" label={t('shipping.country')} defaultValue={country ?? ''}>
          <option value="">{t('shipping.choose')}</option>
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
        {options.length > 0 && (
          <RadioGroup
            key={`${country} ${shippingMethod}`}
            name="method"
            label={t('shipping.method')}
            options={options}
            defaultValue={shippingMethod ?? ''}
          />
        )}
        {country && options.length === 0 && <p role="status">{t('shipping.none')}</p>}
        <div className={styles.submit}>
          <SendButton variant="quiet" name="show" value="shipping">
            {t('shipping.show')}
          </SendButton>
        </div>
      </SendingForm>
    </div>
  );
}
