import type { MenuLink } from '@sahra/shared/federation/menus';
import type { I18n } from '@sahra/shared/host-runtime';

const accents: Readonly<Record<string, string>> = {
  a: 'à',
  e: 'é',
  i: 'î',
  o: 'ö',
  u: 'ü',
  y: 'ý',
  A: 'Å',
  E: 'É',
  I: 'Î',
  O: 'Ø',
  U: 'Û',
  c: 'ç',
  n: 'ñ',
  s: 'š',
};

/** Longer than the longest of our languages makes a text, and recognizable: a text without it is not a message. */
const lengthen = (text: string) =>
  `⟦${text.replace(/[a-zA-Z]/g, (letter) => accents[letter] ?? letter)}${' ···'.repeat(Math.ceil(text.length / 10))}⟧`;

const processor = { type: 'postProcessor', name: 'pseudo', process: lengthen } as const;

/**
 * An instance with a pseudo-locale: every message is 40 % longer and marked. With `direction=rtl`
 * it shows what a layout does not bear, to those who read no Arabic. For development: `?lang=en&pseudo=on&direction=rtl`.
 */
export const pseudoOf = (i18n: I18n): I18n =>
  i18n.use(processor).cloneInstance({ lng: i18n.language, initAsync: false, postProcess: [processor.name] });

/** The labels of menus in it. */
export const pseudoMenus = (menus: readonly MenuLink[]): MenuLink[] =>
  menus.map((link) => ({ ...link, label: lengthen(link.label) }));
