import { formatNumber, Link, useLanguage, useMoment, useTranslation, type StockMovement } from '@sahra/shared/facade';
import { paths } from '../../paths.ts';
import { isolated } from '../../ui/isolated.ts';
import styles from '../admin.module.css';

/** The last changes of what is on the shelf, and who or what did them. */
export function StockLedger({ sku, movements }: { sku: string; movements: readonly StockMovement[] }) {
  const { t } = useTranslation('shop-admin');
  const { code } = useLanguage();
  const moment = useMoment();
  if (movements.length === 0) return <p>{t('stock.movementsNone')}</p>;
  return (
    <ol role="list" className={styles.list} aria-label={`${t('stock.ledger')} ${isolated(sku)}`}>
      {movements.map(({ id, change, reason, note, orderNumber, adminName, at }) => (
        <li key={id} className={styles.entry}>
          <span>
            <bdi>{formatNumber(change, code, { signDisplay: 'exceptZero' })}</bdi> · {t(`stock.reasons.${reason}`)}
            {orderNumber && (
              <>
                {' · '}
                <Link to={paths.adminOrder.href(orderNumber)}>
                  {t('stock.byOrder', { number: isolated(orderNumber) })}
                </Link>
              </>
            )}
            {adminName && (
              <>
                {' · '}
                <bdi>{adminName}</bdi>
              </>
            )}
          </span>
          {note && <p dir="auto">{note}</p>}
          <time dateTime={at}>{moment(at)}</time>
        </li>
      ))}
    </ol>
  );
}
