import { Link, useTranslation, type PostDetail } from '@sahra/shared/facade';
import { paths } from '../paths.ts';
import styles from './author-card.module.css';

/** Who wrote the post, and the way to what else they wrote. */
export function AuthorCard({ author: { slug, name, bio } }: Pick<PostDetail, 'author'>) {
  const { t } = useTranslation('reading');
  return (
    <section aria-labelledby="author" className={styles.author}>
      <h2 id="author" className={styles.label}>
        {t('author')}
      </h2>
      <p className={styles.name}>
        <bdi>{name}</bdi>
      </p>
      {bio && (
        <p className={styles.bio} dir="auto">
          {bio}
        </p>
      )}
      <p className={styles.more}>
        <Link to={paths.postAuthor.href(slug)}>{t('moreBy', { name })}</Link>
      </p>
    </section>
  );
}
