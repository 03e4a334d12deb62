import { formatDate, Icon, useLanguage, useTranslation, type PostCard } from '@sahra/shared/facade';
import { postSigns } from './post-types.ts';
import cardStyles from './post-card.module.css';
import styles from './post-meta.module.css';

/** What kind of post it is, by whom, when, how long it takes to read, and how many comments there are. */
export function PostKind({ type }: Pick<PostCard, 'type'>) {
  const { t } = useTranslation('blog');
  return (
    <p className={cardStyles.kind}>
      <Icon name={postSigns[type]} />
      {t(`posts.kinds.${type}`)}
    </p>
  );
}

export function PostMeta({
  author,
  publishedAt,
  readingMinutes,
  commentCount,
}: Pick<PostCard, 'author' | 'publishedAt' | 'readingMinutes' | 'commentCount'>) {
  const { t } = useTranslation('blog');
  const { code } = useLanguage();
  return (
    <p className={styles.meta}>
      <bdi>{author.name}</bdi>
      <time dateTime={publishedAt}>{formatDate(publishedAt, code)}</time>
      <span>{t('posts.readingTime', { count: readingMinutes })}</span>
      {commentCount > 0 && <span>{t('posts.comments', { count: commentCount })}</span>}
    </p>
  );
}
