import * as z from 'zod/mini';
import { toAsciiDigits } from './member-rules.ts';

const MAX_TYPED = 100;

/** A code as it is compared: digits as 0 to 9, letters large, nothing between them. */
const tidyCode = (typed: string): string =>
  toAsciiDigits(typed)
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '');

/** What somebody types as a code of their app, or as a recovery code. */
export const codeFieldSchema = z.pipe(
  z.string('must be text').check(z.minLength(1, 'must not be empty'), z.maxLength(MAX_TYPED, 'is too long')),
  z.transform(tidyCode),
);

/** Body of `POST /auth/sign-in/code` and its form: the sign-in that waits, and the code. */
export const signInCodeSchema = z.object({
  token: z.string('must be text').check(z.minLength(1, 'must not be empty'), z.maxLength(MAX_TYPED, 'is too long')),
  code: codeFieldSchema,
});

/** Body of `POST /account/second-step/app/confirm`. */
export const confirmAppSchema = z.object({ code: codeFieldSchema });
