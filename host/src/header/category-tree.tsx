import { useId } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Button, classNames, IconButton, paths, Skeleton, useTranslation } from '@sahra/shared/facade';
import { CategoryPrograms } from './category-programs.tsx';
import styles from './category-tree.module.css';
import type { CategoryTreeState } from './use-category-tree.ts';

interface CategoryTreeProps {
  tree: CategoryTreeState;
  /** `wide`: the programs stand beside the categories; `narrow`: below the one they belong to. */
  shape: 'wide' | 'narrow';
}

/** Every category as a link, each with a button that shows its programs. */
export function CategoryTree({ tree, shape }: CategoryTreeProps) {
  const { t } = useTranslation(['host', 'common']);
  const { pathname } = useLocation();
  const baseId = useId();
  const { categories, openId } = tree;

  if (categories.state === 'failed')
    return (
      <div role="alert" className={styles.note}>
        <p>{t('categories.failed')}</p>
        <Button variant="quiet" onClick={tree.load}>
          {t('common:retry')}
        </Button>
      </div>
    );
  if (categories.state !== 'done')
    return (
      <div role="status" aria-label={t('common:loading')} className={classNames(styles.tree, styles[shape])}>
        {Array.from({ length: 8 }, (_, index) => (
          <Skeleton key={index} height="text" width="s" className={styles.waiting} />
        ))}
      </div>
    );
  if (categories.result.items.length === 0) return <p className={styles.note}>{t('categories.empty')}</p>;
  return (
    <ul className={classNames(styles.tree, styles[shape], openId !== undefined && styles.opened)}>
      {categories.result.items.map((category) => {
        const isOpen = category.id === openId;
        const panelId = `${baseId}-${category.id}`;
        const href = paths.category.href(category.id);
        return (
          <li key={category.id} className={classNames(styles.item, isOpen && styles.open)}>
            <div className={styles.row}>
              <Link to={href} className={styles.category} aria-current={pathname === href ? 'page' : undefined}>
                {category.name}
              </Link>
              <IconButton
                label={t('categories.expand', { category: category.name })}
                icon={shape === 'wide' ? 'next' : 'down'}
                look="muted"
                className={styles.toggle}
                aria-expanded={isOpen}
                aria-controls={isOpen ? panelId : undefined}
                onClick={() => tree.toggle(category.id)}
              />
            </div>
            {isOpen && <CategoryPrograms id={panelId} category={category} programs={tree.programs} onRetry={tree.retryPrograms} />}
          </li>
        );
      })}
    </ul>
  );
}
