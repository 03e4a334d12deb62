import { processesBelow } from '../measure/process-tree.ts';
import { run } from '../../deploy/stack/compose.ts';
import { makeDataDir } from '../sites/data-dir.ts';
import { startStack } from '../sites/start-stack.ts';
import { startWholeSite } from '../sites/whole-site.ts';

/** A site under load, whose processes can be looked at. */
export interface CrowdedSite {
  /** Of the gateway. */
  url: string;
  /** Its processes whose command has this in it, the oldest first. */
  pids: (command: RegExp) => Promise<number[]>;
}

export interface Parts extends CrowdedSite {
  /** Process of the host server. */
  hostPid: number;
  /** Render workers that ended while pages were under way, as the host server's log tells. */
  lostWorkers: () => number;
}

type OnCleanUp = (stop: () => Promise<void>) => void;

/** A site as `npm start` runs it, in processes of its own, beside whoever attacks it. */
export async function startParts(onCleanUp: OnCleanUp): Promise<Parts> {
  const site = await startWholeSite(await makeDataDir(onCleanUp), { ARTWORK_WARM_UP: 'off' });
  onCleanUp(site.stop);
  const [hostPid] = processesBelow(site.pid, /\/server\/main\.js/);
  if (!hostPid) throw new Error('The site has no host server');
  return {
    url: site.url,
    hostPid,
    pids: async (command) => processesBelow(site.pid, command, true),
    lostWorkers: () => site.said().split('a render worker has ended').length - 1,
  };
}

/** The same in containers, whose processes this machine sees. */
export async function startContainers(onCleanUp: OnCleanUp): Promise<CrowdedSite> {
  const stack = await startStack(onCleanUp);
  return {
    url: stack.place.url,
    async pids(command) {
      const ids = (await stack.containers()).filter(({ isRunning }) => isRunning).map(({ id }) => id);
      const { stdout } = await run('docker', ['inspect', '--format', '{{.State.Pid}}', ...ids]);
      return stdout
        .split('\n')
        .filter(Boolean)
        .flatMap((pid) => processesBelow(Number(pid), command, true));
    },
  };
}
