import { preloadModule } from 'react-dom';
import type { LanguageCode } from '@sahra/shared/facade';
import type { ReleaseModules } from '@sahra/shared/federation/release-modules';
import { fetchSheets, isInDocument } from './page-sheets.ts';

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

const cached = new Set<string>();

/** Puts a sheet into the browser's cache. One that is announced, and then used late or never, browsers warn of. */
function cache(href: string): void {
  if (cached.has(href)) return;
  cached.add(href);
  fetch(href, { priority: 'low' })
    .then(
      (answer) => answer.text(),
      () => cached.delete(href),
    )
    .catch(() => {});
}

const asked = new Set<string>();

/** As react's `preloadModule`, of what nobody waits for: what is asked for meanwhile goes first. */
function preloadLater(href: string, { integrity = '' }: { integrity?: string | undefined }): void {
  if (asked.has(href)) return;
  asked.add(href);
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'modulepreload', fetchPriority: 'low', href, integrity }),
  );
}

/**
 * Asks for all files that a part of a release needs at once, before one names the next: its code, its texts and its sheets.
 *
 * @returns The sheets, which nobody has to wait for who does not go there yet.
 */
export function announce(modules: ReleaseModules, { base, id, isFirst, language, isAhead = false }: Wanted) {
  const texts = ['', ...(modules.namespaces?.[id] ?? []).map((namespace) => `${namespace}/`)].flatMap(
    (namespace) => modules.messages?.[namespace + language] ?? [],
  );
  const ask = isAhead ? preloadLater : preloadModule;
  for (const file of [...(isFirst ? modules.entry : []), ...(modules.pages[id] ?? []), ...texts])
    ask(base + file, { as: 'script', integrity: modules.integrity[file] });
  const hrefs = (modules.styles?.[id] ?? []).map((file) => base + file);
  if (!isAhead) return { hrefs, loaded: fetchSheets(hrefs) };
  for (const href of hrefs) if (!isInDocument(href)) cache(href);
  return { hrefs, loaded: Promise.resolve() };
}
