import {
  formatDate,
  Link,
  PageTitle,
  Picture,
  useLanguage,
  useTranslation,
  type PostDetail,
} from '@sahra/shared/facade';
import { paths } from '../paths.ts';
import { PostKind } from '../ui/post-meta.tsx';
import meta from '../ui/post-meta.module.css';
import { useTextIn } from '../ui/text-in.ts';
import { PostLink } from './blocks/post-link.tsx';
import type { LanguageNames } from './name-languages.ts';
import { OtherLanguages } from './other-languages.tsx';
import styles from './post-head.module.css';

/** By whom it is, when it was published and changed, who put it into this language, and how long it takes to read. */
function Byline({ post }: { post: PostDetail }) {
  const { t } = useTranslation(['reading', 'blog']);
  const { code } = useLanguage();
  const { author, translator, publishedAt, updatedAt, readingMinutes } = post;
  const published = formatDate(publishedAt, code);
  const updated = formatDate(updatedAt, code);
  return (
    <p className={meta.meta}>
      <Link to={paths.postAuthor.href(author.slug)} rel="author">
        <bdi>{author.name}</bdi>
      </Link>
      <time dateTime={publishedAt}>{published}</time>
      {updated !== published && <time dateTime={updatedAt}>{t('updated', { date: updated })}</time>}
      {translator && <span>{t('translatedBy', { name: translator })}</span>}
      <span>{t('blog:posts.readingTime', { count: readingMinutes })}</span>
    </p>
  );
}

/** What the post is about at first sight: a quotation, an address that it points to, or its cover. */
function Cover({ post: { type, quote, link, picture, pictureAlternative } }: { post: PostDetail }) {
  if (type === 'quote' && quote)
    return (
      <figure className={styles.quote}>
        <blockquote dir="auto">{quote.text}</blockquote>
        <figcaption>
          <bdi>{quote.by}</bdi>
        </figcaption>
      </figure>
    );
  if (type === 'link' && link)
    return (
      <p className={styles.link}>
        <PostLink href={link.url}>{link.label}</PostLink>
      </p>
    );
  return (
    <Picture
      picture={picture}
      alt={pictureAlternative}
      sizes="(min-width: 1312px) 1216px, 92vw"
      priority
      className={styles.cover}
    />
  );
}

/** How a post begins. */
export function PostHead({ post, languageNames }: { post: PostDetail; languageNames: LanguageNames }) {
  const textIn = useTextIn();
  const { type, categories, title, excerpt, contentLanguage } = post;
  const language = textIn(contentLanguage);
  return (
    <header className={styles.head}>
      <div className={styles.shelf}>
        <PostKind type={type} />
        {categories.map(({ slug, name }) => (
          <Link key={slug} to={paths.postCategory.href(slug)}>
            {name}
          </Link>
        ))}
      </div>
      <PageTitle>
        <span {...language}>{title}</span>
      </PageTitle>
      {excerpt && (
        <p className={styles.excerpt} {...language}>
          {excerpt}
        </p>
      )}
      <Byline post={post} />
      <OtherLanguages post={post} names={languageNames} />
      <Cover post={post} />
    </header>
  );
}
