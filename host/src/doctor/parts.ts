import type { RemoteEntry } from '@sahra/shared/federation/contract';
import type { LoadOutcome } from '@sahra/shared/schemas/remote-loads';
import type { ExaminedPage } from './examined-page.ts';
import type { NotedLoad } from './observe-page.ts';
import type { RemoteOrigin } from './report.ts';

/** How its last load ended; or that there was none so far. */
export type LoadState = LoadOutcome | 'idle' | 'loading';

export interface RemotePart {
  origin: RemoteOrigin;
  version: string;
  /** Absent where it is off: the page does not know it then. */
  entry?: RemoteEntry;
  state: LoadState;
}

/** What the host server said of each remote, and what became of it in this page. `current`: the one whose page is shown. */
export const remotePartsOf = (
  { report, remotes }: Pick<ExaminedPage, 'report' | 'remotes'>,
  loads: readonly NotedLoad[],
  current: string | undefined,
): RemotePart[] =>
  report.remotes.map((origin): RemotePart => {
    const entry = remotes.find(({ name }) => name === origin.name);
    const last = loads.findLast(({ remote }) => remote === origin.name);
    const part = {
      origin,
      version: entry?.version ?? origin.stable,
      state: last?.outcome ?? (current === origin.name ? 'loading' : 'idle'),
    } as const;
    return entry ? { ...part, entry } : part;
  });
