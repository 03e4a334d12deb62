import type { AppInstance } from '@sahra/shared/facade';
import type { Theme } from '@sahra/shared/theme/choices';
import { themeParameters } from '../preferences.ts';
import { keepTheme, settleTheme } from './keep-theme.ts';
import { readKept, themeKey, themeStart, themeWords, wearTheme } from './wear-theme.ts';

/** Keeps what the visitor chose; what the address had chosen before no longer counts. */
export function keepChoice(theme: Theme): boolean {
  const url = new URL(location.href);
  if (themeParameters.some((name) => url.searchParams.has(name))) {
    for (const name of themeParameters) url.searchParams.delete(name);
    history.replaceState(history.state, '', url);
  }
  return keepTheme(theme);
}

/**
 * The page wears what this tab or this device has kept, and follows other tabs of this device. React first draws what
 * the server did, so that it finds what it expects, and then this.
 */
export function startTheme({ theme: store }: AppInstance, page: Parameters<typeof themeStart>[0]): void {
  const theme = wearTheme(readKept, themeStart(page));
  settleTheme(theme);
  store.setState(theme);
  addEventListener('storage', ({ key, storageArea }) => {
    if (key !== themeKey || storageArea !== localStorage || store.getState().storage !== 'local') return;
    const kept = readKept('local', themeWords);
    if (kept && kept !== 'none') store.setState(kept);
  });
}
