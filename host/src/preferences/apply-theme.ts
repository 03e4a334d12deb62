import { getLanguage, type Language } from '@sahra/shared/i18n/languages';
import { storageKeys } from '@sahra/shared/privacy/storage-keys';
import { defaultTheme, directionChoices, schemes, type Theme, type ThemeChoice } from '@sahra/shared/theme/choices';
import { toInlineJson, type Boot } from '../app/boot.ts';

/** What must be known to apply a stored theme, as plain data. */
interface ThemeStart {
  values: { key: string; schemes: typeof schemes; directions: typeof directionChoices };
  defaults: ThemeChoice;
  rendered: ThemeChoice;
  chosen: Partial<ThemeChoice>;
  dir: Language['dir'];
}

/** Under this name both storages of the browser keep the theme, as `hulu rtl`, or `none` where nothing is to be stored. */
export const themeKey = storageKeys.theme;
export const themeValues: ThemeStart['values'] = { key: themeKey, schemes, directions: directionChoices };

/**
 * What a storage of the browser holds: a theme, the mark that nothing is to be stored, or nothing that could be read.
 * Its text is sent in pages: it may not use anything that is outside of it.
 */
export function readStoredTheme(
  storage: 'session' | 'local',
  values: ThemeStart['values'],
): ThemeChoice | 'none' | undefined {
  try {
    const text = window[`${storage}Storage`].getItem(values.key);
    if (text === 'none') return text;
    const [first, second, more] = text && text.length < 40 ? text.replace(/^amezon/, 'amazon').split(' ') : [];
    const scheme = values.schemes.find((name) => name === first);
    const direction = values.directions.find((name) => name === second);
    return scheme && direction && more === undefined ? { scheme, direction } : undefined;
  } catch {
    return undefined; // the visitor forbids storing
  }
}

/**
 * Applies the theme of this tab, of this device, or else the one that the page was rendered in. It runs before the first
 * paint and once more when the site starts. Its text is sent in pages: it may not use anything that is outside of it.
 */
export function applyTheme(
  read: typeof readStoredTheme,
  { values, defaults, rendered, chosen, dir }: ThemeStart,
): Theme {
  const own = read('session', values);
  const stored = own ?? read('local', values);
  const storage = stored === 'none' ? 'none' : own ? 'session' : 'local';
  const { scheme, direction } = { ...(stored === 'none' ? defaults : (stored ?? rendered)), ...chosen };
  const { documentElement: root, body } = document;
  const wanted = direction === 'auto' ? dir : direction;
  // A direction that is set again is a new one to the browser: it would style the whole page anew.
  if (root.dir !== wanted) root.dir = wanted;
  body.dataset.scheme = scheme;
  return { scheme, direction, storage };
}

/** What the page tells of its theme. */
export const themeStart = ({
  language,
  theme,
  chosenTheme,
}: Pick<Boot, 'language' | 'theme' | 'chosenTheme'>): ThemeStart => ({
  values: themeValues,
  defaults: { scheme: defaultTheme.scheme, direction: defaultTheme.direction },
  rendered: theme,
  chosen: chosenTheme,
  dir: getLanguage(language).dir,
});

/** The inline script that a page begins with. */
export const themeScript = (boot: Parameters<typeof themeStart>[0]) =>
  `(${applyTheme.toString()})(${readStoredTheme.toString()},${toInlineJson(themeStart(boot))})`;
