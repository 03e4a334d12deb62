import { useLocation } from 'react-router-dom';
import { Button, useTranslation } from '@sahra/shared/facade';
import { useTheme } from '@sahra/shared/host-runtime';
import { themeParameters } from '../preferences/preference-cookies.ts';
import styles from './customizer.module.css';
import { ThemeFields } from './theme-fields.tsx';

/** The theme customizer of visitors without scripts: it opens the page anew, and cookies keep what was chosen. */
export function ThemeForm() {
  const { t } = useTranslation('customizer');
  const theme = useTheme();
  const { pathname, search } = useLocation();
  const others = [...new URLSearchParams(search)].filter(
    ([name]) => !themeParameters.some((parameter) => parameter === name),
  );
  return (
    <div className={styles.panel}>
      <form method="get" action={pathname}>
        {others.map(([name, value], index) => (
          <input key={index} type="hidden" name={name} value={value} />
        ))}
        <ThemeFields theme={theme} />
        <Button variant="primary" type="submit">
          {t('apply')}
        </Button>
      </form>
    </div>
  );
}
