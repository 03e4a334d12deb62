import type { CodeHandle } from '../../src/routing/page-handle.ts';
import { TimeLimitError, withinLimit } from '../../src/federation/time-limit.ts';
import type { RenderLog } from './processes/messages.ts';

/** The code of a page or an extension, called `id`; undefined where it is not usable within `limitMs` milliseconds. */
export interface CodeInTime {
  <M>(handle: CodeHandle<M>, id: string, limitMs: number): Promise<M | undefined>;
  /** Is its import still under way, although it missed its limit? */
  isLate: <M>(handle: CodeHandle<M>, id: string) => boolean;
}

/** Imports what is to be drawn. A bundle that once missed its limit is not waited for again until its import has ended. */
export function codeInTime(log: RenderLog): CodeInTime {
  const late = new Set<string>();
  const keyOf = <M>({ remote, version }: CodeHandle<M>, id: string) => `${remote}@${version} ${id}`;
  async function codeOf<M>(handle: CodeHandle<M>, id: string, limitMs: number): Promise<M | undefined> {
    if (handle.module) return handle.module;
    const { remote, version } = handle;
    const key = keyOf(handle, id);
    if (late.has(key)) return undefined;
    const loading = handle.load();
    try {
      return await withinLimit(loading, limitMs, `import of ${remote}`);
    } catch (error) {
      if (error instanceof TimeLimitError) {
        late.add(key);
        loading.finally(() => late.delete(key)).catch(() => {});
      }
      log.error({ err: error, remote, version, page: id }, 'its code is left to the browser');
      return undefined;
    }
  }
  return Object.assign(codeOf, { isLate: <M>(handle: CodeHandle<M>, id: string) => late.has(keyOf(handle, id)) });
}
