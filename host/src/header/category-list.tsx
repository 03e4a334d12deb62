import { useId } from 'react';
import { useLocation } from 'react-router-dom';
import { classNames, IconButton, useTranslation, PageLink, useHrefTo } from '@sahra/shared/facade';
import { useStore } from '@sahra/shared/host-runtime';
import styles from './category-list.module.css';
import { CategoryPrograms } from './category-programs.tsx';
import type { CategoryListProps } from './category-tree-source.ts';

/** Every category as a link, each with a button that shows its programs. It is loaded together with the categories. */
export function CategoryList({ categories, tree, shape }: CategoryListProps) {
  const { t } = useTranslation('host');
  const { pathname } = useLocation();
  const hrefTo = useHrefTo();
  const baseId = useId();
  const { openId, programs } = useStore(tree.store);
  return (
    <ul className={classNames(styles.tree, styles[shape], openId !== undefined && styles.opened)}>
      {categories.map((category) => {
        const isOpen = category.id === openId;
        const panelId = `${baseId}-${category.id}`;
        const href = hrefTo('streaming.category', { categoryId: category.id });
        return (
          <li key={category.id} className={classNames(styles.item, isOpen && styles.open)}>
            <div className={styles.row}>
              <PageLink to={href} className={styles.category} aria-current={pathname === href ? 'page' : undefined}>
                {category.name}
              </PageLink>
              <IconButton
                label={t('categories.expand', { category: category.name })}
                icon={shape === 'wide' ? 'next' : 'down'}
                variant="muted"
                className={styles.toggle}
                aria-expanded={isOpen}
                aria-controls={isOpen ? panelId : undefined}
                onClick={() => tree.toggle(category.id)}
              />
            </div>
            {isOpen && (
              <CategoryPrograms id={panelId} category={category} programs={programs} onRetry={tree.retryPrograms} />
            )}
          </li>
        );
      })}
    </ul>
  );
}
