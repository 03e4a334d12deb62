import * as z from 'zod/mini';
import { lineSchema } from './fields.ts';

/** Passkeys of an account at most. */
export const MAX_PASSKEYS = 20;
export const passkeyLimits = { name: { min: 1, max: 50 } } as const;

/** Body of `PUT /account/passkeys/{passkeyId}` and its form: what a member calls a passkey. */
export const passkeyNameSchema = z.object({ name: lineSchema(passkeyLimits.name) });

/** Codes of refusals that pages have sentences for. */
export const passkeyRefusals = {
  /** 409: there are as many as an account has. */
  tooMany: 'too_many_passkeys',
} as const;
