import { useLoaderData, useTranslation } from '@sahra/shared/facade';
import { Card, CardTitle } from '@sahra/shared/parts/card';
import { paths } from '../../paths.ts';
import styles from './archives.module.css';
import { ArchiveOverview, loadArchive as loader } from './overview.tsx';

export { loader };
export { OverviewSkeleton as Skeleton } from './overview.tsx';

/** Who writes here. */
export default function AuthorsPage() {
  const { t } = useTranslation('posts');
  const { authors } = useLoaderData<typeof loader>();
  return (
    <ArchiveOverview of="authors" isEmpty={authors.length === 0}>
      <ul className={styles.cards}>
        {authors.map(({ slug, name, bio, count }) => (
          <Card as="li" key={slug}>
            <CardTitle level={2} href={paths.postAuthor.href(slug)}>
              <bdi>{name}</bdi>
            </CardTitle>
            {bio && <p dir="auto">{bio}</p>}
            <p className={styles.count}>{t('count', { count })}</p>
          </Card>
        ))}
      </ul>
    </ArchiveOverview>
  );
}
