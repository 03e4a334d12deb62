import { z } from 'zod';
import { moneySchema } from './common.ts';

export const planCodes = ['free', 'basic', 'premium'] as const;

/** A pricing plan; `price` is for a month. */
export const planSchema = z.object({
  code: z.enum(planCodes),
  name: z.string(),
  description: z.string(),
  price: moneySchema,
  features: z.array(z.string()),
  isRecommended: z.boolean(),
});
export type Plan = z.infer<typeof planSchema>;
