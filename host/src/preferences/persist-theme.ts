import type { AppInstance } from '@sahra/shared/facade';
import { cookieText } from '@sahra/shared/privacy/cookies';
import { storageKeys } from '@sahra/shared/privacy/storage-keys';
import { defaultTheme, type Theme, type ThemeChoice } from '@sahra/shared/theme/choices';
import { cookieNames, themeParameters } from './preference-cookies.ts';
import { applyTheme, readStoredTheme, themeKey, themeStart, themeValues } from './apply-theme.ts';

const textOf = ({ scheme, direction }: ThemeChoice) => `${scheme} ${direction}`;
const read = (storage: 'session' | 'local') => readStoredTheme(storage, themeValues);
const cookieOf = (name: keyof ThemeChoice) =>
  new RegExp(`(?:^|; )${cookieNames[name]}=([^;]*)`).exec(document.cookie)?.[1];

function put(storage: 'session' | 'local', text: string | undefined) {
  try {
    const place = window[`${storage}Storage`];
    if ((place.getItem(storageKeys.theme) ?? undefined) === text) return;
    // The old value goes first: where the new one finds no room, none is better.
    place.removeItem(storageKeys.theme);
    if (text) place.setItem(storageKeys.theme, text);
  } catch {
    // Blocked or full: found out when it is read again.
  }
}

/** The cookies let the server render what this device keeps. */
function putCookies(theme: ThemeChoice | undefined) {
  for (const name of themeParameters)
    if (cookieOf(name) !== theme?.[name]) document.cookie = cookieText(name, theme?.[name]);
}

/** Puts a theme where the visitor wants it kept, and takes it away everywhere else; tells whether it will be found again. */
export function persistTheme(theme: Theme): boolean {
  const { scheme, direction, storage } = theme;
  const isDefault =
    scheme === defaultTheme.scheme && direction === defaultTheme.direction && storage === defaultTheme.storage;
  const text = isDefault ? undefined : storage === 'none' ? 'none' : textOf(theme);
  put('session', storage === 'local' ? undefined : text);
  put('local', storage === 'session' ? undefined : text);
  putCookies(storage === 'local' && text ? theme : undefined);
  if (isDefault || storage === 'none') return true;
  const kept = read(storage);
  const isInCookies = storage === 'local' && themeParameters.every((name) => cookieOf(name) === theme[name]);
  return isInCookies || (kept !== undefined && kept !== 'none' && textOf(kept) === text);
}

/**
 * Brings storages and cookies together when the site starts: what cannot be read goes, the cookies say what this device
 * keeps. A tab with a theme of its own leaves alone what other tabs have kept.
 */
export function reconcileTheme(theme: Theme): void {
  if (theme.storage === 'local') return void persistTheme(theme);
  const onDevice = read('local');
  put('session', theme.storage === 'session' ? textOf(theme) : read('session') && 'none');
  put('local', onDevice === 'none' ? onDevice : onDevice && textOf(onDevice));
  putCookies(onDevice === 'none' ? undefined : onDevice);
}

/**
 * Applies what this tab or this device has kept, and follows other tabs of this device. React first draws what
 * the server did, so that it finds what it expects, and then this.
 */
export function startTheme({ theme: store }: AppInstance, page: Parameters<typeof themeStart>[0]): void {
  const theme = applyTheme(readStoredTheme, themeStart(page));
  reconcileTheme(theme);
  store.setState(theme);
  addEventListener('storage', ({ key, storageArea }) => {
    if (key !== themeKey || storageArea !== localStorage || store.getState().storage !== 'local') return;
    const kept = readStoredTheme('local', themeValues);
    if (kept && kept !== 'none') store.setState(kept);
  });
}
