import { createStore, type StoreApi } from '@sahra/shared/host-runtime';
import type { RemoteLoad } from '@sahra/shared/schemas/remote-loads';
import type { ExaminedPage } from './examined-page.ts';

/** A load of a remote, and when it was told, in milliseconds since the page was asked for. */
export interface NotedLoad extends RemoteLoad {
  endedAt: number;
}

/** Something that the page wanted to do and the content security policy did not allow. */
export interface Violation {
  directive: string;
  blocked: string;
  /** Address of the code that did it; empty where the browser does not say. */
  source: string;
}

export interface Observed {
  loads: readonly NotedLoad[];
  hydratedAt?: number;
  violations: readonly Violation[];
}

/** Follows what the host marks in the browser's timeline, from its beginning, and what the security policy blocks from now on. */
export function observePage({ load, hydrated }: ExaminedPage['marks']): {
  observed: StoreApi<Observed>;
  stop: () => void;
} {
  const observed = createStore<Observed>(() => ({ loads: [], violations: [] }));
  const marks = new PerformanceObserver((list) => {
    const loads = list
      .getEntriesByName(load)
      .map((mark) => ({ ...((mark as PerformanceMark).detail as RemoteLoad), endedAt: mark.startTime }));
    const hydratedAt = list.getEntriesByName(hydrated)[0]?.startTime;
    observed.setState((known) => ({
      loads: [...known.loads, ...loads],
      ...(hydratedAt !== undefined && { hydratedAt }),
    }));
  });
  marks.observe({ type: 'mark', buffered: true });
  const note = ({ effectiveDirective, blockedURI, sourceFile }: SecurityPolicyViolationEvent) =>
    observed.setState(({ violations }) => ({
      violations: [...violations, { directive: effectiveDirective, blocked: blockedURI, source: sourceFile }],
    }));
  document.addEventListener('securitypolicyviolation', note);
  return {
    observed,
    stop() {
      marks.disconnect();
      document.removeEventListener('securitypolicyviolation', note);
    },
  };
}
