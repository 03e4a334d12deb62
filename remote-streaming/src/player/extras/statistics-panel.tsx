import { formatNumber, useTranslation } from '@sahra/shared/facade';
import { useStatistics } from '../engine/use-statistics.ts';
import { usePlayerContext } from '../player-context.ts';
import styles from './statistics-panel.module.css';

const pixels = ({ width, height }: { width: number; height: number }) => `${width} × ${height}`;

/** How the film comes and plays, in figures. */
export function StatisticsPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('player');
  const { language } = usePlayerContext();
  const now = useStatistics();
  const number = (value: number, unit?: string) =>
    formatNumber(value, language, { maximumFractionDigits: 1, ...(unit && { style: 'unit', unit }) });
  const rows = now && {
    picture: pixels(now.picture),
    shown: pixels(now.shown),
    codecs: now.codecs,
    line: number(now.bitsPerSecond / 1e6, 'megabit-per-second'),
    ahead: number(now.secondsAhead, 'second'),
    dropped: `${number(now.droppedFrames)} / ${number(now.frames)}`,
  };
  const names = ['picture', 'shown', 'codecs', 'line', 'ahead', 'dropped'] as const;
  return (
    <section className={styles.panel} aria-label={t('statistics.title')} dir="ltr">
      <button type="button" className={styles.close} onClick={onClose}>
        {t('close')}
      </button>
      <dl className={styles.rows}>
        {names.map((name) => (
          <div key={name} className={styles.row}>
            <dt dir="auto">{t(`statistics.${name}`)}</dt>
            <dd className={styles.value}>
              <bdi>{rows?.[name] ?? '…'}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
