import type { NotedLoad } from './observe-page.ts';

/** A stretch of time, as shares of the whole timeline (0 to 1). */
export interface Bar {
  phase: 'entry' | 'page';
  ms: number;
  start: number;
  size: number;
}

export interface TimelineRow extends Pick<NotedLoad, 'remote' | 'outcome' | 'attempt' | 'endedAt'> {
  bars: Bar[];
}

/** When the phases of each load were, on one scale. A remote that was there already had no entry to wait for. */
export function timelineOf(loads: readonly NotedLoad[], hydratedAt = 0): TimelineRow[] {
  const whole = Math.max(1, hydratedAt, ...loads.map(({ endedAt }) => endedAt));
  return loads.map(({ remote, outcome, attempt, endedAt, entryMs, pageMs }) => {
    const pageStart = Math.max(0, endedAt - pageMs);
    const phases = [
      { phase: 'entry' as const, ms: entryMs, from: Math.max(0, pageStart - entryMs) },
      { phase: 'page' as const, ms: pageMs, from: pageStart },
    ];
    const bars = phases
      .filter(({ ms }) => ms > 0)
      .map(({ phase, ms, from }) => ({ phase, ms, start: from / whole, size: ms / whole }));
    return { remote, outcome, attempt, endedAt, bars };
  });
}
