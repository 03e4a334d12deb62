import { planCodes } from '@sahra/shared/schemas/account';
import { z } from 'zod';
import type { Database } from '../database/connect.ts';
import { plans } from '../database/shop-tables.ts';
import offered from './offered-plans.json' with { type: 'json' };

const text = z.string().trim().min(1);
const inAll = <T extends z.ZodType>(text: T) => z.strictObject({ ar: text, en: text, de: text, fr: text, gr: text });

/** What the site offers from its first start on; prices are integer piastres a month. */
export const offeredPlans = z
  .array(
    z.strictObject({
      code: z.enum(planCodes),
      name: inAll(text),
      description: inAll(text),
      price: z.int().min(0),
      features: inAll(z.array(text).min(1)),
      isRecommended: z.boolean(),
    }),
  )
  .parse(offered);

/** Adds those plans that are missing, with demo data and without. One that is there stays as the owner has changed it. */
export async function offerPlans(database: Database): Promise<void> {
  await database
    .insert(plans)
    .values(offeredPlans.map((plan, index) => ({ ...plan, position: index + 1 })))
    .onConflictDoNothing();
}
