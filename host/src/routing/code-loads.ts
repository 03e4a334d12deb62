import type { PageModule } from '@sahra/shared/federation/contract';
import type { PageHandle } from './page-handle.ts';

/** So long a failure counts for who goes there next, in milliseconds: the loads have been tried several times, and told. */
const FAILURE_MS = 10_000;

/** Loads the code of pages, before somebody goes there or because they do: each once at a time. */
export function createCodeLoads() {
  const loads = new Map<PageHandle, Promise<PageModule>>();
  /** Remotes of which something could not be loaded last time. */
  const troubled = new Set<string>();

  function begin(handle: PageHandle): Promise<PageModule> {
    const begun = loads.get(handle);
    if (begun) return begun;
    const code = handle.load();
    loads.set(handle, code);
    const forget = () => void (loads.get(handle) === code && loads.delete(handle));
    code.then(
      () => {
        forget();
        troubled.delete(handle.remote);
      },
      () => {
        troubled.add(handle.remote);
        setTimeout(forget, FAILURE_MS);
      },
    );
    return code;
  }

  return {
    begin,
    /** The visitor is there: what has failed they are told once, and a retry is a new one. */
    take(handle: PageHandle): Promise<PageModule> {
      const code = begin(handle);
      code.catch(() => void (loads.get(handle) === code && loads.delete(handle)));
      return code;
    },
    /** Whether its code may be loaded without anybody going there: a remote that fails is left to who needs it. */
    isWorthwhile: ({ remote, module }: PageHandle): boolean =>
      !module && !troubled.has(remote) && ![...loads.keys()].some((handle) => handle.remote === remote),
  };
}
