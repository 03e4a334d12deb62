/** What a browser of today says that it is: others get more hashes with a page. */
export const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/145.0.0.0 Safari/537.36';

/** How long each answer took, in milliseconds, and how many were none. */
export interface Answers {
  ms: number[];
  failed: number;
  seconds: number;
}

/** The value below which that share of `values` lies. */
export const quantile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};

/** So many clients at once, each asking again as soon as it was answered, until the time is over. */
export async function runClients(
  count: number,
  seconds: number,
  ask: (client: number, turn: number) => Promise<boolean>,
): Promise<Answers> {
  const ms: number[] = [];
  let failed = 0;
  const startedAt = performance.now();
  const client = async (own: number) => {
    for (let turn = 0; performance.now() - startedAt < seconds * 1000; turn += 1) {
      const askedAt = performance.now();
      if (await ask(own, turn)) ms.push(performance.now() - askedAt);
      else failed += 1;
    }
  };
  await Promise.all(Array.from({ length: count }, (_, own) => client(own)));
  return { ms, failed, seconds: (performance.now() - startedAt) / 1000 };
}
