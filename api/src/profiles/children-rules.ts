import type { FastifyRequest } from 'fastify';

/** What a children's profile may do with the account. Everything else is refused, and so is what is added later. */
const allowed: readonly (readonly [method: string, address: RegExp])[] = [
  ['GET', /^\/auth\/session$/],
  ['GET', /^\/account\/(profiles|home)$/],
  ['PUT', /^\/account\/profile$/],
  // Their own progress, lists and history.
  ['*', /^\/account\/(progress|watchlist|likes|history|programs)(\/|$)/],
  ['GET', /^\/account\/playback\//],
  ['GET', /^\/things\/:kind\/:id\/contributions\/own$/],
  // Putting back what was just forgotten, and what a device had collected.
  ['POST', /^\/account\/collection$/],
  ['GET', /^(\/account)?\/playlists(\/:playlistId)?$/],
  ['POST', /^\/(episodes|playlists)\/:\w+\/views$/],
];

/** Whether a route of members is there for a children's profile too. */
export function isForChildren({ method, routeOptions: { url = '' } }: FastifyRequest): boolean {
  const address = url.replace(/^\/api/, '');
  // Fastify answers HEAD by the route of GET.
  const asked = method === 'HEAD' ? 'GET' : method;
  return allowed.some(([by, pattern]) => (by === '*' || by === asked) && pattern.test(address));
}
