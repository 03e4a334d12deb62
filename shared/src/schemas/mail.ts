import { z } from 'zod';
import { pageOf } from './common.ts';

/** A mail of the outbox as `/dev/mail.json` shows it to developers and tests. */
export const devMailSchema = z.object({
  id: z.int(),
  kind: z.string(),
  /** Null: the owner, whose address nobody has set. */
  recipient: z.string().nullable(),
  language: z.string(),
  subject: z.string(),
  text: z.string(),
  /** Links in the text, each on a line of its own. */
  links: z.array(z.string()),
  createdAt: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
});
export type DevMail = z.infer<typeof devMailSchema>;
export const devMailsSchema = pageOf(devMailSchema);
