import type { LogLine } from './messages.ts';
import { startRenderWorker, type RenderWorker, type WorkerOptions } from './worker-process.ts';

/**
 * Starts workers, and keeps one ready that does nothing: to start one takes longer than a visitor likes to wait, above
 * all on a machine on which something has just gone wrong.
 */
export function createWorkers(options: Omit<WorkerOptions, 'onLog'>, onLog: (line: LogLine) => void) {
  const all = new Set<RenderWorker>();
  let spare: RenderWorker | undefined;
  let isClosing = false;

  function start(): RenderWorker {
    const worker = startRenderWorker({ ...options, onLog });
    all.add(worker);
    // The caller that needs it waits for it.
    worker.ready.catch(() => {});
    void worker.ended.then(() => {
      all.delete(worker);
      if (spare === worker) spare = undefined;
    });
    return worker;
  }

  return {
    start,
    /** The one that is ready, where there is one. */
    take(): RenderWorker {
      const worker = spare ?? start();
      spare = undefined;
      return worker;
    },
    /** Makes `worker`, or a new one, the one that is ready; ends it where there is one already. */
    keepSpare(worker?: RenderWorker) {
      if (spare) worker?.stop();
      else if (!isClosing) spare = worker ?? start();
    },
    /** Settles when none of them runs any more. */
    async close() {
      isClosing = true;
      const ends = [...all].map((worker) => worker.ended);
      for (const worker of all) worker.stop();
      await Promise.all(ends);
    },
  };
}
