import { z } from 'zod';

/** A sign-in whose password was right, and that waits for the second step. */
export const pendingSignInSchema = z.object({
  /** Opens nothing by itself; good for ten minutes, and once. */
  token: z.string(),
});
export type PendingSignIn = z.infer<typeof pendingSignInSchema>;

/** What an authenticator app is told: by a picture, by a link on the same telephone, or typed in. */
export const appSetUpSchema = z.object({
  /** Base32. */
  secret: z.string(),
  /** `otpauth://…`. */
  url: z.string(),
  /** A QR code of the address: an SVG path of dark squares in a box of `size` units. */
  qr: z.object({ size: z.int(), path: z.string() }),
});
export type AppSetUp = z.infer<typeof appSetUpSchema>;

/** `GET /account/second-step`. */
export const secondStepSchema = z.object({
  /** The member's role needs one. */
  isRequired: z.boolean(),
  /** Since when sign-in asks for a code of their app; null: it does not. */
  appSince: z.iso.datetime().nullable(),
  /** An app that is being set up; null without, and where the password was not given lately. */
  setUp: appSetUpSchema.nullable(),
  recoveryCodesLeft: z.int(),
});
export type SecondStep = z.infer<typeof secondStepSchema>;

/** Recovery codes, shown this once. */
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });
/** Answer of `POST /account/second-step/app/confirm`; no recovery codes where the member has some already. */
export const appConfirmedSchema = recoveryCodesSchema;
export const appRemovedSchema = z.object({ status: z.literal('removed') });

/** What mails tell of. */
export const secondStepChanges = [
  'app-added',
  'app-replaced',
  'app-removed',
  'recovery-codes-renewed',
  'recovery-code-used',
  'taken-away',
] as const;
export type SecondStepChange = (typeof secondStepChanges)[number];
