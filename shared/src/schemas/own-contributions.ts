import { z } from 'zod';
import { idSchema } from './common.ts';
import {
  authorSchema,
  contributionSchema,
  contributionStatuses,
  ownContributionSchema,
  waitReasons,
} from './contributions.ts';

/** A contribution that is not published, as those see it at its thing who decide. */
export const undecidedContributionSchema = contributionSchema.extend({
  status: z.enum(contributionStatuses).extract(['waiting', 'hidden']),
  waitReason: z.enum(waitReasons).nullable(),
  /** Words of the list that were found in it. */
  heldWords: z.array(z.string()),
});
export type UndecidedContribution = z.infer<typeof undecidedContributionSchema>;

/** `GET /things/{kind}/{id}/contributions/own`: what a page shows to one person alone. */
export const ownContributionsSchema = z.object({
  /** Who asks; null: somebody who has not contributed from here. */
  author: authorSchema.nullable(),
  items: z.array(ownContributionSchema),
  /** Ids of what they find helpful, or like. */
  votes: z.array(idSchema),
  /** Of those who may publish and hide what is written here: what waits, the oldest first, and what was hidden. Missing for all others. */
  undecided: z.array(undecidedContributionSchema).optional(),
});
export type OwnContributions = z.infer<typeof ownContributionsSchema>;
