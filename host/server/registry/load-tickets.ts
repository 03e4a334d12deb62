import { LRUCache } from 'lru-cache';
import { type GivenReleases, ticketAnswerSchema } from '@sahra/shared/schemas/remote-loads';
import type { Variant } from './variant.ts';

/** A ticket is put into pages for so long, a small part of its life: what is left is for pages that are shown later, and for open tabs. */
const REFRESH_MS = 10 * 60_000;
/** Where the api gave none it is asked again after that; until then pages go without, and wait for nothing. */
const RETRY_MS = 5000;
/** The first page of a variant waits for it beside its rendering, which takes as long. */
const TIMEOUT_MS = 1000;
/** Of variants; a visitor makes none up. */
const MAX_TICKETS = 100;

interface Held {
  latest: string | undefined;
  asking: Promise<string | undefined>;
  askAgainAt: number;
}

/**
 * The tickets by which the api knows that a report comes from a page with these releases. The api signs them, so that this server, beside which the
 * code of remotes runs, needs no secret. `reportsUrl`: where the api is reached past the gateway. A variant's pages all have one ticket; undefined where
 * the api gives none: such a page does not report.
 */
export function createLoadTickets(reportsUrl: string, now = Date.now) {
  const tickets = new LRUCache<string, Held>({ max: MAX_TICKETS });

  async function ask(given: GivenReleases): Promise<string | undefined> {
    try {
      const answer = await fetch(`${reportsUrl}/internal/load-tickets`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ given }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      return ticketAnswerSchema.parse(await answer.json()).ticket;
    } catch {
      return undefined;
    }
  }

  return async function ticketOf({ key, entries }: Pick<Variant, 'key' | 'entries'>): Promise<string | undefined> {
    const held = tickets.get(key);
    if (held && now() < held.askAgainAt) return held.latest ?? (await held.asking);
    const asking = ask(Object.fromEntries(entries.map(({ name, version }) => [name, version])));
    const next: Held = { latest: held?.latest, asking, askAgainAt: now() + REFRESH_MS };
    tickets.set(key, next);
    void asking.then((ticket) => {
      if (ticket) next.latest = ticket;
      else next.askAgainAt = now() + RETRY_MS;
    });
    return next.latest ?? (await asking);
  };
}
