import type { ReleaseManifest } from '@sahra/shared/federation/release-manifest';
import { LRUCache } from 'lru-cache';
import { matchRoutes } from 'react-router-dom';
import { overridePrefix, doctorParameter } from '../../src/doctor/report.ts';
import type { Variant } from '../registry/variant.ts';

const MAX_PATHS = 5000;
/** What developers may add to any address. */
const ofDevelopers = (name: string) =>
  name === doctorParameter.name || name === 'pseudo' || name.startsWith(overridePrefix);

/**
 * Finds the parameters that the page at an address knows: what its release says of it, undefined where it is older than that; none
 * where there is no page.
 */
export function createParameterFinder(ownPages: ReleaseManifest['pages'], hasDevTools: boolean) {
  const found = new LRUCache<string, { known: readonly string[] | undefined }>({ max: MAX_PATHS });

  function find({ releases }: Variant, pathname: string): readonly string[] | undefined {
    const pages = [...releases.flatMap((release) => release.pages), ...ownPages];
    const routes = pages.map(({ path, parameters }) => ({ path, handle: { parameters } }));
    const match = matchRoutes(routes, pathname)?.at(-1);
    return match ? match.route.handle.parameters : [];
  }

  return function parametersOf(variant: Variant, { pathname, searchParams }: URL): readonly string[] | undefined {
    const key = `${variant.key} ${pathname}`;
    let entry = found.get(key);
    if (!entry) found.set(key, (entry = { known: find(variant, pathname) }));
    return hasDevTools ? entry.known?.concat([...searchParams.keys()].filter(ofDevelopers)) : entry.known;
  };
}
