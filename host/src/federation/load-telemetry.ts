import type { RemoteEntry } from '@sahra/shared/federation/contract';
import type { RemoteLoad, RemoteLoadReport } from '@sahra/shared/schemas/remote-loads';
import { pageMarks } from './page-marks.ts';

/** Milliseconds: a failure is told at once, together with those that come with it; what went well has time. */
const FAILURE_WAIT = 250;
const SUCCESS_WAIT = 20_000;
/** The api takes no more in one report. */
const REPORT_SIZE = 20;

export type ReportLoad = (load: RemoteLoad) => void;

/** What this page was given, and the ticket by which the api knows so; without one it is not counted what the page reports. */
export type PageTicket = Pick<RemoteLoadReport, 'given'> & { ticket: string | undefined };

/** Read before the first render, as what stands beside it is: where the server rendered nothing, React clears the document. */
export const readTicket = (remotes: readonly RemoteEntry[]): PageTicket => ({
  ticket: document.querySelector<HTMLScriptElement>('script[data-ticket]')?.dataset.ticket,
  given: Object.fromEntries(remotes.map(({ name, version }) => [name, version])),
});

/** Outlives the page. Whether it arrives is of no concern to the visitor. */
function send({ ticket, given }: PageTicket, loads: RemoteLoad[]): void {
  if (!ticket) return;
  const body = JSON.stringify({ ticket, given, loads } satisfies RemoteLoadReport);
  void fetch('/api/remote-loads', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
    keepalive: true,
    priority: 'low',
  }).catch(() => {});
}

/** Collects how loads of remotes ended, and sends them together: long after the first load, or when the visitor leaves. */
export function createLoadTelemetry(page: PageTicket): ReportLoad {
  let waiting: RemoteLoad[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let dueAt = Number.POSITIVE_INFINITY;

  function flush() {
    clearTimeout(timer);
    dueAt = Number.POSITIVE_INFINITY;
    const loads = waiting;
    waiting = [];
    for (let first = 0; first < loads.length; first += REPORT_SIZE) send(page, loads.slice(first, first + REPORT_SIZE));
  }
  addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && flush());

  return (load) => {
    performance.mark(pageMarks.load, { detail: load });
    waiting.push(load);
    const wait = load.outcome === 'ok' ? SUCCESS_WAIT : FAILURE_WAIT;
    if (Date.now() + wait >= dueAt) return;
    dueAt = Date.now() + wait;
    clearTimeout(timer);
    timer = setTimeout(flush, wait);
  };
}
