import { useRef, useState, type MouseEvent } from 'react';
import { useTranslation, type ShownBlock } from '@sahra/shared/facade';
import { clock } from '../clock.ts';
import styles from './audio-block.module.css';
import { audioFile } from './audio-file.ts';

type AudioProps = Extract<ShownBlock, { kind: 'audio' }>;

/** A recording with the browser's own controls, and chapters that jump in it; without scripts each opens the file at its time. */
export function AudioBlock({ file, title, seconds, chapters }: AudioProps) {
  const { t } = useTranslation('reading');
  const audio = useRef<HTMLAudioElement>(null);
  const [current, setCurrent] = useState(-1);
  const src = audioFile(file);
  const mark = (time: number) => setCurrent(chapters.findLastIndex((chapter) => chapter.seconds <= time));
  function jump(event: MouseEvent, to: number) {
    const player = audio.current;
    if (!player || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    player.currentTime = to;
    // Where it may not play yet, the controls show where it would.
    player.play().catch(() => {});
  }
  return (
    <figure className={styles.recording}>
      <figcaption className={styles.title}>
        {title} <span className={styles.time}>{clock(seconds)}</span>
      </figcaption>
      <audio
        ref={audio}
        controls
        preload="none"
        src={src}
        aria-label={title}
        className={styles.player}
        onTimeUpdate={({ currentTarget }) => mark(currentTarget.currentTime)}
      />
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
