import { getLanguage, type Language } from '@sahra/shared/i18n/languages';
import { storageKeys } from '@sahra/shared/privacy/storage-keys';
import { defaultTheme, directionChoices, schemes, type Theme, type ThemeChoice } from '@sahra/shared/theme/choices';
import { toInlineJson, type Boot } from '../app/boot.ts';

/** What must be known to put on a kept theme, as plain data. */
interface ThemeStart {
  words: { key: string; schemes: typeof schemes; directions: typeof directionChoices };
  defaults: ThemeChoice;
  rendered: ThemeChoice;
  chosen: Partial<ThemeChoice>;
  dir: Language['dir'];
}

/** Under this name both storages of the browser keep the theme, as `hulu rtl`, or `none` where nothing is to be kept. */
export const themeKey = storageKeys.theme;
export const themeWords: ThemeStart['words'] = { key: themeKey, schemes, directions: directionChoices };

/**
 * What a storage of the browser holds: a theme, the mark that nothing is to be kept, or nothing that could be read.
 * Its text is sent in pages: it may not use anything that is outside of it.
 */
export function readKept(storage: 'session' | 'local', words: ThemeStart['words']): ThemeChoice | 'none' | undefined {
  try {
    const text = window[`${storage}Storage`].getItem(words.key);
    if (text === 'none') return text;
    const [first, second, more] = text && text.length < 40 ? text.replace(/^amezon/, 'amazon').split(' ') : [];
    const scheme = words.schemes.find((name) => name === first);
    const direction = words.directions.find((name) => name === second);
    return scheme && direction && more === undefined ? { scheme, direction } : undefined;
  } catch {
    return undefined; // the visitor forbids storing
  }
}

/**
 * Applies the theme of this tab, of this device, or else the one that the page was rendered in. It runs before the first
 * paint and once more when the site starts. Its text is sent in pages: it may not use anything that is outside of it.
 */
export function applyTheme(read: typeof readKept, { words, defaults, rendered, chosen, dir }: ThemeStart): Theme {
  const own = read('session', words);
  const kept = own ?? read('local', words);
  const storage = kept === 'none' ? 'none' : own ? 'session' : 'local';
  const { scheme, direction } = { ...(kept === 'none' ? defaults : (kept ?? rendered)), ...chosen };
  document.documentElement.dir = direction === 'auto' ? dir : direction;
  document.body.dataset.scheme = scheme;
  return { scheme, direction, storage };
}

/** What the page tells of its theme. */
export const themeStart = ({ language, theme, chosenTheme }: Pick<Boot, 'language' | 'theme' | 'chosenTheme'>): ThemeStart => ({
  words: themeWords,
  defaults: { scheme: defaultTheme.scheme, direction: defaultTheme.direction },
  rendered: theme,
  chosen: chosenTheme,
  dir: getLanguage(language).dir,
});

/** The inline script that a page begins with. */
export const themeScript = (boot: Parameters<typeof themeStart>[0]) =>
  `(${applyTheme.toString()})(${readKept.toString()},${toInlineJson(themeStart(boot))})`;
