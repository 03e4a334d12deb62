import { z } from 'zod';

/**
 * How the load of a remote ended in a browser. `network`: a file could not be fetched; `integrity`: a file is not the published
 * one; `timeout`; `threw`: its module threw when it was evaluated; `misfit`: contract or react; `render`: a page of it threw
 * while it was drawn.
 */
const browserOutcomes = ['ok', 'network', 'integrity', 'timeout', 'threw', 'misfit', 'render'] as const;
export type BrowserOutcome = (typeof browserOutcomes)[number];
/** `server`: the host server could not use its bundle. Only the host server says so. */
export const loadOutcomes = [...browserOutcomes, 'server'] as const;
export type LoadOutcome = (typeof loadOutcomes)[number];

/** Longer than any load is waited for. */
const milliseconds = z.int().min(0).max(600_000);

const nameSchema = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, 'must be the name of a remote');
const versionSchema = z.string().regex(/^[0-9A-Za-z][0-9A-Za-z.-]{0,79}$/, 'must be a version');
const releaseSchema = z.object({ remote: nameSchema, version: versionSchema });

/** The version of each remote that a page was given, by its name. */
export const givenReleasesSchema = z.record(nameSchema, versionSchema);
export type GivenReleases = z.infer<typeof givenReleasesSchema>;

/** Body of what the host server asks for a page; and the signed ticket that the page's reports bring back. */
export const ticketRequestSchema = z.object({ given: givenReleasesSchema });
export const ticketAnswerSchema = z.object({ ticket: z.string().regex(/^[\w.-]{1,120}$/, 'must be a ticket') });

export const remoteLoadSchema = releaseSchema.extend({
  outcome: z.enum(browserOutcomes),
  /** Counted from 1. */
  attempt: z.int().min(1).max(1000),
  /** Time for the remote's entry, and for the page's chunk with the messages; 0 where it was not come to. */
  entryMs: milliseconds,
  pageMs: milliseconds,
});
export type RemoteLoad = z.infer<typeof remoteLoadSchema>;

/** Body of a report; a browser sends several loads together, with the ticket of its page and what that page was given. */
export const remoteLoadReportSchema = ticketAnswerSchema.extend({
  given: givenReleasesSchema,
  loads: z.array(remoteLoadSchema).min(1).max(20),
});
export type RemoteLoadReport = z.infer<typeof remoteLoadReportSchema>;

/** Body of what the host server reports: releases that failed there, once for each time. */
export const serverFailureReportSchema = z.object({ releases: z.array(releaseSchema).min(1).max(20) });

export const remoteLoadCountSchema = z.object({
  remote: z.string(),
  version: z.string(),
  outcome: z.enum(loadOutcomes),
  count: z.int(),
});
export type RemoteLoadCount = z.infer<typeof remoteLoadCountSchema>;
/**
 * What browsers say of a release, by the networks that they are in: each has one voice, however often it reports. `failing` are
 * those in which a load failed; `failures` the sum of the share, 0 to 1, that failed in each.
 */
export const remoteLoadVotesSchema = z.object({
  remote: z.string(),
  version: z.string(),
  networks: z.int(),
  failing: z.int(),
  failures: z.number(),
});
export type RemoteLoadVotes = z.infer<typeof remoteLoadVotesSchema>;

export const remoteLoadCountsSchema = z.object({
  items: z.array(remoteLoadCountSchema),
  votes: z.array(remoteLoadVotesSchema),
});
