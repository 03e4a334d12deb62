import styles from './seek-bar.module.css';
import { clock } from '../../ui/clock.ts';
import { findPreview, type PreviewCue } from './trickplay.ts';

interface SeekPreviewProps {
  cues: readonly PreviewCue[];
  time: number;
  /** Title of the chapter that it is in. */
  chapter: string | undefined;
  /** Where on the bar, as a CSS percentage. */
  position: string;
}

/** The small picture and the time over a place of the timeline. */
export function SeekPreview({ cues, time, chapter, position }: SeekPreviewProps) {
  const picture = findPreview(cues, time);
  return (
    <div className={styles.preview} style={{ '--position': position }} aria-hidden="true">
      {picture && (
        <div
          className={styles.picture}
          style={{
            inlineSize: picture.width,
            blockSize: picture.height,
            backgroundImage: `url("${encodeURI(picture.url)}")`,
            backgroundPosition: `-${picture.x}px -${picture.y}px`,
          }}
        />
      )}
      {chapter && (
        <span className={styles.chapter} dir="auto">
          {chapter}
        </span>
      )}
      <span className={styles.time}>{clock(time)}</span>
    </div>
  );
}
