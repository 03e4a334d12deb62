import * as z from 'zod/mini';
import { maxEmailLength } from './email-address.ts';
import { emailSchema, lineSchema, optionalText, textSchema, trapSchema } from './fields.ts';

/** Fewest and most characters of each field of a contact message. */
export const contactLimits = {
  name: { min: 1, max: 80 },
  email: { min: 1, max: maxEmailLength },
  subject: { min: 1, max: 120 },
  message: { min: 10, max: 5_000 },
} as const;
export type ContactField = keyof typeof contactLimits;

/** Body of `POST /contact-messages`. */
export const contactMessageSchema = z.object({
  name: lineSchema(contactLimits.name),
  email: emailSchema,
  subject: lineSchema(contactLimits.subject),
  message: textSchema(contactLimits.message),
  website: trapSchema,
});
export type ContactMessage = z.infer<typeof contactMessageSchema>;
/** Its form; `key` becomes the `Idempotency-Key`. */
export const contactForm = z.extend(contactMessageSchema, { key: optionalText });
