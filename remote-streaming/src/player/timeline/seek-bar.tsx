import { useState, type PointerEvent } from 'react';
import { useTranslation } from '@sahra/shared/facade';
import { useBufferedUntil, usePreviewCues, useTime } from '../engine/engine.tsx';
import { ChapterMarks } from '../marks/chapter-marks.tsx';
import { chapterAt } from '../marks/marks.ts';
import { usePlayerContext } from '../player-context.ts';
import { SeekPreview } from './seek-preview.tsx';
import styles from './seek-bar.module.css';
import { spokenTime } from './time.ts';
import type { Commands } from '../controls/use-commands.ts';

const percent = (value: number, whole: number) => `${whole > 0 ? Math.min(100, (value / whole) * 100) : 0}%`;

/** The timeline, always from left to right. Dragging shows pictures of the film and jumps when it is let go. */
export function SeekBar({ commands }: { commands: Commands }) {
  const { t } = useTranslation('player');
  const { language, trickplayUrl, chapters, repeat } = usePlayerContext();
  const { currentTime, duration } = useTime();
  const buffered = useBufferedUntil();
  const cues = usePreviewCues(trickplayUrl);
  const [isHeld, setIsHeld] = useState(false);
  const [dragged, setDragged] = useState<number | null>(null);
  const [pointed, setPointed] = useState<number | null>(null);
  const shown = dragged ?? currentTime;
  const preview = dragged ?? pointed;

  const titleAt = (time: number) => chapters[chapterAt(chapters, time)]?.title;
  const chapter = titleAt(shown);
  const position = t('timeOf', { current: spokenTime(shown, language), total: spokenTime(duration, language) });

  const point = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setPointed(Math.min(1, Math.max(0, (clientX - left) / width)) * duration);
  };
  const letGo = () => {
    if (dragged !== null) commands.seekTo(dragged);
    setIsHeld(false);
    setDragged(null);
  };

  return (
    <div className={styles.bar} onPointerMove={point} onPointerLeave={() => setPointed(null)}>
      {preview !== null && duration > 0 && (
        <SeekPreview cues={cues} time={preview} chapter={titleAt(preview)} position={percent(preview, duration)} />
      )}
      <input
        type="range"
        className={styles.range}
        aria-label={t('seek')}
        aria-valuetext={chapter ? t('positionInChapter', { position, chapter }) : position}
        min={0}
        max={duration}
        step="any"
        value={shown}
        style={{ '--played': percent(shown, duration), '--buffered': percent(buffered, duration) }}
        onPointerDown={() => setIsHeld(true)}
        onPointerUp={letGo}
        onPointerCancel={letGo}
        onChange={(event) => {
          const time = event.currentTarget.valueAsNumber;
          if (isHeld) setDragged(time);
          else commands.seekTo(time);
        }}
      />
      {repeat && duration > 0 && (
        <span
          className={styles.repeat}
          style={{ '--from': repeat.from / duration, '--to': (repeat.to ?? shown) / duration }}
        />
      )}
      <ChapterMarks chapters={chapters} duration={duration} />
    </div>
  );
}
