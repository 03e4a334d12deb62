import { Badge, ButtonLink, formatMoney, Icon, paths, useLanguage, useTranslation, type Plan } from '@sahra/shared/facade';
import styles from './plan-card.module.css';

/** One plan: what it costs a month, what it gives. Only the free one has a way in so far, and it needs no account. */
export function PlanCard({ plan }: { plan: Plan }) {
  const { t } = useTranslation('account');
  const { code } = useLanguage();
  const isFree = plan.price.amount === 0;
  return (
    <article className={styles.plan} data-recommended={plan.isRecommended || undefined}>
      <header className={styles.head}>
        <h2 className={styles.name}>{plan.name}</h2>
        {plan.isRecommended && <Badge tone="accent">{t('plans.recommended')}</Badge>}
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
        {isFree ? (
          <ButtonLink variant="primary" to={paths.home.href()}>
            {t('plans.startWatching')}
          </ButtonLink>
        ) : (
          <p className={styles.soon}>
            <Icon name="clock" />
            {t('plans.opensSoon')}
          </p>
        )}
      </footer>
    </article>
  );
}
