import { getLanguage, Link, Picture, useIsOpen, type PostCard as PostCardData } from '@sahra/shared/facade';
import { paths } from '../paths.ts';
import { MarkedText } from './marked-text.tsx';
import styles from './post-card.module.css';
import { PostKind, PostMeta } from './post-meta.tsx';

const SIZES = '(min-width: 1200px) 420px, (min-width: 768px) 46vw, 92vw';
const ROW_SIZES = '(min-width: 476px) 352px, 74vw';
/** Types that are text first: they have no cover. */
const isTextFirst = ({ type, quote, link }: PostCardData) =>
  (type === 'quote' && quote !== null) || (type === 'link' && link !== null);

function Quote({ quote }: { quote: NonNullable<PostCardData['quote']> }) {
  return (
    <figure className={styles.quote}>
      <blockquote dir="auto">{quote.text}</blockquote>
      <figcaption>
        <bdi>{quote.by}</bdi>
      </figcaption>
    </figure>
  );
}

type Passage = NonNullable<NonNullable<PostCardData['found']>['passage']>;

/** Where its text has the words: in that text's language, which may be another one than that of the title. */
function FoundPassage({ passage: { text, marks, language } }: { passage: Passage }) {
  const { tag, dir } = getLanguage(language);
  return (
    <p className={styles.passage} lang={tag} dir={dir}>
      <MarkedText text={text} marks={marks} />
    </p>
  );
}

interface PostCardProps {
  post: PostCardData;
  isPriority?: boolean;
  /** In a rail that has a heading of its own. */
  isInRow?: boolean;
  /** `wide`: the cover beside the text; `small`: without the excerpt. */
  shape?: 'wide' | 'small' | undefined;
  /** Widths at which its cover is laid out; without, those of a list or a rail. */
  sizes?: string | undefined;
}

/** A post as its type asks for: a cover with text, a quotation, or the address that it points to. The whole card leads to the post. */
export function PostCard({ post, isPriority = false, isInRow = false, shape, sizes }: PostCardProps) {
  const isOpen = useIsOpen();
  const Heading = isInRow ? 'h3' : 'h2';
  const { type, title, excerpt, quote, link, contentLanguage, found } = post;
  const { tag } = getLanguage(contentLanguage);
  return (
    <article className={styles.card} data-type={type} data-shape={shape}>
      {!isTextFirst(post) && (
        <div className={styles.cover}>
          <Picture
            picture={post.picture}
            alt=""
            sizes={sizes ?? (isInRow ? ROW_SIZES : SIZES)}
            priority={isPriority}
            className={styles.picture}
          />
        </div>
      )}
      <div className={styles.text}>
        <PostKind type={type} />
        {type === 'quote' && quote && <Quote quote={quote} />}
        <Heading className={styles.title} lang={tag} dir="auto">
          <Link to={paths.post.href(post.slug)} className={styles.more}>
            <MarkedText text={title} marks={found?.title ?? []} />
          </Link>
        </Heading>
        {found?.passage ? (
          <FoundPassage passage={found.passage} />
        ) : (
          <p className={styles.excerpt} lang={tag} dir="auto">
            {excerpt}
          </p>
        )}
        {type === 'link' && link && isOpen(link.url) && (
          <Link to={link.url} className={styles.link} dir="auto">
            {link.label}
          </Link>
        )}
        <PostMeta {...post} />
      </div>
    </article>
  );
}
