import { allHashesParameter } from '../app/boot.ts';
import { OneMapError, type ModuleHashes } from './module-hashes.ts';
import { runningHost } from './registry-client.ts';

const PAUSES = [300, 900, 3000, 6000, 12_000, 30_000];

/** Opens the page anew, with the hashes of all modules in its own import map. */
function openWithAllHashes(): Promise<never> {
  const url = new URL(location.href);
  url.searchParams.set(allHashesParameter, '');
  location.replace(url);
  return new Promise(() => {});
}

/** Whether the page was opened anew so. Takes that out of its address. */
function takeParameter(): boolean {
  const url = new URL(location.href);
  if (!url.searchParams.has(allHashesParameter)) return false;
  url.searchParams.delete(allHashesParameter);
  history.replaceState(history.state, '', url);
  return true;
}

/**
 * Resolves once the browser knows the hashes of all modules of the host: what the page has not announced may be imported then. Until then the
 * server's page stays, and the file is asked for again. A browser that takes no further import map, and is taken for one that does, opens
 * the page anew, once.
 */
export async function learnOwnHashes(hashes: ModuleHashes, modules: string | undefined): Promise<void> {
  const wasOpenedAnew = takeParameter();
  for (let tries = 0; ; tries++) {
    try {
      await hashes.learn({ name: 'host', version: runningHost, modules });
      return;
    } catch (error) {
      if (error instanceof OneMapError && wasOpenedAnew) throw error;
      if (error instanceof OneMapError) return openWithAllHashes();
      console.warn(error);
      await new Promise((resolve) => setTimeout(resolve, PAUSES[Math.min(tries, PAUSES.length - 1)]));
    }
  }
}
