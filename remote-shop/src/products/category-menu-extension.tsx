import { useId, useRef } from 'react';
import {
  formatNumber,
  IconButton,
  Link,
  loadFromApi,
  Skeleton as Place,
  useLanguage,
  useLocation,
  useTranslation,
  type LoaderFunctionArgs,
  type Page,
  type ProductCategory,
} from '@sahra/shared/facade';
import { paths } from '../paths.ts';
import styles from './category-menu.module.css';

export const loader = (args: LoaderFunctionArgs) => loadFromApi(args, '/product-categories');

export function Skeleton() {
  return <Place className={styles.buttonPlace} />;
}

/** Four shelves. */
function ShelvesIcon() {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M4.5 4.5h6v6h-6zm9 0h6v6h-6zm-9 9h6v6h-6zm9 0h6v6h-6z" />
    </svg>
  );
}

/** The categories of the shop in its header, with the number of products in each. The browser opens and closes it, even without scripts. */
export default function CategoryMenu({ data: { items } }: { data: Page<ProductCategory> }) {
  const { t } = useTranslation('shop');
  const { code } = useLanguage();
  const { search } = useLocation();
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const chosen = new URLSearchParams(search).get('category');
  if (items.length === 0) return null;
  const label = t('products.categories');
  return (
    <>
      <IconButton label={label} popoverTarget={id}>
        <ShelvesIcon />
      </IconButton>
      <nav ref={panel} id={id} popover="auto" aria-label={label} className={styles.panel}>
        <ul className={styles.list}>
          {items.map(({ slug, name, productCount }) => (
            <li key={slug}>
              <Link
                to={paths.shop.href({ category: slug })}
                className={styles.link}
                aria-current={slug === chosen ? 'page' : undefined}
                onClick={() => panel.current?.hidePopover()}
              >
                {name}
                <bdi className={styles.count}>{formatNumber(productCount, code)}</bdi>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
