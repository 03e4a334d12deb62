import { useState } from 'react';
import { Button, defaultTheme, themeStorages, useTheme, useTranslation, type Theme } from '@sahra/shared/facade';
import { ChoiceField } from './choice-field.tsx';
import { LookFields } from './look-fields.tsx';
import { forgetThemeOfAddress } from './theme-of-address.ts';
import { useAccountTheme } from './use-account-theme.ts';

/** The theme customizer: the page wears what is chosen at once, and a sentence says what became of it. */
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
      <LookFields theme={theme} onChoose={choose} />
      <ChoiceField
        name="storage"
        label={t('storage.label')}
        options={themeStorages.map((value) => ({ value, text: t(`storage.${value}`), hint: t(`storage.${value}Hint`) }))}
        value={theme.storage}
        onChoose={(storage) => choose({ storage })}
      />
      <p role="status">
        {hasChosen && (theme.isKept ? t(`kept.${theme.storage}`, names) : t('kept.failed', names))}
        {account.isStored !== undefined && ` ${t(account.isStored ? 'kept.inAccount' : 'kept.notInAccount')}`}
      </p>
      <Button variant="quiet" onClick={() => choose(defaultTheme)}>
        {t('reset')}
      </Button>
    </form>
  );
}
