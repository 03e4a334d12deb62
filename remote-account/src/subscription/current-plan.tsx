import { ButtonLink, formatDate, paths, useLanguage, useTranslation, type Subscription } from '@sahra/shared/facade';
import { Card, CardTitle } from '@sahra/shared/parts/card';
import { usePlanText } from '../ui/use-plan-text.ts';
import styles from './subscription.module.css';

/** The plan that one has now, and until when. */
export function CurrentPlan({ own: { running, paidThrough, open, role } }: { own: Subscription }) {
  const { t } = useTranslation('account');
  const { code } = useLanguage();
  const { planOf } = usePlanText();
  const until = running && formatDate(running.paidUntil, code);
  return (
    <Card as="section">
      <CardTitle level={2}>{running ? planOf(running.plan) : t('subscription.plans.free')}</CardTitle>
      <p>{until ? t('subscription.current.until', { date: until }) : t('subscription.current.free')}</p>
      {running && paidThrough && paidThrough !== running.paidUntil && <p>{t('subscription.current.through', { date: formatDate(paidThrough, code) })}</p>}
      {role === 'admin' && <p>{t('plans.forAdmins')}</p>}
      {role !== 'admin' && !open && (
        <div className={styles.actions}>
          <ButtonLink variant={running ? 'quiet' : 'primary'} to={paths.pricing.href()}>
            {t(running ? 'subscription.current.more' : 'subscription.current.choose')}
          </ButtonLink>
        </div>
      )}
    </Card>
  );
}
