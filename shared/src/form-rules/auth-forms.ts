import * as z from 'zod/mini';
import { fieldError } from './field-errors.ts';
import {
  accountEmailSchema,
  anyText,
  checkedSchema,
  codeSchema,
  lineSchema,
  optionalText,
  phoneSchema,
  trapSchema,
} from './fields.ts';
import { memberLimits } from './member-rules.ts';
import { ownPathOf } from './redirect-target.ts';
import { checkPassword, type PasswordErrorCode, passwordLimits } from './password-rules.ts';
import type { TextLimits } from './text-rules.ts';
import { checkUsername, tidyUsername, type UsernameErrorCode, usernameLimits } from './username-rules.ts';

const within = ({ min, max }: TextLimits) => `must have ${min} to ${max} characters`;
const usernameSentences: Readonly<Record<UsernameErrorCode, string>> = {
  missing: 'must not be empty',
  tooShort: within(usernameLimits),
  tooLong: within(usernameLimits),
  notAUsername: 'must be letters and digits of one script, Latin or Arabic',
};
const passwordSentences: Readonly<Record<PasswordErrorCode, string>> = {
  missing: 'must not be empty',
  tooShort: within(passwordLimits),
  tooLong: within(passwordLimits),
};

export const usernameSchema = z.pipe(
  anyText,
  z.transform((typed: string, { issues }) => {
    const code = checkUsername(typed);
    if (code) issues.push(fieldError(code, usernameSentences[code], typed));
    return tidyUsername(typed);
  }),
);

/** A password that somebody chooses; nothing of it is changed. */
export const newPasswordSchema = z.string('must be text').check(({ value, issues }) => {
  const code = checkPassword(value);
  if (code) issues.push(fieldError(code, passwordSentences[code], value));
});
/** A password that somebody has: only so long that it is worth a try. */
export const givenPasswordSchema = z
  .string('must be text')
  .check(z.minLength(1, 'must not be empty'), z.maxLength(passwordLimits.max * 2, within(passwordLimits)));
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

/** The second field of a new password: it is compared also where another field has an error. */
export const repeats = <First extends string, Second extends string>(first: First, second: Second) =>
  z.refine<Record<First | Second, string>>((values) => !values[second] || values[second] === values[first], {
    error: 'is another password',
    params: { code: 'different' },
    path: [second],
    when: () => true,
  });
/** Is compared with the first one, so that its length does not matter. */
export const repeatedPasswordSchema = z.string('must be text').check(z.minLength(1, 'must not be empty'));

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
const { next: _next, acceptsTerms: _acceptsTerms, website: _website, ...signUpFields } = signUpSchema.shape;
/** Its form, in the order of the fields. */
export const signUpForm = z
  .object({
    ...signUpFields,
    phone: phoneSchema,
    passwordAgain: repeatedPasswordSchema,
    acceptsTerms: checkedSchema,
    website: trapSchema,
  })
  .check(repeats('password', 'passwordAgain'));

/** Body of `POST /auth/sign-in`; an identifier is an e-mail address or a username. */
export const signInSchema = z.object({
  identifier: z
    .string('must be text')
    .check(
      z.trim(),
      z.minLength(1, 'must not be empty'),
      z.maxLength(254, 'is too long'),
      z.refine(hasNoNul, 'is no name'),
    ),
  password: givenPasswordSchema,
  /** Whether the session outlives the browser. */
  isRemembered: z._default(z.boolean('must be true or false'), true),
});
export const signInForm = z.object({
  identifier: signInSchema.shape.identifier,
  password: givenPasswordSchema,
  remember: optionalText,
});

/** Bodies of `POST /auth/request-password-reset` and `POST /auth/send-verification-email`. */
export const mailRequestSchema = z.object({ email: accountEmailSchema, next: nextSchema });
/** Their forms: `next` is in the page's address. */
export const mailRequestForm = z.object({ email: accountEmailSchema });

/** Body and form of `POST /auth/verify-email`: the token of a registration's or a change's mail, and the account's password. */
export const verifyEmailSchema = z.object({ token: tokenSchema, password: givenPasswordSchema });

/** Body of `POST /auth/reset-password`. */
export const resetPasswordSchema = z.object({ token: tokenSchema, password: newPasswordSchema });
export const resetPasswordForm = z
  .object({ ...resetPasswordSchema.shape, passwordAgain: repeatedPasswordSchema })
  .check(repeats('password', 'passwordAgain'));
