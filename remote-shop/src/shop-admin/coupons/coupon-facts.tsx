import {
  Badge,
  formatDate,
  formatList,
  formatMoney,
  formatNumber,
  useLanguage,
  useTranslation,
} from '@sahra/shared/facade';
import { isolated } from '../../ui/isolated.ts';
import styles from '../admin.module.css';
import type { ManagedCoupon } from './load-coupons.ts';

/** As many names stand in a line. */
const NAMES = 4;
/** A day, as a moment of it. */
const noonOf = (day: string) => `${day}T12:00:00Z`;

/** How a coupon stands, as a badge. */
export function CouponState({ state }: Pick<ManagedCoupon, 'state'>) {
  const { t } = useTranslation('coupons');
  return <Badge tone={state === 'running' ? 'accent' : 'neutral'}>{t(`states.${state}`)}</Badge>;
}

/** What a coupon takes off, when, how often it was used, and what it is for. */
export function CouponFacts({ coupon }: { coupon: ManagedCoupon }) {
  const { t } = useTranslation('coupons');
  const { code } = useLanguage();
  const { kind, value, currency, minimum, startsOn, endsOn, useLimit, useLimitPerCustomer, useTotal } = coupon;
  const money = (amount: number) => isolated(formatMoney({ amount, currency }, code));
  const number = (count: number) => isolated(formatNumber(count, code));
  const day = (text: string) => formatDate(noonOf(text), code, { dateStyle: 'medium' });
  const takesOff = {
    percent: () => t('takesOff.percent', { percent: isolated(formatNumber(value / 100, code, { style: 'percent' })) }),
    fixed: () => t('takesOff.fixed', { amount: money(value) }),
    'free-shipping': () => t('takesOff.free-shipping'),
  };
  const names = [...coupon.categories, ...coupon.products].map(({ name }) => isolated(name));
  const shown = names.length > NAMES ? [...names.slice(0, NAMES), '…'] : names;
  const facts = [
    takesOff[kind](),
    minimum > 0 && t('minimum', { amount: money(minimum) }),
    startsOn && t('from', { date: day(startsOn) }),
    endsOn && t('until', { date: day(endsOn) }),
    useLimit === null
      ? t('uses', { used: number(useTotal) })
      : t('usesOf', { used: number(useTotal), limit: number(useLimit) }),
    useLimitPerCustomer !== null && t('perCustomer', { limit: number(useLimitPerCustomer) }),
    names.length > 0 && t('onlyFor', { list: formatList(shown, code) }),
  ];
  return (
    <ul role="list" className={styles.facts}>
      {facts.map((fact) => fact && <li key={fact}>{fact}</li>)}
    </ul>
  );
}
