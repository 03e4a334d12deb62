import { ButtonLink, can, formatDate, useLanguage, useTranslation, type Subscription } from '@sahra/shared/facade';
import { Card, CardTitle } from '@sahra/shared/parts/card';
import { paths } from '../paths.ts';
import { usePlanText } from '../ui/use-plan-text.ts';
import styles from './subscription.module.css';

/** The plan that one has now, and until when. */
export function CurrentPlan({ own: { running, paidThrough, open, role } }: { own: Subscription }) {
  const { t } = useTranslation(['subscription', 'common']);
  const { code } = useLanguage();
  const { planOf } = usePlanText();
  const mayAsk = can(role, 'request-subscription');
  const until = running && formatDate(running.paidUntil, code);
  return (
    <Card as="section">
      <CardTitle level={2}>{running ? planOf(running.plan) : t('plans.free')}</CardTitle>
      <p>{until ? t('current.until', { date: until }) : t('common:freeToWatch')}</p>
      {running && paidThrough && paidThrough !== running.paidUntil && (
        <p>{t('current.through', { date: formatDate(paidThrough, code) })}</p>
      )}
      {!mayAsk && <p>{t('forAdmins')}</p>}
      {mayAsk && !open && (
        <div className={styles.actions}>
          <ButtonLink variant={running ? 'quiet' : 'primary'} to={paths.pricing.href()}>
            {t(running ? 'current.more' : 'current.choose')}
          </ButtonLink>
        </div>
      )}
    </Card>
  );
}
