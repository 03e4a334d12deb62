import { useState, type FormEvent, type MouseEvent } from 'react';
import { Button, classNames, Form, useTranslation, type LineItem } from '@sahra/shared/facade';
import { MAX_PIECES, quantityOf } from '@sahra/shared/form-rules/cart-rules';
import { paths } from '../paths.ts';
import styles from './quantity-form.module.css';

interface QuantityFormProps {
  line: LineItem;
  /** So many as their shopper sees: perhaps not saved yet. */
  quantity: number;
  /** Names what is wrong with the number. */
  describedBy: string | undefined;
  onChange: (quantity: number) => void;
  /** None of it is wanted any more. */
  onNone: () => void;
  /** What was typed is no quantity. */
  onRefuse: () => void;
}

/** How many of it: a number to type and two buttons. Without scripts each of the three is sent to the page. */
export function QuantityForm({ line, quantity, describedBy, onChange, onNone, onRefuse }: QuantityFormProps) {
  const { t } = useTranslation('cart');
  const [typed, setTyped] = useState<string>();
  const { variantId, available } = line;
  const { name } = line.product;
  const most = Math.min(MAX_PIECES, available);

  const want = (next: number) => {
    setTyped(undefined);
    if (next === 0) onNone();
    else onChange(next);
  };
  const type = (text: string) => {
    setTyped(text);
    const next = quantityOf(text);
    if (next) onChange(next);
  };
  const finish = () => {
    if (typed === undefined) return;
    const next = quantityOf(typed);
    if (next === undefined) {
      setTyped(undefined);
      onRefuse();
    } else want(next);
  };
  const step = (next: number) => (event: MouseEvent) => {
    event.preventDefault();
    if (next <= most || next < quantity) want(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    finish();
  };
  return (
    <Form method="post" action={paths.cart.href()} onSubmit={submit} className={styles.form}>
      <input type="hidden" name="intent" value="quantity" />
      <input type="hidden" name="variantId" value={variantId} />
      {/* What Enter presses, where scripts do not run: the first button of a form. */}
      <button type="submit" hidden>
        {t('update')}
      </button>
      <div className={styles.stepper}>
        <button
          type="submit"
          name="set"
          value={quantity - 1}
          aria-label={t('fewer', { name })}
          className={styles.step}
          onClick={step(quantity - 1)}
        >
          <span aria-hidden="true">−</span>
        </button>
        <input
          name="quantity"
          inputMode="numeric"
          autoComplete="off"
          aria-label={t('quantityOf', { name })}
          aria-describedby={describedBy}
          aria-invalid={describedBy ? true : undefined}
          value={typed ?? quantity}
          maxLength={4}
          className={classNames('form-control', styles.number)}
          onChange={(event) => type(event.target.value)}
          onBlur={finish}
        />
        <button
          type="submit"
          name="set"
          value={quantity + 1}
          aria-label={t('more', { name })}
          aria-disabled={quantity >= most || undefined}
          className={styles.step}
          onClick={step(quantity + 1)}
        >
          <span aria-hidden="true">+</span>
        </button>
      </div>
      <Button type="submit" variant="quiet" className={styles.submit}>
        {t('update')}
      </Button>
    </Form>
  );
}
