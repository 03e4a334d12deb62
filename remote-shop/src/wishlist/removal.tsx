import { Button, ButtonLink, useTranslation, type Product } from '@sahra/shared/facade';
import { Dialog } from '@sahra/shared/parts/dialog';
import { SendButton } from '@sahra/shared/parts/send-button';
import { SendingForm } from '@sahra/shared/parts/sending-form';
import { paths } from '../paths.ts';
import styles from './removal.module.css';

type Removed = Pick<Product, 'id' | 'name'>;

function RemovalFields({ id }: Removed) {
  return (
    <>
      <input type="hidden" name="intent" value="remove" />
      <input type="hidden" name="productId" value={id} />
    </>
  );
}

interface RemovalDialogProps {
  /** What is about to be removed. */
  product: Removed;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks before something is taken off the list. */
export function RemovalDialog({ product, isOpen, onClose }: RemovalDialogProps) {
  const { t } = useTranslation('wishlist');
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('removal.title')} isAlert>
      <p>{t('removal.text')}</p>
      <p className={styles.name}>{product.name}</p>
      <SendingForm action={paths.wishlist.href()} label={t('removal.title')} hasTrap={false}>
        <RemovalFields {...product} />
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
export function RemovalQuestion({ product }: { product: Removed }) {
  const { t } = useTranslation('wishlist');
  return (
    <section ref={takeFocus} tabIndex={-1} aria-labelledby="removal" className={styles.question}>
      <h2 id="removal" className={styles.title}>
        {t('removal.title')}
      </h2>
      <p>{t('removal.text')}</p>
      <p className={styles.name}>{product.name}</p>
      <SendingForm action={paths.wishlist.href()} label={t('removal.title')} hasTrap={false}>
        <RemovalFields {...product} />
        <div className={styles.actions}>
          <ButtonLink variant="quiet" to={paths.wishlist.href()}>
            {t('removal.cancel')}
          </ButtonLink>
          <SendButton variant="danger">{t('removal.confirm')}</SendButton>
        </div>
      </SendingForm>
    </section>
  );
}
