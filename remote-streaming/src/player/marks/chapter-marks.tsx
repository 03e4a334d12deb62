import type { Chapter } from '@sahra/shared/facade';
import styles from './chapter-marks.module.css';

/** Where chapters begin on the timeline; the first one begins with it. */
export function ChapterMarks({ chapters, duration }: { chapters: readonly Chapter[]; duration: number }) {
  if (duration <= 0) return null;
  return (
    <div className={styles.marks} aria-hidden="true">
      {chapters
        .filter(({ startSeconds }) => startSeconds > 0 && startSeconds < duration)
        .map(({ startSeconds }) => (
          <span key={startSeconds} className={styles.mark} style={{ '--at': startSeconds / duration }} />
        ))}
    </div>
  );
}
