import {
  Button,
  Form,
  formatDate,
  formatNumber,
  Link,
  useLanguage,
  useTranslation,
  VisuallyHidden,
} from '@sahra/shared/facade';
import type { Download } from '@sahra/shared/facade';
import { Facts } from '@sahra/shared/parts/account/facts';
import { Card, CardActions, CardTitle } from '@sahra/shared/parts/card';
import { paths } from '../../paths.ts';

interface DownloadCardProps {
  download: Download;
  /** The page whose action leads to the file. */
  action: string;
  level: 2 | 3;
  /** The page of its order; absent where it stands on that page. */
  hasOrder?: boolean;
  /** Files end while a page is open: the time at which it was made. */
  now: number;
}

/** Why a file cannot be had any more. */
const endOf = ({ timesLeft, expiresAt }: Download, now: number) => {
  if (expiresAt !== null && Date.parse(expiresAt) <= now) return 'expired';
  return timesLeft === 0 ? 'used' : undefined;
};

/** One file: of which order it is, how often and until when it can be loaded, and the button that loads it. */
export function DownloadCard({ download, action, level, hasOrder, now }: DownloadCardProps) {
  const { t } = useTranslation('orders');
  const { code } = useLanguage();
  const { id, name, orderNumber, timesLeft, expiresAt } = download;
  const end = endOf(download, now);
  const order = (
    <Link to={paths.ownOrder.href(orderNumber)}>
      <bdi dir="ltr">{orderNumber}</bdi>
    </Link>
  );
  const facts = [
    [t('downloads.order'), hasOrder && order],
    [t('downloads.timesLeft'), timesLeft === null ? t('downloads.asOftenAsYouLike') : formatNumber(timesLeft, code)],
    [t('downloads.until'), expiresAt === null ? t('downloads.forEver') : formatDate(expiresAt, code)],
  ] as const;
  return (
    <Card variant="quiet">
      <CardTitle level={level}>
        <bdi>{name}</bdi>
      </CardTitle>
      <Facts isRow facts={facts.filter(([, value]) => value)} />
      <CardActions>
        {end ? (
          t(`downloads.ends.${end}`)
        ) : (
          // The browser’s own form: what answers it is a file, and the page stays where it is.
          <Form method="post" action={action} reloadDocument>
            <input type="hidden" name="intent" value="download" />
            <Button type="submit" variant="primary" name="download" value={id}>
              {t('downloads.load')} <VisuallyHidden>{name}</VisuallyHidden>
            </Button>
          </Form>
        )}
      </CardActions>
    </Card>
  );
}
