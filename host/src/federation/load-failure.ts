import type { RemoteEntry } from '@sahra/shared/federation/contract';
import type { BrowserOutcome } from '@sahra/shared/schemas/remote-loads';
import { RemoteLoadError } from '../routing/route-errors.ts';
import type { Integrity } from './import-map.ts';
import { TimeLimitError } from './time-limit.ts';

const chainOf = (error: unknown): Error[] => (error instanceof Error ? [error, ...chainOf(error.cause)] : []);

/** What browsers say of a module or a style sheet that they could not fetch. */
const fetchFailed = /dynamically imported module|module script failed|preload CSS|Failed to fetch/i;

type Finding = 'network' | 'integrity' | undefined;

/** Asks for a file once more: without and with its hash. A wrong one is fetched past the browser's cache, so that the next try may succeed. */
async function findFault(url: string, hash: string): Promise<Finding> {
  try {
    const answer = await fetch(url);
    await answer.arrayBuffer();
    if (!answer.ok) return 'network';
  } catch {
    return 'network';
  }
  try {
    await (await fetch(url, { integrity: hash })).arrayBuffer();
    return undefined;
  } catch {
    await fetch(url, { cache: 'reload' }).catch(() => {});
    return 'integrity';
  }
}

/** The modules of a remote that this page has asked for, and the file that has their hashes. */
function askedFor(entry: RemoteEntry, integrity: Integrity): string[] {
  // The addresses of later attempts included.
  const base = new URL('.', new URL(entry.entry, location.origin)).pathname.slice(0, -1);
  const asked = performance.getEntriesByType('resource').map(({ name }) => name.slice(location.origin.length));
  return [...new Set([...asked, entry.entry])].filter(
    (url) => [`${base}/`, `${base}~`].some((start) => url.startsWith(start)) && integrity[url],
  );
}

/** Why a load of a remote failed. Browsers hardly tell the causes apart: where it matters, the files are asked for again. */
export async function outcomeOf(error: unknown, entry: RemoteEntry, integrity: Integrity): Promise<BrowserOutcome> {
  const chain = chainOf(error);
  if (chain.some((cause) => cause instanceof TimeLimitError)) return 'timeout';
  if (chain.some((cause) => cause instanceof RemoteLoadError)) return 'misfit';
  const faults = await Promise.all(askedFor(entry, integrity).map((url) => findFault(url, integrity[url] ?? '')));
  const fault = faults.find((finding) => finding === 'integrity') ?? faults.find(Boolean);
  // Nothing is wrong with the files: it was the network, and is over; or the code itself.
  return fault ?? (chain.some(({ message }) => fetchFailed.test(message)) ? 'network' : 'threw');
}
