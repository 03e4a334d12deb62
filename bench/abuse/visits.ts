import { quantile } from '../crowds/clients.ts';
import { addressOf } from '../crowds/members.ts';

/** What came in place of a page. */
export type Outcome = 'page' | 'busy' | 'empty' | 'other';

export interface Visit {
  outcome: Outcome;
  ms: number;
}

/** Does it have something to read? */
const isWhole = (html: string) => html.includes('<h1') && html.includes('</html>');

/** A page with contents; a whole page that says that there is no time, for anybody or for this network; one without anything to read; anything else. */
function outcomeOf(status: number, html: string): Outcome {
  if ((status === 503 || status === 429) && isWhole(html)) return 'busy';
  if (status === 200) return isWhole(html) ? 'page' : 'empty';
  return 'other';
}

/** Asks for a page as a browser does; the gateway is told that each client is in a network of its own. */
export async function visit(url: string, client: number, cookie?: string): Promise<Visit> {
  const askedAt = performance.now();
  const headers = {
    'accept-encoding': 'br',
    accept: 'text/html',
    'x-forwarded-for': addressOf(client),
    ...(cookie && { cookie }),
  };
  try {
    const response = await fetch(url, { headers, redirect: 'manual' });
    return { outcome: outcomeOf(response.status, await response.text()), ms: performance.now() - askedAt };
  } catch {
    return { outcome: 'other', ms: performance.now() - askedAt };
  }
}

/** How often what came, and how long it took: a line. */
export function shownVisits(visits: readonly Visit[]): string {
  const count = (outcome: Outcome) => visits.filter((one) => one.outcome === outcome).length;
  const ms = visits.map((one) => one.ms);
  const times = `p50 ${quantile(ms, 0.5).toFixed(0)} ms, p95 ${quantile(ms, 0.95).toFixed(0)} ms`;
  return `${count('page')} pages, ${count('busy')} whole 503 pages, ${count('empty')} empty shells, ${count('other')} others; ${times}`;
}
