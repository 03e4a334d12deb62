import { useEffect, useState, type ChangeEvent } from 'react';
import { formatMoney, Link, useHrefTo, useLanguage, useSession, useTranslation } from '@sahra/shared/facade';
import { Checkbox } from '@sahra/shared/parts/checkbox';
import { FormProblems } from '@sahra/shared/parts/form-problems';
import { RequiredNote } from '@sahra/shared/parts/required-note';
import { SendButton } from '@sahra/shared/parts/send-button';
import { SendingForm } from '@sahra/shared/parts/sending-form';
import { TextArea } from '@sahra/shared/parts/text-area';
import { valueOf } from '@sahra/shared/forms/form-state';
import { checkoutLimits } from '@sahra/shared/form-rules/checkout-rules';
import { paths } from '../paths.ts';
import { isolated } from '../ui/isolated.ts';
import { AddressFields } from './address-fields.tsx';
import { CartChanges } from './cart-changes.tsx';
import type { CheckoutState } from './checkout-action.ts';
import styles from './checkout.module.css';
import { draftKey, saveDraft } from './draft.ts';
import { HoldNotice } from './hold-notice.tsx';
import type { loader } from './load-checkout.ts';
import { OrderReview } from './order-review.tsx';
import { PaymentChoice, ShippingChoice, TermsChoice } from './checkout-choices.tsx';
import { seenOf } from './seen-cart.ts';
import type { useCheckoutCart } from './use-checkout-cart.ts';
import { useCheckoutFields } from './use-checkout-fields.ts';

interface CheckoutFormProps {
  loaded: Awaited<ReturnType<typeof loader>>;
  live: ReturnType<typeof useCheckoutCart>;
  state: CheckoutState | undefined;
  /** What was typed in this tab before. */
  draft: Readonly<Record<string, string>>;
}

/** The key is this tab's: what the server sends may be another visitor's too. */
const fillKey = (input: HTMLInputElement | null) => {
  if (input && !input.value) input.value = draftKey();
};

const keep = ({ target }: ChangeEvent<HTMLElement>) => {
  const { form } = target as HTMLInputElement;
  if (form) saveDraft(form);
};

/** A guest may go on as one, or sign in and come back. */
function GuestLine() {
  const { t } = useTranslation('checkout');
  const signIn = useHrefTo()('account.sign-in', {}, { next: paths.checkout.href() });
  if (useSession() || !signIn) return null;
  return (
    <p className={styles.guest}>
      {t('guest.text')} <Link to={signIn}>{t('guest.signIn')}</Link>
    </p>
  );
}

/** Where it goes, how it is paid, what it comes to: the form of an order. */
export function CheckoutForm({ loaded, live, state, draft }: CheckoutFormProps) {
  const { t } = useTranslation('checkout');
  const { code } = useLanguage();
  const { address, countries, now } = loaded;
  const { cart, isBusy, sendTo } = live;
  const defaults: Record<string, string> = { ...address, shippingCountry: address.country, ...draft };
  const fields = useCheckoutFields(state, defaults);
  const first = (name: string) => valueOf(state, name) ?? defaults[name] ?? '';
  const [country, setCountry] = useState(first('country'));
  const [shippingCountry, setShippingCountry] = useState(first('shippingCountry'));
  const [isElsewhere, setIsElsewhere] = useState(first('isShippingElsewhere') === 'on');
  const destination = isElsewhere ? shippingCountry : country;

  useEffect(() => {
    if (cart.needsShipping && destination && destination !== cart.country)
      void sendTo({ country: destination, method: null });
  }, [cart.needsShipping, cart.country, destination, sendTo]);

  const isAgain = state?.changes !== undefined;
  const total = isolated(formatMoney(cart.total, code));
  return (
    <div onChange={keep}>
      <SendingForm id={fields.id} label={t('form')} hasTrap={false}>
        {/* What Enter presses, where scripts do not run: the first button of a form. */}
        <button type="submit" hidden>
          {t('place')}
        </button>
        <input ref={fillKey} type="hidden" name="key" defaultValue="" />
        <input type="hidden" name="expectedTotal" value={cart.total.amount} />
        <input type="hidden" name="seen" value={JSON.stringify(seenOf(cart))} />
        <FormProblems
          state={state}
          errors={fields.errors}
          failureTitle={t('failed.title')}
          failureText={state?.code === 'idempotency_key_reused' ? t('failed.placed') : t('failed.text')}
        />
        {state && <CartChanges state={state} total={cart.total} />}
        {live.failure && !state?.failure && <p role="alert">{t('failed.cart')}</p>}
        <HoldNotice
          heldUntil={cart.heldUntil}
          now={now}
          isRefused={live.isHoldRefused}
          hasFailed={live.failure !== undefined}
          onHold={() => void live.hold()}
        />
        <GuestLine />
        <RequiredNote />
        <div className={styles.columns}>
          <div className={styles.main}>
            <fieldset className={styles.block}>
              <legend className={styles.legend}>{t('billing')}</legend>
              <AddressFields of="billing" {...{ fields, countries, country }} onCountry={setCountry} />
            </fieldset>
            {cart.needsShipping && (
              <>
                <Checkbox
                  {...fields.checkbox('isShippingElsewhere')}
                  label={t('elsewhere')}
                  defaultChecked={isElsewhere}
                  onChange={(event) => setIsElsewhere(event.currentTarget.checked)}
                />
                <details open={isElsewhere} className={styles.elsewhere}>
                  <summary>{t('shipping')}</summary>
                  <fieldset className={styles.block}>
                    <legend className={styles.legend}>{t('shipping')}</legend>
                    <AddressFields
                      of="shipping"
                      {...{ fields, countries, country: shippingCountry }}
                      onCountry={setShippingCountry}
                    />
                  </fieldset>
                </details>
                <ShippingChoice
                  {...{ cart, fields, countries, destination, isBusy }}
                  onChoose={(method) => void sendTo({ country: destination, method })}
                />
              </>
            )}
            <PaymentChoice fields={fields} />
            <TextArea
              {...fields.field('notes')}
              label={t('notes.label')}
              hint={t('notes.hint')}
              isOptional
              limit={checkoutLimits.notes.max}
              dir="auto"
            />
          </div>
          <div className={styles.aside}>
            <OrderReview cart={cart} isBusy={isBusy} />
            <div className={styles.place}>
              <TermsChoice fields={fields} />
              <SendButton>{isAgain ? t('placeAgain', { total }) : t('place')}</SendButton>
            </div>
          </div>
        </div>
      </SendingForm>
    </div>
  );
}
