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

function routeOf({ releases }: Variant, url: string) {
  const routes = releases.flatMap(({ name, version, pages }) =>
    pages.map((row) => ({ path: row.path, handle: { row, remote: name, version } })),
  );
  return matchRoutes([...routes, ...ownPages], new URL(url).pathname)?.at(-1)?.route.handle;
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
