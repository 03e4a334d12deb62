import type { RemoteEntry } from '@sahra/shared/federation/contract';

/** How long a navigation waits for the answer, and how long the last answer is used again. */
const TIMEOUT_MS = 1500;
const FRESH_MS = 5000;

/** Version of the host that this page runs: modules are served below it. */
export const [, , , runningHost = ''] = new URL(import.meta.url).pathname.split('/');

/** `/registry.json`: what a visitor gets with a new page. */
export interface RegistryAnswer {
  schema: 1;
  revision: number;
  host: string;
  remotes: RemoteEntry[];
  /** Areas that are off; absent from hosts that are older than this one. Tabs of an older one ask for their paths. */
  closed?: { name: string; paths: string[] }[];
}

/** What is in force, not older than `freshMs` milliseconds; undefined where nobody says so in time. */
export type AskRegistry = (freshMs?: number) => Promise<RegistryAnswer | undefined>;

async function fetchRegistry(): Promise<RegistryAnswer | undefined> {
  try {
    const response = await fetch('/registry.json', { cache: 'no-cache', signal: AbortSignal.timeout(TIMEOUT_MS) });
    return response.ok ? ((await response.json()) as RegistryAnswer) : undefined;
  } catch {
    return undefined;
  }
}

/** Asks the registry for an open tab. `onAnswer` gets every answer once. */
export function createRegistryClient(onAnswer: (answer: RegistryAnswer) => void): AskRegistry {
  let asked: { at: number; answer: Promise<RegistryAnswer | undefined> } | undefined;
  async function ask() {
    const answer = await fetchRegistry();
    if (answer) onAnswer(answer);
    return answer;
  }
  return (freshMs = FRESH_MS) => {
    if (!asked || Date.now() - asked.at > freshMs) asked = { at: Date.now(), answer: ask() };
    return asked.answer;
  };
}
