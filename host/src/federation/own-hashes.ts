import { allHashesParameter } from '../app/boot.ts';
import { OneMapError, type ModuleHashes } from './module-hashes.ts';
import { hasTypedValues } from './renewal.ts';
import { runningHost } from './registry-client.ts';

/** Before another try, in milliseconds. */
const PAUSES = [300, 900];

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
 * What it returns resolves once the browser knows the hashes of all modules of the host: what the page has not announced may be imported
 * then. Rejects where the file does not come, so that those who wait can say so; the next call asks anew. A browser that takes no
 * further import map, and is taken for one that does, opens the page anew, once; where something was typed that would be lost by it,
 * nothing more is imported.
 */
export function ownHashes(hashes: ModuleHashes, modules: string | undefined): () => Promise<void> {
  const wasOpenedAnew = takeParameter();
  let learning: Promise<void> | undefined;
  return () =>
    (learning ??= learnOwn(hashes, modules, wasOpenedAnew).catch((error: unknown) => {
      learning = undefined;
      throw error;
    }));
}

async function learnOwn(hashes: ModuleHashes, modules: string | undefined, wasOpenedAnew: boolean): Promise<void> {
  for (let tries = 0; ; tries++) {
    try {
      await hashes.learn({ name: 'host', version: runningHost, modules });
      return;
    } catch (error) {
      if (error instanceof OneMapError && (wasOpenedAnew || hasTypedValues(document))) throw error;
      if (error instanceof OneMapError) return openWithAllHashes();
      const pause = PAUSES[tries];
      if (pause === undefined) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}
