import { useState } from 'react';
import { Button, defaultTheme, useTranslation } from '@sahra/shared/facade';
import { useTheme } from '@sahra/shared/host-runtime';
import { themeStorages, type Theme } from '@sahra/shared/theme/choices';
import type { themeParameters } from '../preferences/preference-cookies.ts';
import { ChoiceField, ThemeFields } from './theme-fields.tsx';
import { useAccountTheme } from './use-account-theme.ts';

// Not imported: what every page loads would become two files, because this panel shares a value with it.
const names: typeof themeParameters = ['scheme', 'direction'];

/** What the address had chosen no longer counts: the visitor chooses. */
export function forgetThemeOfAddress(): void {
  const url = new URL(location.href);
  if (!names.some((name) => url.searchParams.has(name))) return;
  for (const name of names) url.searchParams.delete(name);
  history.replaceState(history.state, '', url);
}

/** The theme customizer: what is chosen is applied at once, and a sentence says what became of it. */
export function ThemePanel() {
  const { t } = useTranslation('customizer');
  const theme = useTheme();
  const account = useAccountTheme();
  const [hasChosen, setHasChosen] = useState(false);
  const choose = (change: Partial<Theme>) => {
    forgetThemeOfAddress();
    theme.choose(change);
    setHasChosen(true);
    void account.store();
  };
  const names = { scheme: t(`scheme.${theme.scheme}`), direction: t(`direction.${theme.direction}`) };
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <ThemeFields theme={theme} onChoose={choose} />
      <ChoiceField
        name="storage"
        label={t('storage.label')}
        options={themeStorages.map((value) => ({
          value,
          text: t(`storage.${value}`),
          hint: t(`storage.${value}Hint`),
        }))}
        value={theme.storage}
        onChoose={(storage) => choose({ storage })}
      />
      <p role="status">
        {hasChosen && (theme.isPersisted ? t(`kept.${theme.storage}`, names) : t('kept.failed', names))}
        {account.isStored !== undefined && ` ${t(account.isStored ? 'kept.inAccount' : 'kept.notInAccount')}`}
      </p>
      <Button variant="quiet" onClick={() => choose(defaultTheme)}>
        {t('reset')}
      </Button>
    </form>
  );
}
