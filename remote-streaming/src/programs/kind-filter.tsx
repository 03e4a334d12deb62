import { Link, paths, useTranslation } from '@sahra/shared/facade';
import { kinds, type Kind } from './kinds.ts';
import styles from './kind-filter.module.css';

/** Films, series, or both: links, so that a choice has an address. */
export function KindFilter({ kind }: { kind: Kind | null }) {
  const { t } = useTranslation('streaming');
  const choices = [null, ...kinds];
  return (
    <nav aria-label={t('programs.filter')}>
      <ul className={styles.choices}>
        {choices.map((choice) => (
          <li key={choice}>
            <Link
              to={paths.programs.href(choice ? { kind: choice } : {})}
              className={styles.choice}
              aria-current={choice === kind ? 'true' : undefined}
            >
              {t(`programs.kinds.${choice ?? 'all'}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
