import {
  Button,
  ButtonLink,
  formatDate,
  formatNumber,
  Mark,
  PageHead,
  useLanguage,
  useTranslation,
} from '@sahra/shared/facade';
import { isolated } from '../../ui/isolated.ts';
import { ArabicLabels, Arabic, Both, Fact } from './labels.tsx';
import type { LoadedPaper } from './load-paper.ts';
import styles from './order-paper.module.css';
import { PaperLines } from './paper-lines.tsx';
import { PaperParties } from './paper-parties.tsx';
import { PaperTaxes, PaperTotals } from './paper-totals.tsx';

interface OrderPaperProps {
  /** What goes to the buyer by its total, or into the parcel without prices. */
  kind: 'invoice' | 'packingSlip';
  paper: LoadedPaper;
  /** The page of the order. */
  back: string;
}

/** When the money came, or how it is to come. */
function Payment({ order }: Pick<LoadedPaper, 'order'>) {
  const { t } = useTranslation('orders');
  const { code } = useLanguage();
  const { paymentMethod, payTo, timeline } = order;
  const paid = timeline.findLast(({ kind }) => kind === 'paid');
  return (
    <>
      <Fact of="payment">{t(`payment.methods.${paymentMethod}`)}</Fact>
      {paid && <Fact of="paidOn">{formatDate(paid.at, code)}</Fact>}
      {!paid && payTo && (
        <Fact of="payTo">
          <bdi>{payTo}</bdi>
        </Fact>
      )}
    </>
  );
}

/** An order on paper, A4 in both directions: in the page's language, with Arabic beside it where that is another one. */
export function OrderPaper({ kind, paper: { order, countries, arabic }, back }: OrderPaperProps) {
  const { t } = useTranslation('orders');
  const { code } = useLanguage();
  const { number, placedAt, lines, notes } = order;
  const isInvoice = kind === 'invoice';
  const title = t('paper.titleOf', { paper: t(`paper.${kind}`), number: isolated(number) });
  const pieces = lines.reduce((all, { quantity }) => all + quantity, 0);
  return (
    <ArabicLabels value={arabic}>
      <article className={styles.paper}>
        <PageHead title={title} description={t('paper.description')} />
        <nav className={styles.ways} aria-label={t('paper.ways')}>
          <ButtonLink variant="quiet" to={back}>
            {t('paper.back')}
          </ButtonLink>
          <Button variant="primary" className={styles.print} onClick={() => window.print()}>
            {t('paper.print')}
          </Button>
        </nav>
        <header className={styles.head}>
          <Mark className={styles.mark} />
          <h1 className={styles.title}>
            {t(`paper.${kind}`)} <Arabic of={kind} />
          </h1>
        </header>
        <table className={styles.facts}>
          <tbody>
            <Fact of="number">
              <bdi dir="ltr">{number}</bdi>
            </Fact>
            <Fact of="date">{formatDate(placedAt, code)}</Fact>
            {isInvoice ? (
              <Payment order={order} />
            ) : (
              <Fact of="pieces">
                <bdi>{formatNumber(pieces, code)}</bdi>
              </Fact>
            )}
          </tbody>
        </table>
        <PaperParties order={order} countries={countries} />
        <PaperLines order={order} hasPrices={isInvoice} />
        {isInvoice && <PaperTotals order={order} />}
        {isInvoice && order.lines.length > 0 && <PaperTaxes order={order} />}
        {!isInvoice && notes && (
          <section>
            <h2>
              <Both of="notes" />
            </h2>
            <p dir="auto" className={styles.notes}>
              {notes}
            </p>
          </section>
        )}
      </article>
    </ArabicLabels>
  );
}
