import { formatDate, formatNumber, Link, useLanguage, useTranslation, type Download } from '@sahra/shared/facade';
import { Card, CardTitle } from '@sahra/shared/parts/card';
import { Facts } from '@sahra/shared/parts/account/facts';
import { paths } from '../paths.ts';

/** One file: of which order it is, how often and until when it can be loaded. */
export function DownloadCard({ download: { name, orderNumber, timesLeft, expiresAt } }: { download: Download }) {
  const { t } = useTranslation('account');
  const { code } = useLanguage();
  const order = (
    <Link to={paths.order.href(orderNumber)}>
      <bdi dir="ltr">{orderNumber}</bdi>
    </Link>
  );
  return (
    <Card variant="quiet">
      <CardTitle level={2}>
        <bdi>{name}</bdi>
      </CardTitle>
      <Facts
        isRow
        facts={[
          [t('downloads.order'), order],
          [
            t('downloads.timesLeft'),
            timesLeft === null ? t('downloads.asOftenAsYouLike') : formatNumber(timesLeft, code),
          ],
          [t('downloads.until'), expiresAt === null ? t('downloads.forEver') : formatDate(expiresAt, code)],
        ]}
      />
    </Card>
  );
}
