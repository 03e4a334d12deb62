import { register } from 'node:module';
import { pathToFileURL } from 'node:url';

/**
 * Server bundles of remotes name react, the router and the facade without carrying them. Node would look for them
 * beside the release; this makes it look beside the host, wherever the releases lie, so that there is one copy of each.
 */
export function resolveFromHost(releases: string): void {
  const hook = `
    let releases, host;
    export function initialize(data) { ({ releases, host } = data); }
    export function resolve(specifier, context, next) {
      const isBare = !/^(\\.|\\/|[a-z]+:)/.test(specifier);
      return next(specifier, isBare && context.parentURL?.startsWith(releases) ? { ...context, parentURL: host } : context);
    }`;
  const data = { releases: pathToFileURL(`${releases}/`).href, host: import.meta.url };
  register(`data:text/javascript,${encodeURIComponent(hook)}`, { parentURL: import.meta.url, data });
}
