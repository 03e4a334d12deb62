import { Link, paths, useTranslation } from '@sahra/shared/facade';
import { postTypes, type PostType } from './post-types.ts';
import styles from './type-filter.module.css';

/** The types of posts as links, so that a choice has an address. */
export function TypeFilter({ type }: { type: PostType | null }) {
  const { t } = useTranslation('blog');
  const choices = [null, ...postTypes];
  return (
    <nav className={styles.filter} aria-label={t('posts.filter')}>
      <ul className={styles.choices}>
        {choices.map((choice) => (
          <li key={choice}>
            <Link
              to={paths.blogs.href(choice ? { type: choice } : {})}
              className={styles.choice}
              aria-current={choice === type ? 'true' : undefined}
              preventScrollReset
            >
              {t(`posts.types.${choice ?? 'all'}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
