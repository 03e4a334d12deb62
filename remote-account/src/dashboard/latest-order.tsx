import { formatMoney, paths, useLanguage, useTranslation, type Order } from '@sahra/shared/facade';
import { OverviewCard } from './overview-card.tsx';

/** The last order, or the way to a first one. */
export function LatestOrder({ order }: { order: Order | undefined }) {
  const { t } = useTranslation('account');
  const { code } = useLanguage();
  if (!order)
    return (
      <OverviewCard title={t('dashboard.noOrder.title')} text={t('dashboard.noOrder.text')} href={paths.shop.href()} />
    );
  return (
    <OverviewCard
      title={t('dashboard.latestOrder')}
      href={paths.order.href(order.number)}
      text={
        <>
          <bdi dir="ltr">{order.number}</bdi> · <bdi>{formatMoney(order.total, code)}</bdi> ·{' '}
          {t(`orders.statuses.${order.status}`)}
        </>
      }
    />
  );
}
