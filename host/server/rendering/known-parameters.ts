import type { ReleaseManifest } from '@sahra/shared/federation/release-manifest';
import { isShownOn } from '@sahra/shared/federation/slots';
import { LRUCache } from 'lru-cache';
import { matchRoutes } from 'react-router-dom';
import { overridePrefix, doctorParameter } from '../../src/doctor/report.ts';
import type { Variant } from '../registry/variant.ts';

const MAX_PATHS = 5000;
/** What developers may add to any address. */
const ofDevelopers = (name: string) =>
  name === doctorParameter.name || name === 'pseudo' || name.startsWith(overridePrefix);

/**
 * Finds the parameters that the page at an address knows: what its release says of it, and the releases of what others show on it; undefined
 * where one of them does not say. None where there is no page.
 */
export function createParameterFinder(ownPages: ReleaseManifest['pages'], hasDevTools: boolean) {
  const found = new LRUCache<string, { known: readonly string[] | undefined }>({ max: MAX_PATHS });

  function find({ releases }: Variant, pathname: string): readonly string[] | undefined {
    const pages = [...releases.flatMap((release) => release.pages), ...ownPages];
    const match = matchRoutes(
      pages.map((page) => ({ path: page.path, handle: page })),
      pathname,
    )?.at(-1);
    if (!match) return [];
    const page = match.route.handle;
    const shown = releases.flatMap(({ extensions }) => extensions.filter((extension) => isShownOn(page, extension)));
    const lists = [page, ...shown].map(({ parameters }) => parameters);
    return lists.includes(undefined) ? undefined : lists.flatMap((list) => list ?? []);
  }

  return function parametersOf(variant: Variant, { pathname, searchParams }: URL): readonly string[] | undefined {
    const key = `${variant.key} ${pathname}`;
    let entry = found.get(key);
    if (!entry) found.set(key, (entry = { known: find(variant, pathname) }));
    return hasDevTools ? entry.known?.concat([...searchParams.keys()].filter(ofDevelopers)) : entry.known;
  };
}
