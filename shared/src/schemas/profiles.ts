import { z } from 'zod';
import { lineSchema } from '../form-rules/fields.ts';
import { givenPasswordSchema } from '../form-rules/password-fields.ts';
import {
  childrenLimits,
  isPin,
  OWN_PROFILE,
  profileLimits,
  profilePictures,
  tidyPin,
} from '../form-rules/profile-rules.ts';

/** Somebody who watches in an account. */
export const profileSchema = z.object({
  /** 0: the member's own, which is the account itself. */
  id: z.int().min(OWN_PROFILE),
  name: z.string(),
  /** Null: the member's own. */
  picture: z.enum(profilePictures).nullable(),
  /** A children's profile: nothing that is for older ones is there, and a PIN leaves it. Null: everything is there. */
  maturityLimit: z.enum(childrenLimits).nullable(),
});
export type Profile = z.infer<typeof profileSchema>;

/** `GET /account/profiles`: the member's own first, then the oldest. */
export const profilesSchema = z.object({
  items: z.array(profileSchema),
  /** Who watches in this session. */
  current: z.int().min(OWN_PROFILE),
  /** Whether it is left with a PIN. */
  isLocked: z.boolean(),
});
export type Profiles = z.infer<typeof profilesSchema>;

const pinSchema = z
  .string('must be text')
  .refine(isPin, `must have ${profileLimits.pin.min} to ${profileLimits.pin.max} digits`)
  .transform(tidyPin);

/** Body of `POST /account/profiles` and `PUT /account/profiles/{id}`. */
export const profileChangeSchema = z.object({
  name: lineSchema(profileLimits.name),
  picture: z.enum(profilePictures, 'must be one of the pictures'),
  maturityLimit: z.enum(childrenLimits, 'must be one of the limits').nullable(),
  /** Wanted of a children's profile that has none yet; left out, it stays as it is. */
  pin: pinSchema.optional(),
});
export type ProfileChange = z.infer<typeof profileChangeSchema>;

/** Body of `PUT /account/profile`: who watches from now on. A children's profile is left with its PIN, or with the member's password. */
export const profileChoiceSchema = z.object({
  id: z.int('must be a whole number').min(OWN_PROFILE).max(2_147_483_647),
  pin: z.string('must be text').max(100, 'is too long').transform(tidyPin).optional(),
  password: z.optional(givenPasswordSchema),
});
export type ProfileChoice = z.infer<typeof profileChoiceSchema>;

export const profileDeletedSchema = z.object({ id: z.int(), status: z.literal('deleted') });

/** Codes of refusals that pages have sentences for. */
export const profileRefusals = {
  /** 403: not in a children's profile. */
  locked: 'profile_locked',
  /** 400: another PIN than that. */
  wrongPin: 'wrong_pin',
  /** 409: there are as many as an account has. */
  tooMany: 'too_many_profiles',
} as const;
