import { quantile } from '../crowds/clients.ts';
import { ask, outcomes, type Answer, type Outcome } from './answers.ts';
import type { Member } from './member.ts';

/** Requests a second. */
export const RATE = 20;

/** What they ask for: pages made for one member, pages kept for everybody, data, writes, files. */
export const kinds = ['page', 'kept', 'read', 'write', 'file'] as const;
export type Kind = (typeof kinds)[number];

/** In each second. */
const turns: readonly Kind[] = kinds.flatMap((kind) =>
  Array.from({ length: { page: 6, kept: 4, read: 5, write: 3, file: 2 }[kind] }, () => kind),
);

const pages = ['/', '/shop', '/blogs', '/shows-details/1', '/pricing', '/categories/1'];
const reads = ['/api/home?lang=ar', '/api/programs/1?lang=de', '/api/products?lang=fr', '/api/posts?lang=en'];

/** What became of all that was asked for while something went on. */
export interface Tally {
  counts: Record<Kind, Record<Outcome, number>>;
  stale: number;
  p95Ms: number;
  maxMs: number;
}

const emptyCounts = (): Tally['counts'] => {
  const none = () => Object.fromEntries(outcomes.map((outcome) => [outcome, 0])) as Record<Outcome, number>;
  return { page: none(), kept: none(), read: none(), write: none(), file: none() };
};

/** The address of a script of the site, as its home page names it. */
async function findScript(site: string): Promise<string> {
  const html = await (await fetch(site)).text();
  const [found] = /\/mf\/[^"]+\.js/.exec(html) ?? [];
  if (!found) throw new Error('The home page names no script');
  return found;
}

/** Asks twenty times a second, whatever becomes of it, until `work` is over and every answer is there. */
export async function visitWhile(site: string, member: Member, work: () => Promise<void>): Promise<Tally> {
  const script = await findScript(site);
  const pick = <T>(list: readonly T[], index: number) => list[index % list.length] as T;
  const asking: Record<Kind, (index: number) => Promise<Answer | undefined>> = {
    page: (index) => ask(site, { path: pick(pages, index), isPage: true, headers: { cookie: member.cookie } }),
    kept: (index) => ask(site, { path: pick(pages, index), isPage: true }),
    read: (index) => ask(site, { path: pick(reads, index) }),
    write: () => member.write(),
    file: () => ask(site, { path: script }),
  };
  const counts = emptyCounts();
  const ms: number[] = [];
  let stale = 0;
  const open = new Set<Promise<void>>();
  let index = 0;
  const timer = setInterval(() => {
    const kind = pick(turns, index * 7);
    const asked = asking[kind](index++).then((answer) => {
      open.delete(asked);
      if (!answer) return;
      counts[kind][answer.outcome] += 1;
      if (answer.isStale) stale += 1;
      ms.push(answer.ms);
    });
    open.add(asked);
  }, 1000 / RATE);
  try {
    await work();
  } finally {
    clearInterval(timer);
    await Promise.all(open);
  }
  return { counts, stale, p95Ms: quantile(ms, 0.95), maxMs: Math.max(0, ...ms) };
}
