import type { MouseEvent } from 'react';
import { Button, Link, useTranslation } from '@sahra/shared/facade';
import { Countdown } from '@sahra/shared/parts/countdown';
import { paths } from '../paths.ts';
import styles from './checkout.module.css';

/** A quarter of an hour, in milliseconds. */
const HOLD_MS = 15 * 60_000;

interface HoldNoticeProps {
  /** Null: nothing is held. */
  heldUntil: string | null;
  /** When the page's data was read. */
  now: string;
  /** Some of it is sold out by now. */
  isRefused: boolean;
  /** It was asked for, and no answer came. */
  hasFailed: boolean;
  onHold: () => void;
}

/** Holds the pieces for another quarter of an hour; without scripts the form is sent for it, and comes back as it was. */
function HoldButton({ onHold }: Pick<HoldNoticeProps, 'onHold'>) {
  const { t } = useTranslation('checkout');
  const hold = (event: MouseEvent) => {
    event.preventDefault();
    onHold();
  };
  return (
    <Button type="submit" variant="quiet" name="intent" value="hold" onClick={hold}>
      {t('hold.again')}
    </Button>
  );
}

/** Until when the pieces are this shopper's, and what happens then. */
export function HoldNotice({ heldUntil, now, isRefused, hasFailed, onHold }: HoldNoticeProps) {
  const { t } = useTranslation('checkout');
  const none = (
    <>
      <p className={styles.holdText}>{t('hold.none')}</p>
      <HoldButton onHold={onHold} />
    </>
  );
  const over = (
    <>
      <p className={styles.holdText}>{t('hold.over')}</p>
      <HoldButton onHold={onHold} />
    </>
  );
  return (
    <section aria-labelledby="checkout-hold" className={styles.hold}>
      <h2 id="checkout-hold" className={styles.holdTitle}>
        {t('hold.title')}
      </h2>
      {isRefused ? (
        <p role="alert" className={styles.holdText}>
          {t('hold.refused')} <Link to={paths.cart.href()}>{t('toCart')}</Link>
        </p>
      ) : heldUntil ? (
        <Countdown key={heldUntil} until={heldUntil} now={now} isShort>
          {over}
        </Countdown>
      ) : hasFailed ? (
        none
      ) : (
        <>
          {/* The page asks for it as soon as it is alive: nothing below moves when the time is there. */}
          <div aria-hidden="true" className={styles.holdPlace}>
            <Countdown until={new Date(Date.parse(now) + HOLD_MS).toISOString()} now={now} isShort>
              {null}
            </Countdown>
          </div>
          <noscript>{none}</noscript>
        </>
      )}
    </section>
  );
}
