import type { AppInstance } from '@sahra/shared/facade';
import { settleTheme } from './keep-theme.ts';
import { readKept, themeKey, themeStart, themeWords, wearTheme } from './wear-theme.ts';

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
