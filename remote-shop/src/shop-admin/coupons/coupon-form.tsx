import { useTranslation } from '@sahra/shared/facade';
import { stateOf, type AdminActionResult } from '@sahra/shared/forms/admin-action';
import { errorOf, valueOf } from '@sahra/shared/forms/form-state';
import { AdminActionForm } from '@sahra/shared/parts/admin-parts/admin-action-form';
import { Field } from '@sahra/shared/parts/field';
import { RadioGroup } from '@sahra/shared/parts/radio-group';
import { TextArea } from '@sahra/shared/parts/text-area';
import { isolated } from '../../ui/isolated.ts';
import longForm from '../long-form.module.css';
import { amountText, SHOP_CURRENCY } from '../typed-values.ts';
import { CategoryChoices } from './category-choices.tsx';
import { couponFields, kinds, type CouponField } from './coupon-values.ts';
import type { ManagedCoupon } from './load-coupons.ts';

/** For a coupon that is to be. */
export const NEW = 'new';

interface CouponFormProps {
  /** Null: it is to be. */
  coupon: ManagedCoupon | null;
  categories: readonly { slug: string; name: string }[];
  answer: AdminActionResult;
}

/** What the fields hold at first. */
function storedOf(coupon: ManagedCoupon | null): Partial<Record<CouponField, string>> {
  if (!coupon) return { kind: 'percent' };
  const { kind, value, minimum, currency, startsOn, endsOn, useLimit, useLimitPerCustomer, products } = coupon;
  const values = { percent: String(value), fixed: amountText(value, currency), 'free-shipping': '' };
  return {
    ...{ kind, value: values[kind], minimum: minimum > 0 ? amountText(minimum, currency) : '' },
    ...{ startsOn: startsOn ?? '', endsOn: endsOn ?? '' },
    ...{ useLimit: String(useLimit ?? ''), useLimitPerCustomer: String(useLimitPerCustomer ?? '') },
    products: products.map(({ sku }) => sku).join('\n'),
  };
}

/** What a coupon takes off, when, how often, and for what. */
export function CouponForm({ coupon, categories, answer }: CouponFormProps) {
  const { t } = useTranslation('coupons');
  const [intent, target] = coupon ? (['change', coupon.code] as const) : (['create', NEW] as const);
  const state = stateOf(answer, intent, target);
  const stored = storedOf(coupon);
  const messages: Partial<Record<string, string>> = {
    ...(state?.code === 'coupon_taken' && { code: t('errors.taken') }),
    ...(state?.code === 'limit_below_uses' && { useLimit: t('errors.limitBelowUses') }),
  };
  const messageOf = (name: CouponField) => errorOf(state, name) && (messages[name] ?? t(`errors.${name}`));
  const idOf = (name: CouponField) => `coupon-${name}`;
  const common = (name: CouponField) => {
    const error = messageOf(name);
    const defaultValue = valueOf(state, name) ?? (state ? '' : (stored[name] ?? ''));
    return { id: idOf(name), name, label: t(`form.${name}`), defaultValue, ...(error && { error }) };
  };
  const field = (name: CouponField) => ({ ...common(name), autoComplete: 'off', maxLength: 60 });
  const number = (name: CouponField) => ({ ...field(name), inputMode: 'decimal' as const, dir: 'ltr' });
  const day = (name: CouponField) => ({ ...common(name), type: 'date', isOptional: true });
  const currency = isolated(coupon?.currency ?? SHOP_CURRENCY);
  return (
    <AdminActionForm
      intent={intent}
      target={target}
      answer={answer}
      label={coupon ? t('form.change', { code: isolated(coupon.code) }) : t('form.create')}
      button={t(coupon ? 'form.save' : 'form.make')}
      variant="primary"
      errors={couponFields.flatMap((name) => {
        const message = messageOf(name);
        return message ? [{ id: idOf(name), message }] : [];
      })}
    >
      <section className={longForm.fields}>
        {!coupon && (
          <Field {...field('code')} dir="ltr" required hint={t('form.codeHint')} className={longForm.whole} />
        )}
        <RadioGroup
          {...common('kind')}
          required
          className={longForm.whole}
          options={kinds.map((kind) => ({ value: kind, label: t(`form.kinds.${kind}`) }))}
        />
        <Field {...number('value')} hint={t('form.valueHint', { currency })} />
        <Field {...number('minimum')} isOptional hint={t('form.minimumHint', { currency })} />
        <Field {...day('startsOn')} hint={t('form.startsHint')} />
        <Field {...day('endsOn')} hint={t('form.endsHint')} />
        <Field {...number('useLimit')} isOptional hint={t('form.limitHint')} />
        <Field {...number('useLimitPerCustomer')} isOptional hint={t('form.limitHint')} />
        <TextArea
          {...common('products')}
          isOptional
          rows={3}
          dir="ltr"
          className={longForm.whole}
          hint={t('form.productsHint')}
        />
        <CategoryChoices
          id={idOf('categories')}
          categories={categories}
          chosen={coupon?.categories.map(({ slug }) => slug) ?? []}
          state={state}
          error={messageOf('categories')}
        />
      </section>
    </AdminActionForm>
  );
}
