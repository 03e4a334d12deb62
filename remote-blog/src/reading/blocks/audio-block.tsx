import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { useTranslation, type ShownBlock } from '@sahra/shared/facade';
import { clock } from '../clock.ts';
import styles from './audio-block.module.css';
import { audioFile } from './audio-file.ts';

type AudioProps = Extract<ShownBlock, { kind: 'audio' }>;

/** Plays from `seconds` on. What could not be loaded is asked for once more. */
function playFrom(player: HTMLAudioElement, seconds: number): void {
  if (player.error) player.load();
  player.currentTime = seconds;
  // Where it may not play yet, the controls show where it would; what failed is said by the element's error.
  player.play().catch(() => {});
}

/** A recording with the browser's own controls, and chapters that jump in it; without scripts each opens the file at its time. */
export function AudioBlock({ file, title, seconds, chapters }: AudioProps) {
  const { t } = useTranslation('reading');
  const audio = useRef<HTMLAudioElement>(null);
  const [current, setCurrent] = useState(-1);
  const [isMissing, setIsMissing] = useState(false);
  const src = audioFile(file);
  // Somebody may have pressed play before the scripts were there.
  useEffect(() => setIsMissing(Boolean(audio.current?.error)), [src]);
  const mark = (time: number) => setCurrent(chapters.findLastIndex((chapter) => chapter.seconds <= time));
  function jump(event: MouseEvent, to: number) {
    if (!audio.current || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    playFrom(audio.current, to);
  }
  return (
    <figure className={styles.recording}>
      <figcaption className={styles.title}>
        {title} <span className={styles.time}>{clock(seconds)}</span>
      </figcaption>
      {/* Time runs from left to right in every language. */}
      <audio
        ref={audio}
        controls
        dir="ltr"
        preload="none"
        src={src}
        aria-label={title}
        className={styles.player}
        onTimeUpdate={({ currentTarget }) => mark(currentTarget.currentTime)}
        onLoadedMetadata={() => setIsMissing(false)}
        onError={() => setIsMissing(true)}
      />
      <p role="alert" className={styles.missing}>
        {isMissing && t('audio.missing')}
      </p>
      {chapters.length > 0 && (
        <ol className={styles.chapters} aria-label={t('audio.chapters')}>
          {chapters.map((chapter, index) => (
            <li key={chapter.seconds}>
              <a
                href={`${src}#t=${chapter.seconds}`}
                className={styles.chapter}
                aria-current={index === current ? 'true' : undefined}
                onClick={(event) => jump(event, chapter.seconds)}
              >
                <span className={styles.time}>{clock(chapter.seconds)}</span> <span>{chapter.title}</span>
              </a>
            </li>
          ))}
        </ol>
      )}
    </figure>
  );
}
