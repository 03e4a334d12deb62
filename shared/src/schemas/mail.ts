import { z } from 'zod';
import { pageOf } from './common.ts';

/** A mail of the outbox as `/dev/mail.json` shows it to developers and tests. */
export const devMailSchema = z.object({
  id: z.int(),
  kind: z.string(),
  /** Null: the owner, whose address nobody has set. */
  recipient: z.string().nullable(),
  language: z.string(),
  /** Empty, as the text is, once the mail is sent: its content is not stored. */
  subject: z.string(),
  text: z.string(),
  /** Links in the text, each on a line of its own. */
  links: z.array(z.string()),
  createdAt: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
  givenUpAt: z.iso.datetime().nullable(),
  /** Why the last attempt failed. */
  lastError: z.string().nullable(),
});
export type DevMail = z.infer<typeof devMailSchema>;
export const devMailsSchema = pageOf(devMailSchema);
