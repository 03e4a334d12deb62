import { z } from 'zod';

/**
 * How the load of a remote ended. `network`: a file could not be fetched; `integrity`: a file is not the published one;
 * `timeout`; `threw`: its module threw when it was evaluated; `misfit`: contract or react; `render`: a page of it threw
 * while it was drawn in the browser; `server`: the host server could not use its bundle.
 */
export const loadOutcomes = ['ok', 'network', 'integrity', 'timeout', 'threw', 'misfit', 'render', 'server'] as const;
export type LoadOutcome = (typeof loadOutcomes)[number];

/** Longer than any load is waited for. */
const milliseconds = z.int().min(0).max(600_000);

export const remoteLoadSchema = z.object({
  remote: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, 'must be the name of a remote'),
  version: z.string().regex(/^[0-9A-Za-z][0-9A-Za-z.-]{0,79}$/, 'must be a version'),
  outcome: z.enum(loadOutcomes),
  /** Counted from 1. */
  attempt: z.int().min(1).max(1000),
  /** Time for the remote's entry, and for the page's chunk with the messages; 0 where it was not come to. */
  entryMs: milliseconds,
  pageMs: milliseconds,
});
export type RemoteLoad = z.infer<typeof remoteLoadSchema>;

/** Body of a report; a browser sends several loads together. */
export const remoteLoadReportSchema = z.object({ loads: z.array(remoteLoadSchema).min(1).max(20) });

export const remoteLoadCountSchema = z.object({
  remote: z.string(),
  version: z.string(),
  outcome: z.enum(loadOutcomes),
  count: z.int(),
});
export type RemoteLoadCount = z.infer<typeof remoteLoadCountSchema>;
export const remoteLoadCountsSchema = z.object({ items: z.array(remoteLoadCountSchema) });
