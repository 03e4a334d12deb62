import { Badge, formatMoney, Icon, useLanguage, useTranslation, type Plan, type Subscription } from '@sahra/shared/facade';
import styles from './plan-card.module.css';
import { PlanFoot } from './plan-foot.tsx';

interface PlanCardProps {
  plan: Plan;
  /** What the member has who looks at it; null: a visitor. */
  own: Subscription | null;
}

/** The plan that a member has now; without a paid month it is the free one. */
const isOwn = ({ code }: Plan, own: Subscription | null) => own !== null && own.role !== 'admin' && code === (own.running?.plan ?? 'free');

/** One plan: what it costs a month, what it gives, and the way to it. */
export function PlanCard({ plan, own }: PlanCardProps) {
  const { t } = useTranslation('account');
  const { code } = useLanguage();
  return (
    <article className={styles.plan} data-recommended={plan.isRecommended || undefined}>
      <header className={styles.head}>
        <h2 className={styles.name}>{plan.name}</h2>
        {isOwn(plan, own) ? <Badge>{t('plans.yours')}</Badge> : plan.isRecommended && <Badge tone="accent">{t('plans.recommended')}</Badge>}
      </header>
      <p className={styles.price}>
        <bdi className={styles.amount}>{formatMoney(plan.price, code)}</bdi> <span className={styles.period}>{t('plans.perMonth')}</span>
      </p>
      <p className={styles.description}>{plan.description}</p>
      <ul className={styles.features} aria-label={t('plans.features')}>
        {plan.features.map((feature) => (
          <li key={feature}>
            <Icon name="check" className={styles.check} />
            {feature}
          </li>
        ))}
      </ul>
      <footer className={styles.foot}>
        <PlanFoot plan={plan} own={own} />
      </footer>
    </article>
  );
}
