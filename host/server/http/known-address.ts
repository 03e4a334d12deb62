import { findLanguage } from '@sahra/shared/i18n/languages';
import { findDirection, findScheme } from '@sahra/shared/theme/choices';

/** Parameters that every page knows, each with the values that it knows. */
const everywhere = new Map<string, (value: string) => unknown>([
  ['lang', findLanguage],
  ['scheme', findScheme],
  ['direction', findDirection],
]);

/**
 * The address of a page as far as it changes what is shown: parameters that the page does not know are left out, the others are
 * in the order of their names. `known` is what the page says that it knows; undefined where it does not say.
 */
export function knownAddress(url: URL, known: readonly string[] | undefined): URL {
  const address = new URL(url);
  const pairs = [...url.searchParams].filter(
    ([name, value]) => (known?.includes(name) ?? !everywhere.has(name)) || everywhere.get(name)?.(value),
  );
  address.search = String(new URLSearchParams(pairs));
  address.searchParams.sort();
  return address;
}

/** Where a visitor is sent on to, with the parameters of their address that the page did not know: they are others' business. */
export function withUnknown(location: string, asked: URL, address: URL): string {
  if (!location.startsWith('/') || location.startsWith('//')) return location;
  const target = new URL(location, asked);
  for (const [name, value] of asked.searchParams)
    if (!address.searchParams.has(name) && !target.searchParams.has(name)) target.searchParams.append(name, value);
  return target.pathname + target.search + target.hash;
}
