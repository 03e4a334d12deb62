import { isShownOn } from '@sahra/shared/federation/slots';
import type { ExtensionHandle, PageHandle } from '../routing/page-handle.ts';

const orderOf = ({ extension }: ExtensionHandle) => extension.order ?? 0;

/** Gives each page what is shown in its slots, in order. */
export function placeExtensions(pages: PageHandle[], extensions: readonly ExtensionHandle[]): PageHandle[] {
  const sorted = extensions.toSorted(
    // Ids are plain: to compare them as words of a language the browser would prepare that language first.
    (a, b) => orderOf(a) - orderOf(b) || (a.extension.id < b.extension.id ? -1 : 1),
  );
  for (const handle of pages) {
    const shown = sorted.filter(({ extension }) => isShownOn(handle.page, extension));
    if (shown.length > 0) handle.extensions = shown;
  }
  return pages;
}
