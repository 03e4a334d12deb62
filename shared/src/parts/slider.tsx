import type { ReactNode } from 'react';
import { classNames, IconButton } from '@sahra/shared/facade';
import styles from './slider.module.css';
import { useSlider } from './use-slider.ts';

interface SliderTexts {
  /** What kind of thing it is: a carousel. */
  role: string;
  label: string;
  previous: string;
  next: string;
  pause: string;
  resume: string;
  /** Leads to a slide. */
  show: (number: number, title: string) => string;
  /** Said when somebody turned to a slide. */
  at: (number: number, title: string) => string;
}

interface Slide {
  key: string | number;
  title: string;
  content: ReactNode;
}

interface SliderProps {
  slides: readonly Slide[];
  texts: SliderTexts;
  /** Goes on by itself while nobody looks closer. */
  isMoving?: boolean;
  className?: string | undefined;
}

/** Scenes of which one is seen; one swipes, clicks, uses the arrow keys, or waits for the next. */
export function Slider({ slides, texts, isMoving = true, className }: SliderProps) {
  const slider = useSlider(slides.length, isMoving);
  const { track, index, chosen, goTo, turn, onScroll, take, listeners, isPlaying, toggle } = slider;
  const title = chosen === undefined ? undefined : slides[chosen]?.title;
  return (
    <section
      className={classNames(styles.slider, className)}
      aria-roledescription={texts.role}
      aria-label={texts.label}
      {...listeners}
    >
      {/* What moves by itself is not said. */}
      <p className="visually-hidden" aria-live="polite">
        {title && chosen !== undefined && texts.at(chosen + 1, title)}
      </p>
      <ol ref={track} className={styles.track} onScroll={onScroll} onPointerDown={take}>
        {slides.map(({ key, content }, position) => (
          <li key={key} className={styles.slide} data-current={position === index || undefined}>
            {content}
          </li>
        ))}
      </ol>
      {slides.length > 1 && (
        <div className={styles.controls}>
          <IconButton label={texts.previous} icon="previous" className={styles.step} onClick={() => turn(-1)} />
          <div className={styles.dots}>
            {slides.map((slide, position) => (
              <button
                key={slide.key}
                type="button"
                className={styles.dot}
                onClick={() => goTo(position)}
                aria-label={texts.show(position + 1, slide.title)}
                aria-current={position === index || undefined}
              />
            ))}
          </div>
          <IconButton label={texts.next} icon="next" className={styles.step} onClick={() => turn(1)} />
          {isMoving && (
            <IconButton
              label={isPlaying ? texts.pause : texts.resume}
              icon="play"
              className={styles.pause}
              onClick={toggle}
            >
              {isPlaying && <span className={styles.bars} />}
            </IconButton>
          )}
        </div>
      )}
    </section>
  );
}
