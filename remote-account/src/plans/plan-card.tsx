import {
  Badge,
  formatMoney,
  Icon,
  useLanguage,
  useTranslation,
  type Plan,
  type Subscription,
} from '@sahra/shared/facade';
import styles from './plan-card.module.css';
import { PlanFoot } from './plan-foot.tsx';
import { standingOf } from './plan-standing.ts';

interface PlanCardProps {
  plan: Plan;
  /** What the member has who looks at it; null: a visitor. */
  own: Subscription | null;
}

/** One plan: what it costs a month, what it gives, and the way to it. */
export function PlanCard({ plan, own }: PlanCardProps) {
  const { t } = useTranslation('plans');
  const { code } = useLanguage();
  const { badge, standsOut } = standingOf(plan, own);
  const variant = standsOut ? 'primary' : 'quiet';
  return (
    <article className={styles.plan} data-stands-out={standsOut || undefined}>
      <header className={styles.head}>
        <h2 className={styles.name}>{plan.name}</h2>
        {badge && <Badge tone={badge === 'yours' && !standsOut ? 'neutral' : 'accent'}>{t(`badge.${badge}`)}</Badge>}
      </header>
      <p className={styles.price}>
        <bdi className={styles.amount}>{formatMoney(plan.price, code, true)}</bdi>{' '}
        <span className={styles.period}>{t('perMonth')}</span>
      </p>
      <p className={styles.description}>{plan.description}</p>
      <ul className={styles.features} aria-label={t('features')}>
        {plan.features.map((feature) => (
          <li key={feature}>
            <Icon name="check" className={styles.check} />
            {feature}
          </li>
        ))}
      </ul>
      <footer className={styles.foot}>
        <PlanFoot plan={plan} own={own} variant={variant} />
      </footer>
    </article>
  );
}
