import { matchPath } from 'react-router-dom';
import { useApp } from '@sahra/shared/facade';
import type { SitePage } from '@sahra/shared/federation/contract';
import { useStore } from '@sahra/shared/host-runtime';
import type { ClosedArea } from '../app/boot.ts';
import type { PageHandle } from './page-handle.ts';

/** Every page that a document knows of, and whose it is. */
export type KnownPage = SitePage & { area: string };

export const knownPages = (handles: readonly PageHandle[], closed: readonly ClosedArea[] = []): KnownPage[] => [
  ...handles.map(({ page, remote }) => ({ ...page, area: remote })),
  ...closed.flatMap(({ name, pages }) => pages.map((page) => ({ ...page, area: name }))),
];

/** Those of them that are open while these areas are closed. */
export const openPages = (pages: readonly KnownPage[], closed: readonly { name: string }[] = []): KnownPage[] =>
  pages.filter(({ area }) => !closed.some(({ name }) => name === area));

/** Does this address of the site lead to a page that is open? Renders again when an area is closed or opened. */
export function useIsOpen(): (href: string) => boolean {
  const pages = useStore(useApp().siteMap);
  return (href) => {
    const [path = ''] = href.split(/[?#]/, 1);
    return pages.some((page) => matchPath(page.path, path));
  };
}
