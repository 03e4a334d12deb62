/** How long a navigation waits for the answer, and how long the last answer is used again. */
const TIMEOUT_MS = 1500;
const FRESH_MS = 5000;

/** Version of the host that this page runs: modules are served below it. */
export const [, , , runningHost = ''] = new URL(import.meta.url).pathname.split('/');

let asked: { at: number; answer: Promise<boolean> } | undefined;

async function ask(): Promise<boolean> {
  const response = await fetch('/registry.json', { cache: 'no-cache', signal: AbortSignal.timeout(TIMEOUT_MS) });
  const registry: unknown = response.ok ? await response.json() : undefined;
  const host = typeof registry === 'object' && registry !== null && 'host' in registry ? registry.host : runningHost;
  return host !== runningHost;
}

/** Was another host deployed since this page was opened? Where nobody answers in time, no. */
export function isHostOutdated(): Promise<boolean> {
  if (!asked || Date.now() - asked.at > FRESH_MS) asked = { at: Date.now(), answer: ask().catch(() => false) };
  return asked.answer;
}
