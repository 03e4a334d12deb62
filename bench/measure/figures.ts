import type { Exchange, Kind } from './network-log.ts';
import type { ProbeReadings } from './page-probe.ts';

/** The figures of one visit, or the medians of several. Sizes in kB of 1000 bytes, times in milliseconds. */
export interface Figures {
  requests: number;
  allRequests: number;
  jsKb: number;
  cssKb: number;
  fontsKb: number;
  /** With all that is inline in it: data, scripts, styles. */
  htmlKb: number;
  /** In the document, once nothing more is asked for and nobody has scrolled. */
  elements: number;
  apiKb: number;
  /** All but pictures. */
  allKb: number;
  fcp: number;
  lcp: number;
  cls: number;
  usable: number;
  tbt: number;
  apiDepth: number;
}

export const figureKeys = [
  'requests',
  'allRequests',
  'jsKb',
  'cssKb',
  'fontsKb',
  'htmlKb',
  'elements',
  'apiKb',
  'allKb',
  'fcp',
  'lcp',
  'cls',
  'usable',
  'tbt',
  'apiDepth',
] as const satisfies readonly (keyof Figures)[];

const kilobytesOf = (exchanges: readonly Exchange[], kind: Kind) =>
  exchanges.reduce((sum, exchange) => (exchange.kind === kind ? sum + exchange.bytes : sum), 0) / 1000;

/** How many calls of the api the page made one after the other: the longest chain in which each began after the one before had ended. */
export function waterfallDepth(exchanges: readonly Pick<Exchange, 'kind' | 'startedAt' | 'endedAt'>[]): number {
  const calls = exchanges.filter(({ kind }) => kind === 'api').sort((a, b) => a.endedAt - b.endedAt);
  let depth = 0;
  let lastEnd = -Infinity;
  for (const { startedAt, endedAt } of calls)
    if (startedAt >= lastEnd) {
      depth++;
      lastEnd = endedAt;
    }
  return depth;
}

/** Time by which tasks kept the main thread longer than 50 ms, after the first paint. */
export const blockingTime = ({ fcp, longTasks }: Pick<ProbeReadings, 'fcp' | 'longTasks'>): number =>
  longTasks.reduce((sum, { start, duration }) => sum + Math.max(0, start + duration - Math.max(start, fcp) - 50), 0);

export function figuresOf(exchanges: readonly Exchange[], probe: ProbeReadings, elements: number): Figures {
  return {
    requests: exchanges.filter(({ kind }) => kind !== 'picture').length,
    allRequests: exchanges.length,
    jsKb: kilobytesOf(exchanges, 'js'),
    cssKb: kilobytesOf(exchanges, 'css'),
    fontsKb: kilobytesOf(exchanges, 'font'),
    htmlKb: kilobytesOf(exchanges, 'html'),
    elements,
    apiKb: kilobytesOf(exchanges, 'api'),
    allKb: exchanges.reduce((sum, { kind, bytes }) => (kind === 'picture' ? sum : sum + bytes), 0) / 1000,
    fcp: probe.fcp,
    lcp: probe.lcp,
    cls: probe.cls,
    usable: probe.usable,
    tbt: blockingTime(probe),
    apiDepth: waterfallDepth(exchanges),
  };
}
