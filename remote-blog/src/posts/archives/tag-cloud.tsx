import {
  formatNumber,
  Link,
  useLanguage,
  useTranslation,
  VisuallyHidden,
  type PostArchive,
} from '@sahra/shared/facade';
import { paths } from '../../paths.ts';
import styles from './tag-cloud.module.css';

/** Tags, each with how many posts have it. */
export function TagCloud({ tags, isLarge = false }: { tags: PostArchive['tags']; isLarge?: boolean }) {
  const { t } = useTranslation('posts');
  const { code } = useLanguage();
  return (
    <ul className={styles.tags} data-size={isLarge ? 'l' : undefined}>
      {tags.map(({ slug, name, count }) => (
        <li key={slug}>
          <Link to={paths.postTag.href(slug)} className={styles.tag}>
            <bdi>{name}</bdi>{' '}
            <span className={styles.count} aria-hidden="true">
              {formatNumber(count, code)}
            </span>
            <VisuallyHidden>{t('count', { count })}</VisuallyHidden>
          </Link>
        </li>
      ))}
    </ul>
  );
}
