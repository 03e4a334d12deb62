import { processesBelow } from '../measure/process-tree.ts';
import { makeDataDir } from '../sites/data-dir.ts';
import { startWholeSite } from '../sites/whole-site.ts';

export interface Parts {
  /** Of the gateway. */
  url: string;
  /** Process of the host server. */
  hostPid: number;
  /** Render workers that ended while pages were under way, as the host server's log tells. */
  lostWorkers: () => number;
}

/** A site as `npm start` runs it, in processes of its own, beside whoever attacks it. */
export async function startParts(onCleanUp: (stop: () => Promise<void>) => void): Promise<Parts> {
  const site = await startWholeSite(await makeDataDir(onCleanUp), { ARTWORK_WARM_UP: 'off' });
  onCleanUp(site.stop);
  const [hostPid] = processesBelow(site.pid, /\/server\/main\.js/);
  if (!hostPid) throw new Error('The site has no host server');
  return {
    url: site.url,
    hostPid,
    lostWorkers: () => site.said().split('a render worker has ended').length - 1,
  };
}
