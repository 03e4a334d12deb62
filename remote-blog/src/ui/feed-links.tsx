import { useLanguage, useTranslation } from '@sahra/shared/facade';
import { feedFormatNames, feedFormats, postFeedPath, type PostFeedScope } from '@sahra/shared/feed-addresses';
import { addressIn } from './address-in.ts';
import styles from './feed-links.module.css';

/** A part of the blog that can be followed by itself. */
export interface FollowedPart {
  readonly scope: PostFeedScope;
  readonly name: string;
}

const labels = { rss: 'RSS', atom: 'Atom', json: 'JSON' } as const;

/** The feeds that the head of a page names: those of the part of the blog that it shows, then those of all posts. */
export function useFeeds(part?: FollowedPart) {
  const { t } = useTranslation('blog');
  const all: Partial<FollowedPart> & { name: string } = { name: t('posts.title') };
  return [...(part ? [part] : []), all].flatMap(({ name, scope }) =>
    feedFormatNames.map((format) => ({
      title: `${name} (${labels[format]})`,
      type: feedFormats[format].type,
      path: postFeedPath(format, scope),
    })),
  );
}

/** How to follow the blog, or the part of it that a page shows, with a feed reader. */
export function FeedLinks({ part }: { part?: FollowedPart | undefined }) {
  const { t } = useTranslation('blog');
  const { code } = useLanguage();
  return (
    <p className={styles.feeds}>
      {t('feeds.follow', { name: part?.name ?? t('posts.title') })}
      {feedFormatNames.map((format) => (
        // A file, no page of the site.
        <a key={format} href={addressIn(postFeedPath(format, part?.scope), code)} type={feedFormats[format].type}>
          {labels[format]}
        </a>
      ))}
    </p>
  );
}
