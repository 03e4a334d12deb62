import { LRUCache } from 'lru-cache';
import { matchRoutes } from 'react-router-dom';
import { isShownOn } from '@sahra/shared/federation/slots';
import information from '../../../src/pages/information/app.ts';
import type { Variant } from '../../registry/variant.ts';

/** A page of one release of a remote; without a remote it is the host's own. */
export interface ReleasePage {
  key: string;
  remote: string;
  version: string;
  page: string;
  /** `shop@1.0.0`: its remote's release. */
  release: string;
}

/** What a remote shows on a page of another. */
export type ReleaseExtension = Omit<ReleasePage, 'page'> & { id: string };

const ownPages = information.routes.map((row) => ({ path: row.path, handle: { row, remote: 'host', version: '' } }));

function findRoute({ releases }: Variant, pathname: string) {
  const routes = releases.flatMap(({ name, version, pages }) =>
    pages.map((row) => ({ path: row.path, handle: { row, remote: name, version } })),
  );
  return matchRoutes([...routes, ...ownPages], pathname)?.at(-1)?.route.handle;
}

/** Addresses of which is remembered what they lead to. */
const MAX_ADDRESSES = 500;
const finders = new WeakMap<Variant, (pathname: string) => ReturnType<typeof findRoute>>();

/** Finds out once where an address leads to: after the loss of a worker that is asked for every page, and all routes are sorted for each answer. */
function createFinder(variant: Variant) {
  const found = new LRUCache<string, { route: ReturnType<typeof findRoute> }>({
    max: MAX_ADDRESSES,
    memoMethod: (pathname) => ({ route: findRoute(variant, pathname) }),
  });
  return (pathname: string) => found.memo(pathname).route;
}

function routeOf(variant: Variant, url: string) {
  const find = finders.get(variant) ?? createFinder(variant);
  finders.set(variant, find);
  return find(new URL(url).pathname);
}

const keysOf = (remote: string, version: string, id: string) => ({
  key: `${remote}@${version} ${id}`,
  release: `${remote}@${version}`,
  remote,
  version,
});

/** Which page of which release an address leads to. */
export function pageOf(variant: Variant, url: string): ReleasePage {
  const { remote, version, row } = routeOf(variant, url) ?? {
    remote: 'host',
    version: '',
    row: { id: 'host.not-found' },
  };
  return { ...keysOf(remote, version, row.id), page: row.id };
}

/** What other remotes show on the page that an address leads to. */
export function extensionsOn(variant: Variant, url: string): ReleaseExtension[] {
  if (!variant.releases.some(({ extensions }) => extensions.length > 0)) return [];
  const page = routeOf(variant, url)?.row;
  if (!page) return [];
  return variant.releases.flatMap(({ name, version, extensions }) =>
    extensions
      .filter((extension) => isShownOn(page, extension))
      .map(({ id }) => ({ ...keysOf(name, version, id), id })),
  );
}
