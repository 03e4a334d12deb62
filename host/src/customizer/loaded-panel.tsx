import { Button, Skeleton, useTranslation } from '@sahra/shared/facade';
import styles from './customizer.module.css';
import type { ThemePanelState } from './use-theme-panel.ts';

/** The panel once it is there; on its way, or where it did not come, that is said. */
export function LoadedPanel({ panel: { lookup, load } }: { panel: ThemePanelState }) {
  const { t } = useTranslation(['host', 'common']);
  if (lookup.state === 'idle') return null;
  const Panel = lookup.state === 'done' && lookup.result;
  return (
    <div className={styles.panel}>
      {Panel && <Panel />}
      {lookup.state === 'loading' && (
        <div role="status" aria-label={t('common:loading')}>
          {Array.from({ length: 6 }, (_, index) => (
            <Skeleton key={index} height="text" width="m" />
          ))}
        </div>
      )}
      {lookup.state === 'failed' && (
        <div role="alert">
          <p>{t('theme.failed')}</p>
          <Button variant="quiet" onClick={load}>
            {t('common:retry')}
          </Button>
        </div>
      )}
    </div>
  );
}
