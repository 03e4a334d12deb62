import { IconButton, useTranslation, type SliderItem } from '@sahra/shared/facade';
import { HeroSlide } from './hero-slide.tsx';
import styles from './hero.module.css';
import { useSlider } from './use-slider.ts';

/** The scenes at the top of the home page; one swipes, clicks or waits for the next. */
export function Hero({ items }: { items: SliderItem[] }) {
  const { t } = useTranslation('streaming');
  const { track, index, chosen, goTo, onScroll, listeners, isPlaying, toggle } = useSlider(items.length);
  const title = chosen === undefined ? undefined : items[chosen]?.program.title;
  return (
    <section className={styles.hero} aria-roledescription={t('hero.role')} aria-label={t('hero.label')} {...listeners}>
      {/* What moves by itself is not said. */}
      <p className="visually-hidden" aria-live="polite">
        {title && chosen !== undefined && t('hero.at', { number: chosen + 1, total: items.length, title })}
      </p>
      <ol ref={track} className={styles.track} onScroll={onScroll}>
        {items.map((item, position) => (
          <li key={item.id} className={styles.slide} data-current={position === index || undefined}>
            <HeroSlide item={item} isFirst={position === 0} />
          </li>
        ))}
      </ol>
      {items.length > 1 && (
        <div className={styles.controls}>
          <IconButton
            label={t('hero.previous')}
            icon="previous"
            className={styles.step}
            onClick={() => goTo(index - 1)}
          />
          <div className={styles.dots}>
            {items.map((item, position) => (
              <button
                key={item.id}
                type="button"
                className={styles.dot}
                onClick={() => goTo(position)}
                aria-label={t('hero.show', { number: position + 1, title: item.program.title })}
                aria-current={position === index || undefined}
              />
            ))}
          </div>
          <IconButton label={t('hero.next')} icon="next" className={styles.step} onClick={() => goTo(index + 1)} />
          <IconButton
            label={isPlaying ? t('hero.pause') : t('hero.resume')}
            icon="play"
            className={styles.pause}
            onClick={toggle}
          >
            {isPlaying && <span className={styles.bars} />}
          </IconButton>
        </div>
      )}
    </section>
  );
}
