import { Icon, useTranslation } from '@sahra/shared/facade';
import styles from './customizer.module.css';
import { LoadedPanel, useThemePanel } from './loaded-panel.tsx';

/** The theme customizer in the menu of narrow screens: a line that unfolds. */
export function ThemeSection() {
  const { t } = useTranslation('host');
  const panel = useThemePanel();
  return (
    <details className={styles.section} onToggle={({ currentTarget }) => currentTarget.open && panel.load()}>
      <summary>
        <Icon name="palette" />
        {t('theme.label')}
        <Icon name="down" />
      </summary>
      <LoadedPanel panel={panel} />
    </details>
  );
}
