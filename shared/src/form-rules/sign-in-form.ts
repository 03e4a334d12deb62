import * as z from 'zod/mini';
import { givenPasswordSchema } from './password-fields.ts';

/** An e-mail address or a username. */
export const identifierSchema = z.string('must be text').check(
  z.trim(),
  z.minLength(1, 'must not be empty'),
  z.maxLength(254, 'is too long'),
  // PostgreSQL has no NUL in texts.
  z.refine((text) => !text.includes('\0'), 'is no name'),
);

/** Body of `POST /auth/sign-in`. */
export const signInSchema = z.object({
  identifier: identifierSchema,
  password: givenPasswordSchema,
  /** Whether the session outlives the browser. */
  isRemembered: z._default(z.boolean('must be true or false'), true),
});
/** Its form. */
export const signInForm = z.object({
  identifier: identifierSchema,
  password: givenPasswordSchema,
  /** `on` where it is checked. */
  remember: z._default(z.string('must be text'), ''),
});
