import { matchRoutes } from 'react-router-dom';
import information from '../../../src/pages/information/app.ts';
import type { Variant } from '../../registry/variant.ts';

/** For so long a page of a release that blocked a worker is left to the browser; a new release is free at once. */
export const SENTENCE_MS = 5 * 60_000;

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
  const routes = releases.flatMap(({ name, version, pages }) => pages.map(({ id, path }) => ({ id, path, handle: { remote: name, version } })));
  const route = matchRoutes([...routes, ...ownPages], new URL(url).pathname)?.at(-1)?.route;
  const { remote, version, page } = route ? { ...route.handle, page: route.id } : { remote: 'host', version: '', page: 'host.not-found' };
  return { key: `${remote}@${version} ${page}`, remote, version, page, release: `${remote}@${version}` };
}

/** Pages whose code is not run on the server: some while it is found out what they do, some because it is known. */
export function createSuspects(now = Date.now) {
  const trials = new Map<string, Promise<void>>();
  const sentences = new Map<string, number>();
  const isSentenced = (key: string) => (sentences.get(key) ?? 0) > now();
  return {
    /** Nobody is suspected of anything: the usual state, which costs nothing. */
    isQuiet: () => trials.size === 0 && sentences.size === 0,
    verdictOn: (key: string) => trials.get(key),
    isGuilty({ key, release }: ReleasePage): boolean {
      for (const [known, until] of sentences) if (until <= now()) sentences.delete(known);
      return isSentenced(key) || isSentenced(release);
    },
    /** Holds back `key` until `verdict` has settled. */
    suspect(key: string, verdict: Promise<void>) {
      trials.set(key, verdict);
      void verdict.finally(() => trials.get(key) === verdict && trials.delete(key));
    },
    /** `key`: a page, or a whole release. */
    sentence: (key: string) => void sentences.set(key, now() + SENTENCE_MS),
  };
}
export type Suspects = ReturnType<typeof createSuspects>;
