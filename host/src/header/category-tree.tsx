import { Button, classNames, Skeleton, useTranslation } from '@sahra/shared/facade';
import { useStore } from '@sahra/shared/host-runtime';
import styles from './category-tree.module.css';
import type { CategoryTreeSource, TreeShape } from './category-tree-source.ts';

interface CategoryTreeProps {
  tree: CategoryTreeSource;
  shape: TreeShape;
}

/** The categories and their programs once they are there; on their way, or where they did not come, that is said. */
export function CategoryTree({ tree, shape }: CategoryTreeProps) {
  const { t } = useTranslation(['host', 'common']);
  const categories = useStore(tree.store, (state) => state.categories);
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
      <div
        role="status"
        aria-label={t('common:loading')}
        className={classNames(styles.waiting, shape === 'wide' && styles.wide)}
      >
        {Array.from({ length: 8 }, (_, index) => (
          <Skeleton key={index} height="text" width="s" />
        ))}
      </div>
    );
  const { items, CategoryList } = categories.result;
  if (items.length === 0) return <p className={styles.note}>{t('categories.empty')}</p>;
  return <CategoryList categories={items} tree={tree} shape={shape} />;
}
