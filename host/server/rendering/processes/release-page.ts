import { matchRoutes } from 'react-router-dom';
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

const ownPages = information.routes.map(({ id, path }) => ({ id, path, handle: { remote: 'host', version: '' } }));

/** Which page of which release an address leads to. */
export function pageOf({ releases }: Variant, url: string): ReleasePage {
  const routes = releases.flatMap(({ name, version, pages }) =>
    pages.map(({ id, path }) => ({ id, path, handle: { remote: name, version } })),
  );
  const route = matchRoutes([...routes, ...ownPages], new URL(url).pathname)?.at(-1)?.route;
  const { remote, version, page } = route
    ? { ...route.handle, page: route.id }
    : { remote: 'host', version: '', page: 'host.not-found' };
  return { key: `${remote}@${version} ${page}`, remote, version, page, release: `${remote}@${version}` };
}
