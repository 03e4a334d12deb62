import { Rail, type ProgramCard } from '@sahra/shared/facade';
import { useLength } from './use-length.ts';
import { VideoCard } from './video-card.tsx';
import styles from './video-rail.module.css';

interface VideoRailProps {
  title: string;
  videos: readonly ProgramCard[];
  /** Where all of them are listed. */
  all?: { href: string; hrefLabel: string };
}

/** A row of videos. */
export function VideoRail({ title, videos, all }: VideoRailProps) {
  const length = useLength();
  return (
    <Rail title={title} {...all} itemClassName={styles.card}>
      {videos.map((video) => (
        <VideoCard key={video.id} video={video} length={length.ofProgram(video)} />
      ))}
    </Rail>
  );
}
