import type { SitePage } from '@sahra/shared/federation/contract';
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
