import { maxEmailLength } from './email-address.ts';

/** Fewest and most characters of each field. */
export const orderTrackingLimits = {
  number: { min: 3, max: 40 },
  email: { min: 1, max: maxEmailLength },
} as const;
export type OrderTrackingField = keyof typeof orderTrackingLimits;
