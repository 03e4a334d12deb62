import * as z from 'zod/mini';
import { fieldError } from './field-errors.ts';
import {
  accountEmailSchema,
  anyText,
  checkedSchema,
  optionalCodeSchema,
  lineSchema,
  optionalPhoneSchema,
  trapSchema,
} from './fields.ts';
import { memberLimits } from './member-rules.ts';
import { ownPathOf } from './redirect-target.ts';
import { identifierSchema } from './sign-in-form.ts';
import { givenPasswordSchema, newPasswordSchema, repeatedPasswordSchema, repeats } from './password-fields.ts';
import { checkUsername, tidyUsername, type UsernameErrorCode, usernameLimits } from './username-rules.ts';

const within = ({ min, max }: typeof usernameLimits) => `must have ${min} to ${max} characters`;
const usernameSentences: Readonly<Record<UsernameErrorCode, string>> = {
  missing: 'must not be empty',
  tooShort: within(usernameLimits),
  tooLong: within(usernameLimits),
  notAUsername: 'must be letters and digits of one script, Latin or Arabic',
};
export const usernameSchema = z.pipe(
  anyText,
  z.transform((typed: string, { issues }) => {
    const code = checkUsername(typed);
    if (code) issues.push(fieldError(code, usernameSentences[code], typed));
    return tidyUsername(typed);
  }),
);

/** PostgreSQL has no NUL in texts. */
const hasNoNul = (text: string) => !text.includes('\0');
const tokenSchema = z
  .string('must be text')
  .check(z.minLength(1, 'must not be empty'), z.maxLength(1_000, 'is no token'), z.refine(hasNoNul, 'is no token'));

/** Where to go on after signing in, carried through the mail; what would lead to another site is left out. */
const nextSchema = z.optional(
  z.pipe(
    z.string('must be text').check(z.maxLength(2_000, 'is too long')),
    z.transform((text) => ownPathOf(text)),
  ),
);

/** Body of `POST /auth/sign-up`. */
export const signUpSchema = z.object({
  username: usernameSchema,
  firstName: lineSchema(memberLimits.firstName),
  lastName: lineSchema(memberLimits.lastName),
  /** With the country's code, or as it is dialled where the language is spoken, or in Egypt; empty where none is given. */
  phone: z._default(optionalCodeSchema(memberLimits.phone), ''),
  email: accountEmailSchema,
  zip: z._default(optionalCodeSchema(memberLimits.zip), ''),
  password: newPasswordSchema,
  acceptsTerms: z.literal(true, 'must be accepted'),
  next: nextSchema,
  website: trapSchema,
});
export type SignUp = z.infer<typeof signUpSchema>;
const { next: _next, acceptsTerms: _acceptsTerms, website: _website, ...signUpFields } = signUpSchema.shape;
/** Its form, in the order of the fields. */
export const signUpForm = z
  .object({
    ...signUpFields,
    phone: optionalPhoneSchema,
    passwordAgain: repeatedPasswordSchema,
    acceptsTerms: checkedSchema,
    website: trapSchema,
  })
  .check(repeats('password', 'passwordAgain'));

/** Bodies of `POST /auth/request-password-reset` and `POST /auth/send-verification-email`. */
export const mailRequestSchema = z.object({ email: accountEmailSchema, next: nextSchema });
/** Their forms: `next` is in the page's address. */
export const mailRequestForm = z.object({ email: accountEmailSchema });

/** Body and form of `POST /auth/verify-email`: the token of a registration's or a change's mail, and the account's password. */
export const verifyEmailSchema = z.object({ token: tokenSchema, password: givenPasswordSchema });

/** Body of `POST /auth/request-sign-in-link`. */
export const requestSignInLinkSchema = z.object({ identifier: identifierSchema });
/** Body of `POST /auth/sign-in-by-link`, and the form of its page. */
export const signInByLinkSchema = z.object({
  token: tokenSchema,
  isRemembered: z._default(z.boolean('must be true or false'), true),
});
export const signInByLinkForm = z.object({ token: tokenSchema });

/** Body of `POST /auth/reset-password`. */
export const resetPasswordSchema = z.object({ token: tokenSchema, password: newPasswordSchema });
export const resetPasswordForm = z
  .object({ ...resetPasswordSchema.shape, passwordAgain: repeatedPasswordSchema })
  .check(repeats('password', 'passwordAgain'));
