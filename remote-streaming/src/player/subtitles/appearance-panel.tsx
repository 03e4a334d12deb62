import { useId } from 'react';
import { formatNumber, useTranslation } from '@sahra/shared/facade';
import { usePlayerContext } from '../player-context.ts';
import styles from './appearance-panel.module.css';
import { focusOn } from '../menus/menu.tsx';
import { DELAY_STEP } from './shift-cues.ts';
import {
  defaultSubtitleStyle,
  subtitleAttributes,
  subtitleChoices,
  type SubtitleChoice,
  type SubtitleStyle,
} from '../../ui/preferences/subtitle-style.ts';
import cues from './subtitles.module.css';

/** In the order in which they are worth changing. */
const order = ['size', 'font', 'color', 'background', 'edge', 'position'] as const satisfies SubtitleChoice[];

const sizes: readonly string[] = subtitleChoices.size;
const isSize = (value: string): value is SubtitleStyle['size'] => sizes.includes(value);

/** How subtitles look and when they come, with a line that looks so already. */
export function AppearancePanel({ shift, onBack }: { shift: (seconds: number) => void; onBack: () => void }) {
  const { t } = useTranslation('player');
  const id = useId();
  const { language, preferences, remember, subtitleDelay } = usePlayerContext();
  const style = preferences.subtitleStyle;
  const labelOf = (value: SubtitleStyle[SubtitleChoice]) =>
    isSize(value) ? formatNumber(Number(value) / 100, language, { style: 'percent' }) : t(`appearance.values.${value}`);
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        {/* Who opened this by keyboard is led here. */}
        <button type="button" className={styles.button} ref={focusOn} onClick={onBack}>
          {t('appearance.back')}
        </button>
        <button
          type="button"
          className={styles.button}
          onClick={() => {
            remember({ subtitleStyle: defaultSubtitleStyle });
            shift(-subtitleDelay);
          }}
        >
          {t('appearance.reset')}
        </button>
      </div>
      <div className={styles.stage} {...subtitleAttributes(style)}>
        <p className={cues.cue}>
          <span className={cues.line} dir="auto">
            {t('appearance.sample')}
          </span>
        </p>
      </div>
      {order.map((choice) => (
        <div key={choice} className={styles.row}>
          <label htmlFor={id + choice}>{t(`appearance.${choice}`)}</label>
          <select
            id={id + choice}
            className={styles.select}
            value={style[choice]}
            onChange={({ currentTarget: { value } }) => remember({ subtitleStyle: { ...style, [choice]: value } })}
          >
            {subtitleChoices[choice].map((value) => (
              <option key={value} value={value}>
                {labelOf(value)}
              </option>
            ))}
          </select>
        </div>
      ))}
      <div className={styles.row} role="group" aria-label={t('appearance.delay')}>
        <span>{t('appearance.delay')}</span>
        <span className={styles.delay} dir="ltr">
          <button
            type="button"
            className={styles.button}
            aria-label={t('appearance.earlier')}
            onClick={() => shift(-DELAY_STEP)}
          >
            −
          </button>
          <output>
            {formatNumber(subtitleDelay, language, { signDisplay: 'exceptZero', minimumFractionDigits: 2 })}
          </output>
          <button
            type="button"
            className={styles.button}
            aria-label={t('appearance.later')}
            onClick={() => shift(DELAY_STEP)}
          >
            +
          </button>
        </span>
      </div>
    </div>
  );
}
