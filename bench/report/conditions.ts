import { availableParallelism, cpus, loadavg } from 'node:os';
import type { Protocol } from '../options.ts';
import { PACKET_BYTES, throttle } from '../shaper/throttle.ts';

/** Share of the processors' time above which what else runs on the machine shows in the times. */
const BUSY = 0.5;

/** Under which conditions a run was made: without them its figures mean nothing. */
export interface Conditions {
  measuredAt: string;
  cores: number;
  processor: string;
  loadBefore: number;
  node: string;
  chromium: string;
  runs: number;
  protocol: Protocol;
  throttle: typeof throttle;
  packetBytes: number;
}

export const conditionsOf = (chromium: string, runs: number, protocol: Protocol, now: Date): Conditions => ({
  measuredAt: now.toISOString(),
  cores: availableParallelism(),
  processor: cpus()[0]?.model ?? 'unknown',
  loadBefore: loadavg()[0] ?? 0,
  node: process.versions.node,
  chromium,
  runs,
  protocol,
  throttle,
  packetBytes: PACKET_BYTES,
});

export const describeConditions = ({
  cores,
  processor,
  loadBefore,
  node,
  chromium,
  runs,
  protocol,
}: Conditions): string =>
  [
    `${cores} cores (${processor}, load ${loadBefore.toFixed(1)}), Chromium ${chromium}, Node ${node}, ${protocol === '2' ? 'HTTP/2 with TLS' : 'HTTP/1.1 without TLS'}.`,
    `Arabic, cold cache, ${throttle.viewport.width}×${throttle.viewport.height}, ${throttle.roundTripMs} ms round trip, ` +
      `${throttle.downBitsPerSecond / 1e6} Mbit/s down and ${throttle.upBitsPerSecond / 1e6} up in a shaped TCP line of our own, ` +
      `${throttle.cpuSlowdown}× slower processor.`,
    `Median of ${runs} visits, both variants in turns. Only ratios within one run mean anything; times of two runs do not compare.`,
    ...(loadBefore > cores * BUSY
      ? [
          'The machine was busy with other work when this began: times and processor time are too long, sizes and counts are right.',
        ]
      : []),
    'kB = 1000 bytes of compressed body. usable = the main thread is free and React has taken over the last control of header and page.',
  ].join('\n');
