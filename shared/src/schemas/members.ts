import { z } from 'zod';
import { accountEmailSchema } from '../form-rules/fields.ts';
import { uploadedPictureSchema } from './media.ts';

/** `GET /account`: what the member sees and may change of themselves. */
export const memberDetailsSchema = z.object({
  name: z.string(),
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  zip: z.string(),
  email: z.string(),
  memberSince: z.iso.datetime(),
  /** Null: they have uploaded none. */
  picture: uploadedPictureSchema.nullable(),
});
export type MemberDetails = z.infer<typeof memberDetailsSchema>;

/** Body of `POST /account/email`: changes when the link in the mail to the new address is used. */
export const emailChangeSchema = z.object({ email: accountEmailSchema });

/** One device of `GET /account/devices`. */
export const deviceSchema = z.object({
  id: z.string(),
  isCurrent: z.boolean(),
  /** `Firefox`, where the browser said so. */
  browser: z.string().nullable(),
  /** `Android`. */
  system: z.string().nullable(),
  /** Part of the address, as much as tells one's own from another's. */
  network: z.string().nullable(),
  signedInAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
});
export type Device = z.infer<typeof deviceSchema>;
export const devicesSchema = z.object({ items: z.array(deviceSchema) });

/** Answer of `DELETE /account`. */
export const accountDeletedSchema = z.object({ status: z.literal('deleted') });
