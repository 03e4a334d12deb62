import { classNames } from '@sahra/shared/facade';
import { Chapter, Specimen, Specimens } from './specimen.tsx';
import styles from './tokens.module.css';
import { colors, layers, motions, others, spaces, steps } from './tokens.ts';

const scripts = [
  { lang: 'ar', dir: 'rtl', text: 'سهرة في القاهرة 1958' },
  { lang: 'en', dir: 'ltr', text: 'An evening in Cairo, 1958' },
  { lang: 'el', dir: 'ltr', text: 'Μια βραδιά στο Κάιρο, 1958' },
] as const;

const token = (name: string) => `--sahra-${name}`;

export function ColorChapter() {
  return (
    <Chapter id="colors" name="Colors">
      <ul role="list" className={styles.swatches}>
        {colors.map((name) => (
          <li key={name} className={styles.swatch}>
            <span className={styles.paint} data-color={name} />
            <code dir="ltr">{token(name)}</code>
          </li>
        ))}
      </ul>
    </Chapter>
  );
}

export function TypeChapter() {
  return (
    <Chapter id="type" name="Type">
      {steps.map((step) => (
        <div key={step} className={styles.step}>
          <code dir="ltr">{token(step)}</code>
          {scripts.map(({ lang, dir, text }) => (
            <p
              key={lang}
              lang={lang}
              dir={dir}
              data-step={step}
              className={classNames(styles.line, step > 'step-1' && styles.display)}
            >
              {text}
            </p>
          ))}
        </div>
      ))}
    </Chapter>
  );
}

/** Tokens that are a length or a time, and those that are neither. */
export function MeasureChapter() {
  return (
    <Chapter id="measures" name="Space, motion, elevation, stacking">
      <Specimens>
        <Specimen name="_spacing.scss">
          {spaces.map((name) => (
            <p key={name} className={styles.measure}>
              <span className={styles.bar} data-space={name} />
              <code dir="ltr">{token(name)}</code>
            </p>
          ))}
        </Specimen>
        <Specimen name="_motion.scss">
          {motions.map((name) => (
            <p key={name} className={styles.measure}>
              <code dir="ltr">{token(name)}</code>
            </p>
          ))}
        </Specimen>
        <Specimen name="_elevation.scss">
          <div className={styles.ground}>
            <div className={styles.surface}>
              <div className={styles.raised}>
                <code dir="ltr">{'ground < surface < raised'}</code>
              </div>
            </div>
          </div>
        </Specimen>
        <Specimen name="_stacking.scss">
          <ol className={styles.plain} dir="ltr">
            {layers.map((name) => (
              <li key={name}>
                <code>{token(name)}</code>
              </li>
            ))}
          </ol>
        </Specimen>
        <Specimen name="_type.scss, _focus.scss …">
          <ul className={styles.plain} dir="ltr">
            {others.map((name) => (
              <li key={name}>
                <code>{token(name)}</code>
              </li>
            ))}
          </ul>
        </Specimen>
      </Specimens>
    </Chapter>
  );
}
