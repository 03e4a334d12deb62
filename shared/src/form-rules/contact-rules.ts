import { maxEmailLength } from './email-address.ts';

/** Fewest and most characters of each field of a contact message. */
export const contactLimits = {
  name: { min: 1, max: 80 },
  email: { min: 1, max: maxEmailLength },
  subject: { min: 1, max: 120 },
  message: { min: 10, max: 5_000 },
} as const;
export type ContactField = keyof typeof contactLimits;
