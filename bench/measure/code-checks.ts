import { matchPath } from 'react-router-dom';
import { z } from 'zod';
import { pageSchema } from '@sahra/shared/federation/release-manifest';
import { reactsIn } from '@sahra/shared/federation/remote-fit';
import { isShownOn } from '@sahra/shared/federation/slots';
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
  remotes: z.array(
    z.object({
      name: z.string(),
      pages: z.array(pageSchema.pick({ path: true, layout: true, slots: true })),
      extensions: z.array(z.object({ slot: z.string() })).default([]),
    }),
  ),
});

/** Files of remotes to which the page does not belong, fetched all the same; but for the style sheets of what they show in its slots. */
export async function foreignChunks(
  siteUrl: string,
  pathname: string,
  exchanges: readonly Exchange[],
): Promise<string[]> {
  const { remotes } = registrySchema.parse(await (await fetch(`${siteUrl}/registry.json`)).json());
  const owner = remotes.find(({ pages }) => pages.some(({ path }) => matchPath(path, pathname)));
  const page = owner?.pages.find(({ path }) => matchPath(path, pathname));
  if (!owner || !page) throw new Error(`No remote has the page ${pathname}`);
  const guests = remotes.filter(({ extensions }) => extensions.some((extension) => isShownOn(page, extension)));
  const isItsOwn = ({ url, kind }: Exchange) => {
    const name = releaseOf(url);
    return (
      [undefined, 'host', owner.name].includes(name) || (kind === 'css' && guests.some((guest) => guest.name === name))
    );
  };
  return exchanges.filter((exchange) => !isItsOwn(exchange)).map(({ url }) => url);
}
