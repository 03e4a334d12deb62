import { useEffect, useState } from 'react';
import {
  Button,
  ButtonLink,
  Price,
  Skeleton,
  useApp,
  useRevalidator,
  useTranslation,
  type Cart,
} from '@sahra/shared/facade';
import { Drawer } from '@sahra/shared/parts/drawer';
import { paths } from '../paths.ts';
import styles from './cart-drawer.module.css';
import { DrawerLine } from './drawer-line.tsx';

interface CartDrawerProps {
  isOpen: boolean;
  onClose: () => void;
}

type Read = { state: 'loading' } | { state: 'failed' } | { state: 'read'; cart: Cart };

/** The cart as it is now, read each time that the drawer opens. */
function useCartNow(isOpen: boolean) {
  const { api } = useApp();
  const { revalidate } = useRevalidator();
  const [read, setRead] = useState<Read>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!isOpen) return undefined;
    const controller = new AbortController();
    api.get('/cart', { signal: controller.signal }).then(
      (cart) => setRead({ state: 'read', cart }),
      () => !controller.signal.aborted && setRead({ state: 'failed' }),
    );
    return () => controller.abort();
  }, [api, isOpen, attempt]);
  return {
    read,
    retry() {
      setRead({ state: 'loading' });
      setAttempt((last) => last + 1);
    },
    /** False: it is still there. */
    async remove(variantId: number): Promise<boolean> {
      try {
        const cart = await api.put('/cart/line-items/{variantId}', { params: { variantId }, body: { quantity: 0 } });
        setRead({ state: 'read', cart });
        // The count in the header, and the page where it shows the cart.
        void revalidate();
        return true;
      } catch {
        return false;
      }
    },
  };
}

const takeFocus = (element: HTMLElement | null) => element?.focus();

/** What is in the cart, beside the page that one is on. */
export function CartDrawer({ isOpen, onClose }: CartDrawerProps) {
  const { t } = useTranslation(['cart', 'shop', 'common']);
  const { read, retry, remove } = useCartNow(isOpen);
  const [isRemoved, setIsRemoved] = useState(false);
  const cart = read.state === 'read' ? read.cart : undefined;
  const footer = cart && cart.lineItems.length > 0 && (
    <div className={styles.footer}>
      <p className={styles.subtotal}>
        <span>{t('totals.subtotal')}</span> <Price money={cart.subtotal} />
      </p>
      <ButtonLink variant="primary" to={paths.checkout.href()}>
        {t('checkout')}
      </ButtonLink>
      <ButtonLink variant="quiet" to={paths.cart.href()}>
        {t('drawer.toCart')}
      </ButtonLink>
    </div>
  );
  return (
    <Drawer isOpen={isOpen} onClose={onClose} title={t('shop:cart.title')} footer={footer}>
      <p role="status" className={styles.status}>
        {read.state === 'loading' && t('common:loading')}
        {read.state === 'failed' && t('drawer.failed')}
      </p>
      {isRemoved && (
        <p key={cart?.itemCount} ref={takeFocus} tabIndex={-1} className={styles.done}>
          {t('removal.doneTitle')} {t('removal.doneText')}
        </p>
      )}
      {read.state === 'loading' && <Skeleton height="block" />}
      {read.state === 'failed' && (
        <Button variant="quiet" onClick={retry}>
          {t('common:retry')}
        </Button>
      )}
      {cart?.lineItems.length === 0 && <p>{t('empty.title')}</p>}
      {cart && (
        <ul className={styles.lines}>
          {cart.lineItems.map((line) => (
            <DrawerLine
              key={line.variantId}
              line={line}
              onRemove={async () => {
                const isGone = await remove(line.variantId);
                setIsRemoved(isGone);
                return isGone;
              }}
            />
          ))}
        </ul>
      )}
    </Drawer>
  );
}
