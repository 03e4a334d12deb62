import { paths } from '@sahra/shared/facade';

/** Whether an address is a page of this site, so that a link to it leads somewhere. */
export function isKnownPage(url: string): boolean {
  const [pathname = ''] = url.split(/[?#]/);
  return Object.values(paths).some(({ pattern }) =>
    new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`).test(pathname),
  );
}
