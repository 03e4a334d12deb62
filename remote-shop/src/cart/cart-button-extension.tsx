import { useState, type MouseEvent } from 'react';
import {
  formatNumber,
  Icon,
  Link,
  loadFromApi,
  Skeleton as Place,
  useApp,
  useLanguage,
  useNavigate,
  useTranslation,
  VisuallyHidden,
  type LoaderFunctionArgs,
} from '@sahra/shared/facade';
import { paths } from '../paths.ts';
import styles from './cart-button.module.css';
import type { CartDrawer } from './cart-drawer.tsx';

export const loader = (args: LoaderFunctionArgs) => loadFromApi(args, '/cart/count');

export function Skeleton() {
  return <Place className={styles.place} />;
}

/** Is it to open here, and not in a tab of its own? */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * The cart in the header, with how much is in it: a link to its page, which opens a drawer where scripts run. Whatever changes the
 * cart lets the router read the page's data anew, and the count with it.
 */
export default function CartButton({ data: { itemCount } }: { data: { itemCount: number } }) {
  const { t } = useTranslation('shop');
  const { code } = useLanguage();
  const navigate = useNavigate();
  const { loadMessages } = useApp();
  const [Drawer, setDrawer] = useState<typeof CartDrawer>();
  const [isOpen, setIsOpen] = useState(false);
  const number = formatNumber(itemCount, code);
  const pieces = t('cart.pieces', { count: itemCount, number });
  const open = (event: MouseEvent) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    setIsOpen(true);
    Promise.all([import('./cart-drawer.tsx'), loadMessages?.(['cart'])]).then(
      ([loaded]) => setDrawer(() => loaded.CartDrawer),
      () => void navigate(paths.cart.href()),
    );
  };
  return (
    <>
      <Link
        to={paths.cart.href()}
        className={styles.button}
        aria-label={itemCount > 0 ? `${t('cart.title')}, ${pieces}` : t('cart.title')}
        onClick={open}
      >
        <Icon name="bag" />
        {itemCount > 0 && (
          <span aria-hidden="true" className={styles.count}>
            {number}
          </span>
        )}
      </Link>
      <VisuallyHidden>
        <span role="status">{itemCount > 0 ? pieces : t('cart.nothing')}</span>
      </VisuallyHidden>
      {Drawer && <Drawer isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  );
}
