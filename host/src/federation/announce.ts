import { preload, preloadModule } from 'react-dom';
import type { LanguageCode } from '@sahra/shared/facade';
import type { ReleaseModules } from '@sahra/shared/federation/release-modules';

interface Wanted {
  /** Where the release is. */
  base: string;
  /** Of a page or an extension. */
  id: string;
  /** Nothing of this remote has been loaded. */
  isFirst: boolean;
  language: LanguageCode;
}

const hasStyles = (href: string) =>
  [...document.styleSheets].some((sheet) => sheet.href === new URL(href, location.href).href);

/** Asks for all files that a part of a release needs at once, before one names the next: its code, its texts and its styles. */
export function announce(modules: ReleaseModules, { base, id, isFirst, language }: Wanted): void {
  const texts = ['', ...(modules.namespaces?.[id] ?? []).map((namespace) => `${namespace}/`)].flatMap(
    (namespace) => modules.messages?.[namespace + language] ?? [],
  );
  for (const file of [...(isFirst ? modules.entry : []), ...(modules.pages[id] ?? []), ...texts])
    preloadModule(base + file, { as: 'script', integrity: modules.integrity[file] });
  // In the mode in which the bundler's helper asks for them.
  for (const file of modules.styles?.[id] ?? [])
    if (!hasStyles(base + file)) preload(base + file, { as: 'style', crossOrigin: 'anonymous' });
}
