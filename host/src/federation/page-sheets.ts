/** Sheets of what is not drawn come into force after so long all the same, in milliseconds: a section that is on the screen may need them. */
const KEPT_BACK_MS = 3000;

interface Sheet {
  link: HTMLLinkElement;
  loaded: Promise<void>;
}
/** By its address, each sheet that was fetched here. */
const sheets = new Map<string, Sheet>();

/** Is a sheet here, or on its way? */
export const isInDocument = (href: string) =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].some(
    (link) => link.href === new URL(href, location.href).href,
  );

function fetchSheet(href: string): Sheet {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', crossOrigin: '', fetchPriority: 'high', media: 'not all', href });
  const loaded = new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      sheets.delete(href);
      link.remove();
      reject(new Error(`${href} could not be loaded`));
    });
  });
  document.head.append(link);
  return { link, loaded };
}

/** Puts sheets into force, in the moment in which what they are for is drawn: the whole document is styled anew then. */
export function showSheets(hrefs: readonly string[]): void {
  for (const href of hrefs) sheets.get(href)?.link.removeAttribute('media');
}

/**
 * Fetches the sheets of what somebody goes to, and keeps them back until `showSheets`. The code of a remote takes a sheet that is in
 * the document for one that is here: it does not wait for it, and what is on the screen is not styled anew for it.
 */
export async function fetchSheets(hrefs: readonly string[]): Promise<void> {
  for (const href of hrefs) if (!sheets.has(href) && !isInDocument(href)) sheets.set(href, fetchSheet(href));
  await Promise.all(hrefs.map((href) => sheets.get(href)?.loaded));
  setTimeout(() => showSheets(hrefs), KEPT_BACK_MS);
}
