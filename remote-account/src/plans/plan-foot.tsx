import { ButtonLink, formatDate, Icon, paths, useLanguage, useTranslation, type Plan, type Subscription } from '@sahra/shared/facade';
import { useNext } from '../ui/use-next.ts';
import { usePlanText } from '../ui/use-plan-text.ts';
import styles from './plan-card.module.css';

interface PlanFootProps {
  plan: Plan;
  /** Null: a visitor. */
  own: Subscription | null;
}

/** What one can do about a plan: watch, choose it, see how it stands. */
export function PlanFoot({ plan, own }: PlanFootProps) {
  const { t } = useTranslation('account');
  const { code } = useLanguage();
  const { planOf } = usePlanText();
  const next = useNext();
  if (plan.price.amount === 0) {
    return (
      <ButtonLink variant="primary" to={next ?? paths.home.href()}>
        {t('plans.startWatching')}
      </ButtonLink>
    );
  }
  if (own?.role === 'admin') return <p className={styles.note}>{t('plans.forAdmins')}</p>;
  if (own?.open?.plan === plan.code) {
    return (
      <ButtonLink variant="quiet" to={paths.subscription.href()}>
        {t('plans.seeRequest')}
      </ButtonLink>
    );
  }
  const isRunning = own?.running?.plan === plan.code;
  return (
    <>
      {isRunning && own.running && (
        <p className={styles.note}>
          <Icon name="clock" />
          {t('plans.until', { date: formatDate(own.running.paidUntil, code) })}
        </p>
      )}
      <ButtonLink variant="primary" to={own ? paths.pricing.href(next, plan.code) : paths.signUp.href(paths.pricing.href(next, plan.code))}>
        {t(isRunning ? 'plans.anotherMonth' : 'plans.choose', { plan: planOf(plan.code) })}
      </ButtonLink>
    </>
  );
}
