import { z } from 'zod';
import { isCountry } from '../form-rules/countries.ts';
import { idParamSchema, idSchema, pageOf } from './common.ts';

const textSchema = z
  .string()
  .trim()
  .max(60, 'must have at most 60 characters')
  .regex(/^[^\p{Cc}\u2028\u2029]*$/u, 'must be one line');
const neededSchema = textSchema.min(1, 'must not be empty');

/** What a zone or a method is called; where a language has no name, buyers read the English one. */
const namesSchema = z.object({
  ar: neededSchema,
  en: neededSchema,
  de: textSchema.default(''),
  fr: textSchema.default(''),
  gr: textSchema.default(''),
});

const amountSchema = z.int('must be a whole number').min(0, 'must not be negative').max(100_000_000, 'is too much');
const daysSchema = z.int('must be a whole number').min(1, 'must be above 0').max(365, 'is too many');

/** Body of `POST /admin/shipping-zones` and `PUT /admin/shipping-zones/{zoneId}`. */
export const shippingZoneChangeSchema = z.object({
  name: namesSchema,
  /** ISO 3166; none: every country that no other zone has. */
  countries: z
    .array(z.string())
    .max(300, 'are too many')
    .refine((codes) => codes.every(isCountry), 'must be countries'),
});
export type ShippingZoneChange = z.infer<typeof shippingZoneChangeSchema>;

/** Body of `POST /admin/shipping-zones/{zoneId}/methods` and `PUT /admin/shipping-methods/{methodId}`; amounts are minor units. */
export const shippingMethodChangeSchema = z
  .object({
    name: namesSchema,
    daysFrom: daysSchema,
    daysTo: daysSchema,
    /** For the first kilogram, and for each that is begun after it. */
    price: amountSchema,
    pricePerKilogram: amountSchema.default(0),
    /** Goods worth as much are sent free; null: never. */
    freeFrom: amountSchema.min(1, 'must be above 0').nullable().default(null),
    /** Heavier parcels do not go this way; null: all go. */
    maxWeightGrams: amountSchema.min(1, 'must be above 0').nullable().default(null),
  })
  .refine(({ daysFrom, daysTo }) => daysTo >= daysFrom, { path: ['daysTo'], error: 'must not be fewer' });
export type ShippingMethodChange = z.infer<typeof shippingMethodChangeSchema>;

const storedNamesSchema = z.object({
  ar: z.string(),
  en: z.string(),
  de: z.string(),
  fr: z.string(),
  gr: z.string(),
});

/** A way of sending, as admins see it. */
export const managedMethodSchema = z.object({
  id: idSchema,
  code: z.string(),
  name: storedNamesSchema,
  daysFrom: z.int(),
  daysTo: z.int(),
  currency: z.string(),
  price: z.int(),
  pricePerKilogram: z.int(),
  freeFrom: z.int().nullable(),
  maxWeightGrams: z.int().nullable(),
});

/** A zone with its ways of sending, in the order in which they are offered. */
export const managedZoneSchema = z.object({
  id: idSchema,
  code: z.string(),
  name: storedNamesSchema,
  countries: z.array(z.string()),
  methods: z.array(managedMethodSchema),
});
export type ManagedZone = z.infer<typeof managedZoneSchema>;
/** `GET /admin/shipping-zones`, and the answer to each change: all of them. */
export const managedZonesSchema = pageOf(managedZoneSchema);

export const zoneParamsSchema = z.object({ zoneId: idParamSchema });
export const methodParamsSchema = z.object({ methodId: idParamSchema });

/** 409: a shop that sends nowhere would get its first zones again; another zone has one of the countries, or all others. */
export const shippingRefusals = { lastZone: 'last_zone', countryTaken: 'country_taken' } as const;
