import type { Access } from '@sahra/shared/schemas/catalog';
import { chooseNumber } from './choice.ts';
import type { Catalog } from './files.ts';

/** The films of what is not free, and the demo's clips that they are copies of: in a folder of their own, at addresses of their own. */
export const gatedClips = { 'film-1': 'clip-2', 'film-2': 'clip-5', 'film-3': 'clip-8' } as const;
const gated = Object.keys(gatedClips);

/** Who may watch a program. */
export function accessOf({ access }: Catalog, slug: string): Access {
  if (access.member.includes(slug)) return 'member';
  return access.subscriber.includes(slug) ? 'subscriber' : 'free';
}

/** Those who wonder about a series for subscribers may see how it begins. */
export const isSample = (access: Access, at: number, count: number): boolean =>
  access === 'subscriber' && count > 1 && at === 0;

/** The clip of an episode that is not free; neighbours have different ones. */
export const gatedClipOf = (index: number, at: number): string => gated[(index + at) % gated.length] ?? '';

const DAY_MS = 24 * 60 * 60 * 1000;
/** The site's first evening, and the last one before it was filled. */
const [opened, filled] = [Date.UTC(2019, 0, 10), Date.UTC(2026, 9, 31)];

/** When a program was put on the site: never before it was made, and that which home calls the newest is. */
export function publishedAt({ slug, year }: { slug: string; year: number }): Date {
  if (slug === 'the-kharga-signal') return new Date(Date.UTC(2026, 10, 12, 18));
  const from = Math.max(opened, Date.UTC(year, 0, 10));
  const days = Math.floor((filled - from) / DAY_MS);
  return new Date(from + chooseNumber(0, Math.max(0, days), `${slug}/published`) * DAY_MS + 18 * 60 * 60 * 1000);
}
