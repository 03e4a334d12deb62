import * as z from 'zod/mini';
import { fieldError } from './field-errors.ts';
import { checkPassword, type PasswordErrorCode, passwordLimits } from './password-rules.ts';

const within = `must have ${passwordLimits.min} to ${passwordLimits.max} characters`;
const sentences: Readonly<Record<PasswordErrorCode, string>> = {
  missing: 'must not be empty',
  tooShort: within,
  tooLong: within,
};

/** A password that somebody chooses; nothing of it is changed. */
export const newPasswordSchema = z.string('must be text').check(({ value, issues }) => {
  const code = checkPassword(value);
  if (code) issues.push(fieldError(code, sentences[code], value));
});
/** A password that somebody has: only so long that it is worth a try. */
export const givenPasswordSchema = z
  .string('must be text')
  .check(z.minLength(1, 'must not be empty'), z.maxLength(passwordLimits.max * 2, within));

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
