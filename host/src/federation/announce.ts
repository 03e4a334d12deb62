import { preloadModule } from 'react-dom';
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
  /** Nobody goes there yet. */
  isAhead?: boolean;
}

const fetched = new Set<string>();

/** Puts a style sheet into the browser's cache. One that is announced, and then used late or never, browsers warn of. */
function cache(href: string, priority: RequestPriority): void {
  if (fetched.has(href)) return;
  fetched.add(href);
  fetch(href, { priority })
    .then(
      (answer) => answer.text(),
      () => fetched.delete(href),
    )
    .catch(() => {});
}

const hasStyles = (href: string) =>
  [...document.styleSheets].some((sheet) => sheet.href === new URL(href, location.href).href);

/** Asks for all files that a part of a release needs at once, before one names the next: its code, its texts and its styles. */
export function announce(modules: ReleaseModules, { base, id, isFirst, language, isAhead = false }: Wanted): void {
  const texts = ['', ...(modules.namespaces?.[id] ?? []).map((namespace) => `${namespace}/`)].flatMap(
    (namespace) => modules.messages?.[namespace + language] ?? [],
  );
  for (const file of [...(isFirst ? modules.entry : []), ...(modules.pages[id] ?? []), ...texts])
    preloadModule(base + file, { as: 'script', integrity: modules.integrity[file] });
  for (const href of (modules.styles?.[id] ?? []).map((file) => base + file))
    if (!hasStyles(href)) cache(href, isAhead ? 'low' : 'high');
}
