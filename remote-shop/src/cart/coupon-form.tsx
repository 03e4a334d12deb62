import { useTranslation, type Cart } from '@sahra/shared/facade';
import { errorOf, valueOf, type FormState } from '@sahra/shared/forms/form-state';
import { Field } from '@sahra/shared/parts/field';
import { SendButton } from '@sahra/shared/parts/send-button';
import { SendingForm } from '@sahra/shared/parts/sending-form';
import { paths } from '../paths.ts';
import styles from './coupon-form.module.css';
import { couponProblems } from './coupon-problems.ts';

interface CouponFormProps {
  coupon: Cart['coupon'];
  /** The form that was refused. */
  state: FormState | undefined;
  /** It was sent without a code. */
  isMissing: boolean;
}

/** The coupon that is applied, and why it does not count for now. */
function AppliedCoupon({ coupon: { code, problem } }: { coupon: NonNullable<Cart['coupon']> }) {
  const { t } = useTranslation('cart');
  return (
    <SendingForm action={paths.cart.href()} label={t('coupon.title')} hasTrap={false}>
      <input type="hidden" name="intent" value="remove-coupon" />
      <div className={styles.applied}>
        <span>
          {t('coupon.applied')}{' '}
          <code dir="ltr" className={styles.code}>
            {code}
          </code>
        </span>
        <SendButton variant="quiet" name="remove" value="coupon">
          {t('coupon.remove')}
        </SendButton>
      </div>
      {problem && (
        <p role="status" className={styles.problem}>
          {t(`coupon.problems.${problem}`)}
        </p>
      )}
    </SendingForm>
  );
}

/** Takes a code; one that is refused stays in its field, with the reason below. */
export function CouponForm({ coupon, state, isMissing }: CouponFormProps) {
  const { t } = useTranslation('cart');
  if (coupon) return <AppliedCoupon coupon={coupon} />;
  const refusal = errorOf(state, 'code');
  const known = couponProblems.find((problem) => problem === refusal);
  const error = isMissing
    ? t('coupon.missing')
    : known
      ? t(`coupon.problems.${known}`)
      : refusal && t('coupon.problems.coupon_unknown');
  return (
    <SendingForm action={paths.cart.href()} label={t('coupon.title')} hasTrap={false}>
      <input type="hidden" name="intent" value="coupon" />
      <Field
        key={state?.at}
        id="cart-coupon"
        name="code"
        label={t('coupon.label')}
        defaultValue={valueOf(state, 'code')}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={100}
        {...(error && { error })}
      />
      <SendButton variant="quiet" name="apply" value="coupon">
        {t('coupon.apply')}
      </SendButton>
    </SendingForm>
  );
}
