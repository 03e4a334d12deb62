import { Icon, Link, useTranslation, type PostDetail } from '@sahra/shared/facade';
import { paths } from '../paths.ts';
import { FeedLinks } from '../ui/feed-links.tsx';
import { useTextIn } from '../ui/text-in.ts';
import { AuthorCard } from './author-card.tsx';
import styles from './post-end.module.css';
import { Share } from './share.tsx';

function Tags({ tags }: Pick<PostDetail, 'tags'>) {
  const { t } = useTranslation('reading');
  return (
    <section aria-labelledby="tags">
      <h2 id="tags" className={styles.title}>
        {t('tags')}
      </h2>
      <ul role="list" className={styles.tags}>
        {tags.map(({ slug, name }) => (
          <li key={slug}>
            <Link to={paths.postTag.href(slug)} rel="tag">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The posts that were published before and after this one. */
function Neighbors({ previous, next }: Pick<PostDetail, 'previous' | 'next'>) {
  const { t } = useTranslation('reading');
  const textIn = useTextIn();
  if (!previous && !next) return null;
  return (
    <nav aria-label={t('neighbors')} className={styles.neighbors}>
      {previous && (
        <Link to={paths.post.href(previous.slug)} rel="prev" className={styles.neighbor}>
          <span className={styles.label}>
            <Icon name="previous" />
            {t('previous')}
          </span>{' '}
          <span {...textIn(previous.contentLanguage)}>{previous.title}</span>
        </Link>
      )}
      {next && (
        <Link to={paths.post.href(next.slug)} rel="next" className={styles.neighbor} data-next="">
          <span className={styles.label}>
            {t('next')}
            <Icon name="next" />
          </span>{' '}
          <span {...textIn(next.contentLanguage)}>{next.title}</span>
        </Link>
      )}
    </nav>
  );
}

/** How a post ends: its tags, how to share it, who wrote it, and the posts beside it. */
export function PostEnd({ post }: { post: PostDetail }) {
  return (
    <footer className={styles.end}>
      {post.tags.length > 0 && <Tags tags={post.tags} />}
      <Share key={post.id} slug={post.slug} title={post.title} />
      <AuthorCard author={post.author} />
      <FeedLinks />
      <Neighbors previous={post.previous} next={post.next} />
    </footer>
  );
}
