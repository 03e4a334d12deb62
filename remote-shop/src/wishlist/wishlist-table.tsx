import type { MouseEvent } from 'react';
import {
  ButtonLink,
  Form,
  IconButton,
  Link,
  Picture,
  Price,
  useTranslation,
  VisuallyHidden,
  type Product,
} from '@sahra/shared/facade';
import { SendButton } from '@sahra/shared/parts/send-button';
import { SendingForm } from '@sahra/shared/parts/sending-form';
import { paths } from '../paths.ts';
import styles from './wishlist-table.module.css';

interface WishlistItem {
  product: Product;
  /** What goes into the cart, where it comes in one only. */
  variantId: number | null;
}

interface RowActionsProps {
  item: WishlistItem;
  /** The link of the list, where it is another's. */
  list: string | undefined;
}

/** Into the cart at once, or to where a colour and a size are chosen; off another's list onto one's own. */
function RowActions({ item: { product, variantId }, list }: RowActionsProps) {
  const { t } = useTranslation('wishlist');
  const name = <VisuallyHidden>{product.name}</VisuallyHidden>;
  if (list !== undefined)
    return (
      <SendingForm action={paths.wishlist.href({ list })} hasTrap={false}>
        <input type="hidden" name="productId" value={product.id} />
        <SendButton variant="quiet" name="intent" value="add">
          {t('shared.add')} {name}
        </SendButton>
      </SendingForm>
    );
  if (!product.inStock || variantId === null)
    return (
      <ButtonLink variant="quiet" to={paths.product.href(product.slug)}>
        {product.inStock ? t('choose') : t('look')} {name}
      </ButtonLink>
    );
  return (
    <SendingForm action={paths.wishlist.href()} hasTrap={false}>
      <input type="hidden" name="productId" value={product.id} />
      <input type="hidden" name="variantId" value={variantId} />
      <SendButton name="intent" value="cart">
        {t('toCart')} {name}
      </SendButton>
    </SendingForm>
  );
}

interface RemoveButtonProps {
  product: Product;
  onAsk: () => void;
}

/** Asks first: in a dialog, or without scripts on the page that it leads to. */
function RemoveButton({ product: { id, name }, onAsk }: RemoveButtonProps) {
  const { t } = useTranslation('wishlist');
  const ask = (event: MouseEvent) => {
    event.preventDefault();
    onAsk();
  };
  return (
    <Form method="get" action={paths.wishlist.href()}>
      <input type="hidden" name="remove" value={id} />
      <IconButton type="submit" label={t('removeNamed', { name })} icon="close" variant="muted" onClick={ask} />
    </Form>
  );
}

interface WishlistTableProps {
  items: readonly WishlistItem[];
  list: string | undefined;
  onRemove: (productId: number) => void;
}

/** Products by name, unit price and stock status, with what can be done with each; on a phone each is a card. */
export function WishlistTable({ items, list, onRemove }: WishlistTableProps) {
  const { t } = useTranslation(['wishlist', 'shop']);
  return (
    <table className={styles.list} aria-label={list === undefined ? t('shop:wishlist.title') : t('shared.title')}>
      <thead className={styles.head}>
        <tr>
          <th scope="col">{t('columns.product')}</th>
          <th scope="col">{t('columns.price')}</th>
          <th scope="col">{t('columns.stock')}</th>
          <th scope="col">{t('columns.actions')}</th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ product, variantId }) => (
          <tr key={product.id} className={styles.row}>
            <th scope="row" className={styles.product}>
              <span className={styles.what}>
                <Picture picture={product.picture} alt="" sizes="80px" className={styles.picture} />
                <Link to={paths.product.href(product.slug)}>{product.name}</Link>
              </span>
            </th>
            <td data-label={t('columns.price')}>
              <Price money={product.price} compareAt={product.compareAtPrice} />
            </td>
            <td data-label={t('columns.stock')} className={product.inStock ? undefined : styles.soldOut}>
              {product.inStock ? t('shop:product.inStock') : t('shop:products.soldOut')}
            </td>
            <td>
              <div className={styles.actions}>
                <RowActions item={{ product, variantId }} list={list} />
                {list === undefined && <RemoveButton product={product} onAsk={() => onRemove(product.id)} />}
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
