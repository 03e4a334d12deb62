import { useLoaderData, useTranslation } from '@sahra/shared/facade';
import { Card, CardTitle } from '@sahra/shared/parts/card';
import { paths } from '../../paths.ts';
import styles from './archives.module.css';
import { ArchiveOverview, loadArchive as loader } from './overview.tsx';

export { loader };
export { OverviewSkeleton as Skeleton } from './overview.tsx';

/** The categories of posts, with how many each has. */
export default function CategoriesPage() {
  const { t } = useTranslation('posts');
  const { categories } = useLoaderData<typeof loader>();
  return (
    <ArchiveOverview of="categories" isEmpty={categories.length === 0}>
      <ul className={styles.cards}>
        {categories.map(({ slug, name, count }) => (
          <Card as="li" key={slug}>
            <CardTitle level={2} href={paths.postCategory.href(slug)}>
              <bdi>{name}</bdi>
            </CardTitle>
            <p className={styles.count}>{t('count', { count })}</p>
          </Card>
        ))}
      </ul>
    </ArchiveOverview>
  );
}
