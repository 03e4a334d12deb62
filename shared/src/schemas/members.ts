import { z } from 'zod';
import { memberLimits } from '../form-rules/member-rules.ts';
import { accountEmailSchema } from './auth.ts';
import { lineSchema, optionalCodeSchema } from './form-fields.ts';

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
});
export type MemberDetails = z.infer<typeof memberDetailsSchema>;

/** Body of `PUT /account/details`; telephone and postal code may be empty where they have never been given. */
export const detailsChangeSchema = z.object({
  name: lineSchema(memberLimits.name),
  firstName: lineSchema(memberLimits.firstName),
  lastName: lineSchema(memberLimits.lastName),
  phone: optionalCodeSchema(memberLimits.phone),
  zip: optionalCodeSchema(memberLimits.zip),
});

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
