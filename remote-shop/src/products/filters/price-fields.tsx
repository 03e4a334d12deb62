import { useState } from 'react';
import { formatMoney, useLanguage, useTranslation, type ProductFacets } from '@sahra/shared/facade';
import { Field } from '@sahra/shared/parts/field';
import styles from './filter-form.module.css';
import { readAmount, type ListFilter } from './list-filter.ts';

interface AmountFieldProps {
  name: 'minPrice' | 'maxPrice';
  amount: string;
  onApply: () => void;
}

/** An amount that somebody types. It follows the address, and keeps the focus when that changes. */
function AmountField({ name, amount, onApply }: AmountFieldProps) {
  const { t } = useTranslation('filters');
  const [typed, setTyped] = useState({ text: amount, amount, isLeft: false });
  if (typed.amount !== amount) setTyped({ text: amount, amount, isLeft: false });
  const isAmount = typed.text === '' || readAmount(typed.text) !== undefined;
  const leave = () => {
    setTyped({ ...typed, isLeft: true });
    onApply();
  };
  return (
    <Field
      name={name}
      label={t(name)}
      error={typed.isLeft && !isAmount ? t('noAmount') : undefined}
      value={typed.text}
      onChange={(event) => setTyped({ text: event.target.value, amount, isLeft: false })}
      onBlur={leave}
      inputMode="decimal"
      autoComplete="off"
      maxLength={14}
      dir="ltr"
    />
  );
}

interface PriceFieldsProps {
  filter: ListFilter;
  facets: Pick<ProductFacets, 'price' | 'currency'>;
  onApply: () => void;
}

/** From which price to which, in whole units of the currency and the digits of any script. */
export function PriceFields({ filter: { minPrice = '', maxPrice = '' }, facets, onApply }: PriceFieldsProps) {
  const { t } = useTranslation('filters');
  const { code } = useLanguage();
  const { price } = facets;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('price')}</legend>
      {price && (
        <p className={styles.hint}>
          {t('priceRange', { lowest: formatMoney(price.lowest, code), highest: formatMoney(price.highest, code) })}
        </p>
      )}
      <div className={styles.amounts}>
        <AmountField name="minPrice" amount={minPrice} onApply={onApply} />
        <AmountField name="maxPrice" amount={maxPrice} onApply={onApply} />
      </div>
    </fieldset>
  );
}
