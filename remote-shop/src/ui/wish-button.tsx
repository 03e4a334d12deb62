import { ApiError, Button, Form, useApp, useToasts, useTranslation, VisuallyHidden } from '@sahra/shared/facade';
import { useOptimisticToggle } from '@sahra/shared/guest-list/use-optimistic-toggle';
import { paths } from '../paths.ts';
import { Heart } from './heart.tsx';
import styles from './wish-button.module.css';

interface WishButtonProps {
  product: { id: number; name: string };
  /** Whether it is on the list of who looks; see `loadWish`. */
  isWished: boolean;
}

/** Puts a product on the wishlist and takes it off; without scripts it is a form, which leads to the list. */
export function WishButton({ product: { id, name }, isWished }: WishButtonProps) {
  const { t } = useTranslation('shop');
  const { api } = useApp();
  const { show } = useToasts();
  const { isOn, toggle } = useOptimisticToggle(
    isWished,
    async (wanted) => {
      const of = { params: { productId: id } };
      if (wanted) await api.put('/wishlist/items/{productId}', of);
      else await api.delete('/wishlist/items/{productId}', of);
      const text = wanted ? t('wish.added') : t('wish.removed');
      show({ text, tone: 'success' });
    },
    (error) => {
      const isFull = error instanceof ApiError && error.code === 'wishlist_full';
      show({ text: isFull ? t('wish.full') : t('wish.failed'), tone: 'warning' });
    },
  );
  return (
    <Form
      method="post"
      action={paths.wishlist.href()}
      onSubmit={(event) => {
        event.preventDefault();
        void toggle();
      }}
    >
      <input type="hidden" name="productId" value={id} />
      <Button
        type="submit"
        variant="quiet"
        name="intent"
        value={isOn ? 'remove' : 'add'}
        className={styles.button}
        data-on={isOn || undefined}
      >
        <Heart isFull={isOn} />
        {isOn ? t('wish.isOn') : t('wish.add')} <VisuallyHidden>{name}</VisuallyHidden>
      </Button>
    </Form>
  );
}
