import { formatLabelled, formatNumber, useLanguage, useTranslation } from '@sahra/shared/facade';
import doctor from './doctor.module.css';
import { Name } from './name.tsx';
import type { Observed } from './observe-page.ts';
import { Section } from './section.tsx';
import styles from './timeline.module.css';
import { timelineOf } from './timeline.ts';

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

/** When the loads of remotes were, and what each of their phases took. */
export function TimelineSection({ loads, hydratedAt }: Pick<Observed, 'loads' | 'hydratedAt'>) {
  const { t } = useTranslation('doctor');
  const { code } = useLanguage();
  const milliseconds = (value: number) => formatNumber(Math.round(value), code, { style: 'unit', unit: 'millisecond' });
  const rows = timelineOf(loads, hydratedAt);
  return (
    <Section title={t('timeline.title')}>
      {hydratedAt !== undefined && (
        <p className={styles.hydrated}>{formatLabelled(t('timeline.hydrated'), milliseconds(hydratedAt), code)}</p>
      )}
      {rows.length === 0 && <p className={doctor.fine}>{t('timeline.none')}</p>}
      <ol role="list" className={doctor.list}>
        {rows.map(({ remote, outcome, attempt, endedAt, bars }) => (
          <li key={`${remote} ${endedAt}`}>
            <div className={styles.loadHead}>
              <Name>{remote}</Name>
              <span className={doctor.fine}>
                {formatLabelled(t('timeline.attempt', { number: attempt }), t(`states.${outcome}`), code)}
              </span>
            </div>
            <div className={styles.track} aria-hidden="true">
              {bars.map(({ phase, start, size }) => (
                <span
                  key={phase}
                  className={styles[phase]}
                  style={{ insetInlineStart: percent(start), inlineSize: percent(size) }}
                />
              ))}
            </div>
            <p className={doctor.facts}>
              {bars.map(({ phase, ms }) => (
                <span key={phase} className={styles.phase}>
                  <span className={styles[phase]} aria-hidden="true" />
                  {t(`timeline.${phase}`)} {milliseconds(ms)}
                </span>
              ))}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
