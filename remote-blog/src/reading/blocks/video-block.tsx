import { Icon, PageLink, Picture, Slot, useHrefTo, useTranslation, type ListedEpisode } from '@sahra/shared/facade';
import styles from './video-block.module.css';

interface VideoBlockProps {
  /** What the post calls it. */
  title: string;
  /** Missing where it is not there any more. */
  episode: ListedEpisode | undefined;
}

/** The page where a film, an episode or a video plays; undefined where the area is closed. */
function useWatchHref(): (episode: ListedEpisode) => string | undefined {
  const hrefTo = useHrefTo();
  return ({ id, program }) =>
    program.kind === 'video'
      ? hrefTo('streaming.video', { programId: program.id })
      : hrefTo('streaming.episode', { programId: program.id, episodeId: id });
}

/** Where nobody plays it here: its scene, which leads to the page where it plays. */
export function VideoLink({ title, episode }: { title: string; episode: ListedEpisode }) {
  const { t } = useTranslation('reading');
  const hrefOf = useWatchHref();
  return (
    <PageLink to={hrefOf(episode)} className={styles.link}>
      <Picture picture={episode.scene} alt="" sizes="(min-width: 768px) 704px, 92vw" className={styles.scene} />
      <span className={styles.label}>
        <Icon name="play" />
        <span>{t('video.watch', { title })}</span>
      </span>
    </PageLink>
  );
}

/** What plays in a post, by the area that films belong to. */
export function VideoBlock({ title, episode }: VideoBlockProps) {
  if (!episode) return <p>{title}</p>;
  return (
    <figure className={styles.video}>
      <Slot name="post.video" episode={episode} title={title}>
        <VideoLink title={title} episode={episode} />
      </Slot>
      <figcaption>{title}</figcaption>
    </figure>
  );
}
