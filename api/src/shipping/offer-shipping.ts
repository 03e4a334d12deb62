import { isCountry } from '@sahra/shared/form-rules/countries';
import { z } from 'zod';
import type { Database } from '../database/connect.ts';
import { shippingMethods, shippingZones } from '../database/shipping-tables.ts';
import offered from './offered-zones.json' with { type: 'json' };

const text = z.string().trim().min(1);
const inAll = z.strictObject({ ar: text, en: text, de: text, fr: text, gr: text });
const code = z.string().regex(/^[a-z]+(-[a-z]+)*$/);

/** Where a shop sends from its first day on; prices are piastres. */
export const offeredZones = z
  .array(
    z.strictObject({
      code,
      name: inAll,
      countries: z.array(z.string().refine(isCountry)),
      methods: z
        .array(
          z.strictObject({
            code,
            name: inAll,
            daysFrom: z.int().positive(),
            daysTo: z.int().positive(),
            price: z.int().min(0),
            pricePerKilogram: z.int().min(0),
            freeFrom: z.int().positive().nullable(),
            maxWeightGrams: z.int().positive().nullable(),
          }),
        )
        .min(1),
    }),
  )
  .parse(offered);

/**
 * Gives a site that sends nowhere its zones, with demo data and without. Where there is a zone, its owner has decided: what they changed,
 * added or removed stays.
 */
export async function offerShipping(database: Database): Promise<void> {
  await database.transaction(async (tx) => {
    const known = await tx.select({ id: shippingZones.id }).from(shippingZones).limit(1);
    if (known.length > 0) return;
    const zones = await tx
      .insert(shippingZones)
      .values(offeredZones.map(({ methods: _, ...zone }, index) => ({ ...zone, position: index + 1 })))
      .onConflictDoNothing()
      .returning({ id: shippingZones.id, code: shippingZones.code });
    const methods = zones.flatMap((zone) =>
      (offeredZones.find((each) => each.code === zone.code)?.methods ?? []).map((method, index) => ({
        ...method,
        zoneId: zone.id,
        position: index + 1,
      })),
    );
    // None: another replica that started at the same time was quicker.
    if (methods.length > 0) await tx.insert(shippingMethods).values(methods);
  });
}
