/** Hash of each module by its address, as the import maps of this page have it. */
export type Integrity = Record<string, string>;

/** Read before the first render: where the server rendered nothing, React clears the document. */
export function readIntegrity(): Integrity {
  const text = document.querySelector('script[type=importmap]')?.textContent ?? '{}';
  return (JSON.parse(text) as { integrity?: Integrity }).integrity ?? {};
}

/** A name that only an import map can make an address of. */
const probeOf = (url: string) => `sahra-address:${url}`;

function isMapped(url: string): boolean {
  try {
    return import.meta.resolve(probeOf(url)) === new URL(url, location.origin).href;
  } catch {
    return false;
  }
}

/** The further import map that has these hashes. One that is `known` is said no second time: browsers warn of it. */
export const mapText = (url: string, added: Integrity, known: Integrity): string =>
  JSON.stringify({
    imports: { [probeOf(url)]: url },
    integrity: Object.fromEntries(
      Object.entries(added)
        .filter(([address]) => !known[address])
        .sort(([one], [other]) => (one < other ? -1 : 1)),
    ),
  });

/**
 * Tells the browser these hashes by one more import map, and adds them to `known`. False where it takes no further map: then it does not
 * know them. `url` is any address that no map has told of before.
 */
export function addHashes(known: Integrity, added: Integrity, url: string): boolean {
  const map = document.createElement('script');
  map.type = 'importmap';
  map.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
  map.textContent = mapText(url, added, known);
  document.head.append(map);
  map.remove();
  if (!isMapped(url)) return false;
  Object.assign(known, added);
  return true;
}
