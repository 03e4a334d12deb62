import { formatDate, paths, useLanguage, useTranslation } from '@sahra/shared/facade';
import type { PaidPlan } from '@sahra/shared/form-rules/subscription-choices';
import { OverviewCard } from './overview-card.tsx';

interface SubscriptionCardProps {
  running: { plan: PaidPlan; paidUntil: string } | null;
  hasRequest: boolean;
}

/** The month that runs, the request that waits, or that there is neither. */
export function SubscriptionCard({ running, hasRequest }: SubscriptionCardProps) {
  const { t } = useTranslation('account');
  const { code } = useLanguage();
  const text = running
    ? t(`dashboard.subscription.${running.plan}`, { date: formatDate(running.paidUntil, code) })
    : t(hasRequest ? 'dashboard.subscription.requested' : 'dashboard.subscription.none');
  return <OverviewCard title={t('account.tabs.subscription')} text={text} href={paths.subscription.href()} />;
}
