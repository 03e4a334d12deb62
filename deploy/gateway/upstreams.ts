const CHECK_MS = 1000;

/** A request that is to be answered by one of the replicas. */
interface Asked {
  cookie?: string | undefined;
  /** Addresses that did not answer it. */
  tried: readonly string[];
}

/** Replicas of one service. */
export interface Upstreams {
  count: number;
  /** Address of one that answers, in turn; of any where none does. */
  next: (asked?: Asked) => string;
  /** Marks one as unhealthy, until its ready check succeeds again. */
  failed: (url: string) => void;
  close: () => void;
}

/** A service of which there is one: nothing to choose from. */
export const onlyUpstream = (url: string): Upstreams => ({
  count: 1,
  next: () => url,
  failed: () => {},
  close: () => {},
});

/** Takes the replicas in turn and asks each now and then, at `readyPath`, whether it is ready. */
export function createUpstreams(urls: readonly string[], readyPath: string): Upstreams {
  const [only] = urls;
  if (only && urls.length === 1) return onlyUpstream(only);
  const unhealthy = new Set<string>();
  let turn = 0;
  const check = async (url: string) => {
    const answer = await fetch(url + readyPath, { signal: AbortSignal.timeout(CHECK_MS) }).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.ok) unhealthy.delete(url);
    else unhealthy.add(url);
  };
  const timer = setInterval(() => urls.forEach((url) => void check(url)), CHECK_MS);
  return {
    count: urls.length,
    next() {
      const ready = urls.filter((url) => !unhealthy.has(url));
      const among = ready.length > 0 ? ready : urls;
      return among[turn++ % among.length] ?? '';
    },
    failed: (url) => unhealthy.add(url),
    close: () => clearInterval(timer),
  };
}
