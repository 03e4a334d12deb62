import { matchPath } from 'react-router-dom';
import { z } from 'zod';
import { reactsIn } from '@sahra/shared/federation/remote-fit';
import type { Exchange } from './network-log.ts';

/** How many copies of react the page has fetched. */
export async function countReacts(exchanges: readonly Exchange[]): Promise<number> {
  let copies = 0;
  for (const { url } of exchanges.filter(({ kind }) => kind === 'js')) {
    const code = await (await fetch(url)).text();
    copies += reactsIn(code);
  }
  return copies;
}

/** Name and version of a release that a URL is part of. */
export const releaseOf = (url: string): string | undefined => /^\/mf\/([^/]+)\//.exec(new URL(url).pathname)?.[1];

const registrySchema = z.object({
  remotes: z.array(z.object({ name: z.string(), pages: z.array(z.object({ path: z.string() })) })),
});

/** Code of remotes to which the page does not belong, fetched all the same. */
export async function foreignChunks(
  siteUrl: string,
  pathname: string,
  exchanges: readonly Exchange[],
): Promise<string[]> {
  const { remotes } = registrySchema.parse(await (await fetch(`${siteUrl}/registry.json`)).json());
  const owner = remotes.find(({ pages }) => pages.some((page) => matchPath(page.path, pathname)))?.name;
  if (!owner) throw new Error(`No remote has the page ${pathname}`);
  return exchanges.map(({ url }) => url).filter((url) => ![undefined, 'host', owner].includes(releaseOf(url)));
}
