import type { ReactNode } from 'react';
import {
  ButtonLink,
  can,
  formatDate,
  Icon,
  useLanguage,
  useTranslation,
  useHrefTo,
  type ButtonVariant,
  type IconName,
  type Plan,
  type Subscription,
} from '@sahra/shared/facade';
import { paths } from '../paths.ts';
import { useRedirectTarget } from '../ui/use-redirect-target.ts';
import { usePlanText } from '../ui/use-plan-text.ts';
import styles from './plan-card.module.css';

interface PlanFootProps {
  plan: Plan;
  /** Null: a visitor. */
  own: Subscription | null;
  /** Of the button: one plan stands out. */
  variant: ButtonVariant;
}

const Note = ({ icon, children }: { icon?: IconName; children: ReactNode }) => (
  <p className={styles.note}>
    {icon && <Icon name={icon} className={styles.noteIcon} />}
    <span>{children}</span>
  </p>
);

/** What one can do about a plan: watch, choose it, see how it stands. */
export function PlanFoot({ plan, own, variant }: PlanFootProps) {
  const { t } = useTranslation(['plans', 'subscription']);
  const next = useRedirectTarget();
  const hrefTo = useHrefTo();
  if (plan.price.amount === 0) {
    return (
      <ButtonLink variant={variant} to={next ?? hrefTo('streaming.home')}>
        {t('startWatching')}
      </ButtonLink>
    );
  }
  if (own && !can(own.role, 'request-subscription')) return <Note>{t('subscription:forAdmins')}</Note>;
  return (
    <>
      {own && <Standing plan={plan} own={own} />}
      <Way plan={plan} own={own} variant={variant} />
    </>
  );
}

/** What the member has of a plan: months that are paid, a request. */
function Standing({ plan, own: { running, paidThrough, open } }: { plan: Plan; own: Subscription }) {
  const { t } = useTranslation(['plans', 'subscription']);
  const { code } = useLanguage();
  return (
    <>
      {running?.plan === plan.code && (
        <>
          <Note icon="clock">{t('until', { date: formatDate(running.paidUntil, code) })}</Note>
          {paidThrough !== null && paidThrough !== running.paidUntil && (
            <Note>{t('subscription:current.through', { date: formatDate(paidThrough, code) })}</Note>
          )}
        </>
      )}
      {open?.plan === plan.code && <Note icon="clock">{t('waits', { date: formatDate(open.requestedAt, code) })}</Note>}
    </>
  );
}

/** The way to a plan. As there is one request at a time, an open one is all that can be gone on with. */
function Way({ plan, own, variant }: PlanFootProps) {
  const { t } = useTranslation('plans');
  const { planOf } = usePlanText();
  const next = useRedirectTarget();
  if (own?.open) {
    return own.open.plan === plan.code ? (
      <ButtonLink variant="primary" to={paths.subscription.href()}>
        {t('seeRequest')}
      </ButtonLink>
    ) : (
      <Note>{t('oneAtATime', { plan: planOf(own.open.plan) })}</Note>
    );
  }
  const isRunning = own?.running?.plan === plan.code;
  return (
    <ButtonLink
      variant={variant}
      to={own ? paths.pricing.href(next, plan.code) : paths.signUp.href(paths.pricing.href(next, plan.code))}
    >
      {t(isRunning ? 'anotherMonth' : 'choose', { plan: planOf(plan.code) })}
    </ButtonLink>
  );
}
