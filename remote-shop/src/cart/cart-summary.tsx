import type { FormEvent } from 'react';
import { Form, useTranslation, type Cart } from '@sahra/shared/facade';
import type { Country } from '@sahra/shared/forms/country-names';
import type { FormState } from '@sahra/shared/forms/form-state';
import { SendButton } from '@sahra/shared/parts/send-button';
import { paths } from '../paths.ts';
import { Totals } from '../ui/totals.tsx';
import styles from './cart-page.module.css';
import { CouponForm } from './coupon-form.tsx';
import { ShippingEstimate } from './shipping-estimate.tsx';

interface CartSummaryProps {
  cart: Cart;
  countries: readonly Country[];
  isBusy: boolean;
  /** Saves what is not saved yet; undefined: everything is. */
  flush: () => Promise<void> | undefined;
  couponState: FormState | undefined;
  isCodeMissing: boolean;
}

/** What the cart comes to, what changes that, and the way to the checkout. */
export function CartSummary({ cart, countries, isBusy, flush, couponState, isCodeMissing }: CartSummaryProps) {
  const { t } = useTranslation('cart');
  const goOn = (event: FormEvent<HTMLFormElement>) => {
    // The last quantity first: the checkout is to hold as many.
    const saving = flush();
    if (!saving) return;
    event.preventDefault();
    const form = event.currentTarget;
    void saving.then(() => form.requestSubmit());
  };
  return (
    <aside aria-labelledby="cart-totals" className={styles.aside}>
      <section aria-labelledby="cart-coupon-title" className={styles.block}>
        <h2 id="cart-coupon-title" className={styles.heading}>
          {t('coupon.title')}
        </h2>
        <CouponForm coupon={cart.coupon} state={couponState} isMissing={isCodeMissing} />
      </section>
      {cart.needsShipping && (
        <section aria-labelledby="cart-shipping-title" className={styles.block}>
          <h2 id="cart-shipping-title" className={styles.heading}>
            {t('shipping.title')}
          </h2>
          <ShippingEstimate cart={cart} countries={countries} />
        </section>
      )}
      <section aria-labelledby="cart-totals" className={styles.block}>
        <h2 id="cart-totals" className={styles.heading}>
          {t('totals.title')}
        </h2>
        <Totals cart={cart} isBusy={isBusy} />
        <Form method="post" action={paths.checkout.href()} onSubmit={goOn} className={styles.checkout}>
          <input type="hidden" name="intent" value="hold" />
          <SendButton>{t('checkout')}</SendButton>
        </Form>
      </section>
    </aside>
  );
}
