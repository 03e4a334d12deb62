import { Button, Skeleton, useApp, useTranslation } from '@sahra/shared/facade';
import { addMessages, useLookup } from '@sahra/shared/host-runtime';
import { languageCodes } from '@sahra/shared/i18n/languages';
import styles from './customizer.module.css';

/** The panel of the theme customizer with its messages, loaded when it is first opened. */
export function useThemePanel() {
  const { i18n } = useApp();
  const { lookup, run } = useLookup(async () => {
    const [{ ThemePanel }, { customizerMessages }] = await Promise.all([
      import('./theme-panel.tsx'),
      import('./messages.ts'),
    ]);
    for (const code of languageCodes) addMessages(i18n, code, 'customizer', customizerMessages[code]);
    return ThemePanel;
  });
  const load = () => {
    if (lookup.state === 'idle' || lookup.state === 'failed') void run();
  };
  return { lookup, load };
}

type ThemePanelState = ReturnType<typeof useThemePanel>;

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
