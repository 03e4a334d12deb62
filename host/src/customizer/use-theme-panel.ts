import { addMessages, languageCodes, useApp, useLookup } from '@sahra/shared/facade';

/** The panel of the theme customizer with its messages, loaded when it is first opened. */
export function useThemePanel() {
  const { i18n } = useApp();
  const { lookup, run } = useLookup(async () => {
    const [{ ThemePanel }, { customizerMessages }] = await Promise.all([import('./theme-panel.tsx'), import('./messages.ts')]);
    for (const code of languageCodes) addMessages(i18n, code, 'customizer', customizerMessages[code]);
    return ThemePanel;
  });
  const load = () => {
    if (lookup.state === 'idle' || lookup.state === 'failed') void run();
  };
  return { lookup, load };
}

export type ThemePanelState = ReturnType<typeof useThemePanel>;
