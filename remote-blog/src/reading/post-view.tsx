import { near, PageHead, Skeleton, Slot, useHrefTo, useTranslation } from '@sahra/shared/facade';
import { Contributions } from '@sahra/shared/parts/contributions/contributions';
import { paths } from '../paths.ts';
import { useFeeds } from '../ui/feed-links.tsx';
import { useTextIn } from '../ui/text-in.ts';
import { PostBlocks } from './blocks/post-blocks.tsx';
import { Contents } from './contents.tsx';
import type { LoadedPost } from './load-post.ts';
import { PostEnd } from './post-end.tsx';
import { PostHead } from './post-head.tsx';
import { postJsonLd } from './post-json-ld.ts';
import styles from './post-view.module.css';

const RelatedSkeleton = () => (
  <div className={styles.rail}>
    <Skeleton height="panel" />
  </div>
);
const RelatedPosts = near(() => import('./related-posts-section.tsx'), RelatedSkeleton, { className: styles.far });

/** A post, what it is about in other areas, what people say to it, and what to read next. */
export function PostView({ post, programs, products, episodes, contributions, languageNames, isPreview }: LoadedPost) {
  const { t } = useTranslation(['reading', 'blog', 'common']);
  const textIn = useTextIn();
  const feeds = useFeeds();
  const hrefTo = useHrefTo();
  const frameOf = (episodeId: number) => hrefTo('streaming.embed', { episodeId });
  const language = textIn(post.contentLanguage);
  const [category] = post.categories;
  return (
    <>
      <article className={styles.post}>
        <PageHead
          title={post.title}
          description={post.excerpt || post.title}
          type="article"
          // At whichever of its addresses it is read, this is its own.
          path={paths.post.href(post.slug)}
          {...(isPreview && { robots: 'noindex' })}
          shownIn={post.contentLanguage}
          translations={post.translations.map(({ language: code, slug }) => ({
            language: code,
            path: paths.post.href(slug),
          }))}
          publishedAt={post.publishedAt}
          modifiedAt={post.updatedAt}
          picture={post.picture}
          feeds={feeds}
          hasOembed
          shareUrl={post.shareUrl}
          place={[
            { name: t('blog:posts.title'), href: paths.blogs.href() },
            ...(category ? [{ name: category.name, href: paths.postCategory.href(category.slug) }] : []),
          ]}
          jsonLd={(context) => [postJsonLd(post, { episodes, frameOf, siteName: t('common:siteName') }, context)]}
        />
        <PostHead post={post} languageNames={languageNames} />
        <div className={styles.columns}>
          <Contents blocks={post.blocks} language={language} />
          <div className={styles.main}>
            {/* What was opened or played belongs to this post, not to the next one that is shown here. */}
            <div key={post.id} className={styles.text} data-type={post.type} {...language}>
              <PostBlocks blocks={post.blocks} episodes={episodes} />
            </div>
            <PostEnd post={post} />
          </div>
        </div>
      </article>
      {programs.length > 0 && <Slot name="post.films" programs={programs} />}
      {products.length > 0 && <Slot name="post.products" products={products} />}
      <div className={styles.comments}>
        <Contributions
          key={`comments-${post.id}`}
          thing={{ kind: 'post', id: post.id }}
          loaded={contributions}
          closedAt={post.commentsClosedAt}
        />
      </div>
      {post.related.length > 0 && <RelatedPosts title={t('related')} posts={post.related} />}
    </>
  );
}
