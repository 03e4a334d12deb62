import * as z from 'zod/mini';
import { contactLimits } from './contact-rules.ts';
import { emailSchema, lineSchema, optionalText, textSchema, trapSchema } from './fields.ts';

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
