import { useTranslation } from '@sahra/shared/facade';
import styles from './doctor.module.css';
import { Name } from './name.tsx';
import type { Violation } from './observe-page.ts';
import { Section } from './section.tsx';

/** What the content security policy kept the page from doing, and whose code wanted it. */
export function ViolationsSection({ violations }: { violations: readonly Violation[] }) {
  const { t } = useTranslation('doctor');
  return (
    <Section title={t('violations.title')}>
      {violations.length === 0 && <p className={styles.fine}>{t('violations.none')}</p>}
      <ul role="list" className={styles.list}>
        {violations.map(({ directive, blocked, source }, index) => (
          <li key={index}>
            <Name>{`${directive} ${blocked}`}</Name>
            {source && (
              <p className={styles.fine}>
                <Name>{source}</Name>
              </p>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
