import { useSyncExternalStore } from 'react';
import type { createBrowserRouter } from 'react-router-dom';
import type { RemoteEntry } from '@sahra/shared/federation/contract';
import type { AppInstance } from '@sahra/shared/facade';
import type { pageMarks } from '../federation/page-marks.ts';
import type { PageHandle } from '../routing/page-handle.ts';
import type { DoctorReport } from './report.ts';

/**
 * What the host hands over to the doctor. It imports nothing of it but types: a module that both import would become one
 * more file for every visitor.
 */
export interface ExaminedPage {
  report: DoctorReport;
  remotes: RemoteEntry[];
  app: AppInstance;
  router: ReturnType<typeof createBrowserRouter>;
  hostVersion: string;
  marks: typeof pageMarks;
  /** Starts the federation runtime, where that has not been done. */
  federation: () => Promise<unknown>;
}

/** The remote whose page is shown; undefined where the host shows one of its own, an error too. */
export function ownerOf({ state }: ExaminedPage['router']): string | undefined {
  const handle = state.matches.at(-1)?.route.handle as Partial<PageHandle> | undefined;
  return state.errors ? undefined : handle?.remote;
}

/** Where the visitor is: the address, and whose page it is. */
export function usePlace({ router }: ExaminedPage): { address: string; owner: string | undefined } {
  const address = useSyncExternalStore(router.subscribe, () => location.href);
  const owner = useSyncExternalStore(router.subscribe, () => ownerOf(router));
  return { address, owner };
}
