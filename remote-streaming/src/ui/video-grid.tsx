import { Skeleton, type ProgramCard } from '@sahra/shared/facade';
import { useLength } from './use-length.ts';
import { VideoCard } from './video-card.tsx';
import styles from './video-grid.module.css';

interface VideoGridProps {
  videos: readonly ProgramCard[];
  /** How many are in sight when the page opens: their pictures are not loaded lazily. */
  inSight?: number;
}

/** Videos beside and below each other. */
export function VideoGrid({ videos, inSight = 0 }: VideoGridProps) {
  const length = useLength();
  return (
    <ul className={styles.grid}>
      {videos.map((video, index) => (
        <li key={video.id}>
          <VideoCard video={video} length={length.ofProgram(video)} isPriority={index < inSight} />
        </li>
      ))}
    </ul>
  );
}

export function VideoGridSkeleton({ count = 12 }: { count?: number }) {
  return (
    <div className={styles.grid}>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} className={styles.skeleton} />
      ))}
    </div>
  );
}
