import { z } from 'zod';
import { memberLimits } from '../form-rules/member-rules.ts';
import { passwordFault, passwordLimits, type PasswordFault } from '../form-rules/password-rules.ts';
import type { TextLimits } from '../form-rules/text-rules.ts';
import { tidyUsername, usernameFault, type UsernameFault, usernameLimits } from '../form-rules/username-rules.ts';
import { ownPathOf } from '../form-rules/own-path.ts';
import { codeSchema, emailSchema, lineSchema, trapSchema } from './form-fields.ts';
import { sessionMemberSchema } from './session.ts';

const within = ({ min, max }: TextLimits) => `must have ${min} to ${max} characters`;
const usernameSentences: Readonly<Record<UsernameFault, string>> = {
  missing: 'must not be empty',
  tooShort: within(usernameLimits),
  tooLong: within(usernameLimits),
  notAUsername: 'must be letters and digits of one script, Latin or Arabic',
};
const passwordSentences: Readonly<Record<PasswordFault, string>> = {
  missing: 'must not be empty',
  tooShort: within(passwordLimits),
  tooLong: within(passwordLimits),
  tooCommon: 'is one of the first that anybody would try',
};

export const usernameSchema = z.string('must be text').transform((typed, context) => {
  const fault = usernameFault(typed);
  if (fault) context.addIssue({ code: 'custom', message: usernameSentences[fault] });
  return tidyUsername(typed);
});

/** A password that somebody chooses; nothing of it is changed. */
export const newPasswordSchema = z.string('must be text').superRefine((typed, context) => {
  const fault = passwordFault(typed);
  if (fault) context.addIssue({ code: 'custom', message: passwordSentences[fault] });
});
/** A password that somebody has: only so long that it is worth a try. */
export const givenPasswordSchema = z.string('must be text').min(1, 'must not be empty').max(passwordLimits.max * 2, within(passwordLimits));
/** PostgreSQL has no NUL in texts. */
const hasNoNul = (text: string) => !text.includes('\0');
const tokenSchema = z.string('must be text').min(1, 'must not be empty').max(1_000, 'is no token').refine(hasNoNul, 'is no token');
/** An address that an account can have: ASCII to its end, as the library of our accounts wants it. */
export const accountEmailSchema = emailSchema.refine((email) => email === '' || z.email().safeParse(email).success, 'must be an e-mail address');

/** Where to go on after signing in, carried through the mail; what would lead to another site is left out. */
const nextSchema = z.string('must be text').max(2_000, 'is too long').transform((text) => ownPathOf(text)).optional();

/** Body of `POST /auth/sign-up`. */
export const signUpSchema = z.object({
  username: usernameSchema,
  firstName: lineSchema(memberLimits.firstName),
  lastName: lineSchema(memberLimits.lastName),
  /** With the country's code, or as it is dialled in Egypt. */
  phone: codeSchema(memberLimits.phone),
  email: accountEmailSchema,
  zip: codeSchema(memberLimits.zip),
  password: newPasswordSchema,
  acceptsTerms: z.literal(true, 'must be accepted'),
  next: nextSchema,
  website: trapSchema,
});
export type SignUp = z.infer<typeof signUpSchema>;

/** Body of `POST /auth/sign-in`; an identifier is an e-mail address or a username. */
export const signInSchema = z.object({
  identifier: z.string('must be text').trim().min(1, 'must not be empty').max(254, 'is too long').refine(hasNoNul, 'is no name'),
  password: givenPasswordSchema,
  /** Whether the session outlives the browser. */
  isRemembered: z.boolean('must be true or false').default(true),
});
export const signedInSchema = z.object({ member: sessionMemberSchema });

/** Bodies of `POST /auth/request-password-reset` and `POST /auth/send-verification-email`. */
export const mailRequestSchema = z.object({ email: accountEmailSchema, next: nextSchema });
/** Their answer, always: nobody learns who is registered. */
export const checkMailSchema = z.object({ status: z.literal('check_mail') });

/** Body of `POST /auth/verify-email`: the token of a registration's or a change's mail, and the account's password. */
export const verifyEmailSchema = z.object({ token: tokenSchema, password: givenPasswordSchema });
/** Its answer: the address that is confirmed, with which one can sign in. */
export const verifiedSchema = z.object({ status: z.literal('verified'), email: z.string() });

/** Body of `POST /auth/reset-password`. */
export const resetPasswordSchema = z.object({ token: tokenSchema, password: newPasswordSchema });
export const passwordChangedSchema = z.object({ status: z.literal('password_changed') });

/** Body of `POST /auth/sign-out`. */
export const signOutSchema = z.object({ everywhere: z.boolean('must be true or false') });
export const signedOutSchema = z.object({ status: z.literal('signed_out') });

/** Body of `POST /auth/elevate`: the password once more, before something dangerous. */
export const elevateSchema = z.object({ password: givenPasswordSchema });
export const elevatedSchema = z.object({ elevatedUntil: z.iso.datetime() });

/** Body of `POST /account/password`. Other devices are signed out. */
export const changePasswordSchema = z.object({ currentPassword: givenPasswordSchema, newPassword: newPasswordSchema });

/** Codes of refusals that pages have sentences for. */
export const authRefusals = {
  /** 401: no session. */
  signInRequired: 'sign_in_required',
  /** 403: the role may not do this. */
  notAllowed: 'not_allowed',
  /** 403: give the password first. */
  elevationRequired: 'elevation_required',
  /** 401: identifier and password do not belong together. */
  wrongCredentials: 'wrong_credentials',
  /** 400: the password that was given is another one. */
  wrongPassword: 'wrong_password',
  /** 403: the right password of an address that was never confirmed; a new mail is on its way. */
  emailNotVerified: 'email_not_verified',
  memberBlocked: 'member_blocked',
  usernameTaken: 'username_taken',
  passwordTooCommon: 'password_too_common',
  phoneInvalid: 'phone_invalid',
  linkUnknown: 'link_unknown',
  linkExpired: 'link_expired',
} as const;
