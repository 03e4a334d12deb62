import type { Site } from './site.ts';

let current: Site | undefined;

/** Address of a site that runs already, which is tested instead of one of the worker's own. */
const givenUrl = () => process.env.SAHRA_SITE_URL;

/** Tells this worker's tests which site is theirs. */
export function setSite(site: Site): void {
  current = site;
}

/** The site of this worker, all of whose parts are its own. */
export function site(): Site {
  if (!current) throw new Error('The site is there as soon as the tests run');
  return current;
}

/** Address of the site under test, without a slash at its end. */
export const siteUrl = (): string => givenUrl() ?? site().url;

/** Address of the api behind it, where that can be reached without the gateway. */
export const ownApiUrl = (): string | undefined => (givenUrl() === undefined ? site().api.url : undefined);
