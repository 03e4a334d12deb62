import type { MouseEvent } from 'react';
import { Form, IconButton, useTranslation, type LineItem } from '@sahra/shared/facade';
import { paths } from '../paths.ts';
import styles from './cart-line.module.css';

interface RemoveButtonProps {
  line: LineItem;
  onAsk: () => void;
}

/** Asks first: in a dialog, or without scripts on the page that it leads to. */
export function RemoveButton({ line: { variantId, product }, onAsk }: RemoveButtonProps) {
  const { t } = useTranslation('cart');
  const ask = (event: MouseEvent) => {
    event.preventDefault();
    onAsk();
  };
  return (
    <Form method="get" action={paths.cart.href()} className={styles.remove}>
      <input type="hidden" name="remove" value={variantId} />
      <IconButton
        type="submit"
        label={t('removeNamed', { name: product.name })}
        icon="close"
        variant="muted"
        onClick={ask}
      />
    </Form>
  );
}
