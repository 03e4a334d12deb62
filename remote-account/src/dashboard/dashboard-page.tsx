import {
  classNames,
  formatDate,
  Slot,
  useLanguage,
  useLoaderData,
  useTranslation,
  useHrefTo,
} from '@sahra/shared/facade';
import type { PaidPlan } from '@sahra/shared/form-rules/subscription-choices';
import { AccountFrame } from '@sahra/shared/parts/account/account-frame';
import { paths } from '../paths.ts';
import styles from './dashboard.module.css';
import type { loader } from './load-dashboard.ts';
import { OverviewCard } from './overview-card.tsx';

export { loader } from './load-dashboard.ts';
export { AccountSkeleton as Skeleton } from '@sahra/shared/parts/account/account-skeleton';

interface SubscriptionCardProps {
  running: { plan: PaidPlan; paidUntil: string } | null;
  hasRequest: boolean;
}

/** The month that runs, the request that waits, or that there is neither. */
function SubscriptionCard({ running, hasRequest }: SubscriptionCardProps) {
  const { t } = useTranslation('account');
  const { code } = useLanguage();
  const text = running
    ? t(`dashboard.subscription.${running.plan}`, { date: formatDate(running.paidUntil, code) })
    : t(hasRequest ? 'dashboard.subscription.requested' : 'dashboard.subscription.none');
  return <OverviewCard title={t('subscription.title')} text={text} href={paths.subscription.href()} />;
}

/** What there is of a member, at a glance. */
export default function DashboardPage() {
  const { t } = useTranslation('account');
  const { code } = useLanguage();
  const { details, subscription, watchlist } = useLoaderData<typeof loader>();
  const ownList = useHrefTo()('streaming.watchlist');
  // Isolated from the text around it: a name may be of another direction.
  const name = `\u2068${details.name}\u2069`;
  const kept = watchlist?.total
    ? t('dashboard.watchlist.count', { count: watchlist.total })
    : t('dashboard.watchlist.none');
  return (
    <AccountFrame
      title={t('dashboard.greeting', { name })}
      tagline={t('dashboard.since', { date: formatDate(details.memberSince, code) })}
      picture={details.picture}
    >
      <ul role="list" className={styles.grid}>
        {subscription && <SubscriptionCard running={subscription.running} hasRequest={subscription.open !== null} />}
        {watchlist && ownList && <OverviewCard title={t('dashboard.watchlist.title')} text={kept} href={ownList} />}
        <OverviewCard title={t('details.title')} text={t('dashboard.details')} href={paths.details.href()} />
        <OverviewCard title={t('addresses.title')} text={t('addresses.tagline')} href={paths.addresses.href()} />
        <OverviewCard title={t('security.title')} text={t('security.tagline')} href={paths.security.href()} />
        <OverviewCard title={t('devices.title')} text={t('devices.tagline')} href={paths.devices.href()} />
      </ul>
      <div className={classNames(styles.grid, styles.others)}>
        <Slot name="account.overview" />
      </div>
    </AccountFrame>
  );
}
