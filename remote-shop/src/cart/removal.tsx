import { Button, ButtonLink, useTranslation, type LineItem } from '@sahra/shared/facade';
import { Dialog } from '@sahra/shared/parts/dialog';
import { SendButton } from '@sahra/shared/parts/send-button';
import { SendingForm } from '@sahra/shared/parts/sending-form';
import { paths } from '../paths.ts';
import styles from './removal.module.css';

function RemovalFields({ variantId }: { variantId: number }) {
  return (
    <>
      <input type="hidden" name="intent" value="remove" />
      <input type="hidden" name="variantId" value={variantId} />
    </>
  );
}

interface RemovalDialogProps {
  /** What is about to be removed. */
  line: LineItem;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks before something is removed. */
export function RemovalDialog({ line, isOpen, onClose }: RemovalDialogProps) {
  const { t } = useTranslation('cart');
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('removal.title')} isAlert>
      <p>{t('removal.text')}</p>
      <p className={styles.name}>{line.product.name}</p>
      <SendingForm action={paths.cart.href()} label={t('removal.title')} hasTrap={false}>
        <RemovalFields variantId={line.variantId} />
        <div className={styles.actions}>
          <Button variant="quiet" onClick={onClose}>
            {t('removal.cancel')}
          </Button>
          <SendButton variant="danger">{t('removal.confirm')}</SendButton>
        </div>
      </SendingForm>
    </Dialog>
  );
}

const takeFocus = (element: HTMLElement | null) => element?.focus();

/** The same question as part of the page, for its own address. */
export function RemovalQuestion({ line }: { line: LineItem }) {
  const { t } = useTranslation('cart');
  return (
    <section ref={takeFocus} tabIndex={-1} aria-labelledby="removal" className={styles.question}>
      <h2 id="removal" className={styles.title}>
        {t('removal.title')}
      </h2>
      <p>{t('removal.text')}</p>
      <p className={styles.name}>{line.product.name}</p>
      <SendingForm action={paths.cart.href()} label={t('removal.title')} hasTrap={false}>
        <RemovalFields variantId={line.variantId} />
        <div className={styles.actions}>
          <ButtonLink variant="quiet" to={paths.cart.href()}>
            {t('removal.cancel')}
          </ButtonLink>
          <SendButton variant="danger">{t('removal.confirm')}</SendButton>
        </div>
      </SendingForm>
    </section>
  );
}
