import { z } from 'zod';
import { languageCodes } from '../i18n/languages.ts';
import { roles } from '../session/permissions.ts';

/** Who is signed in, as every page may know them. */
export const sessionMemberSchema = z.object({
  id: z.string(),
  /** Display name. */
  name: z.string(),
  username: z.string(),
  role: z.enum(roles).exclude(['visitor']),
  language: z.enum(languageCodes),
  /** Of who writes posts, since their role does not say it: a month of theirs is paid. */
  hasPaidMonth: z.boolean().optional(),
  /** They have a role that manages something, which counts as soon as they have set up a second step for signing in. */
  needsSecondStep: z.boolean().optional(),
  /** They have a second step, and gave it so as they signed in; before something dangerous they give one again. */
  secondStep: z.enum(['code', 'passkey']).optional(),
  /** Who watches, where it is not the member. */
  profile: z.object({ name: z.string(), isForChildren: z.boolean() }).optional(),
});
export type SessionMember = z.infer<typeof sessionMemberSchema>;

/** `GET /auth/session`; null: nobody is signed in here. */
export const sessionSchema = z.object({ member: sessionMemberSchema.nullable() });
export type Session = z.infer<typeof sessionSchema>;
