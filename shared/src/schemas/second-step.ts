import { z } from 'zod';

/** A sign-in whose password was right, and that waits for the second step. */
export const pendingSignInSchema = z.object({
  /** Opens nothing by itself; good for ten minutes, and once. */
  token: z.string(),
  /** Whether an app of theirs shows codes; without, there are passkeys and recovery codes. */
  hasApp: z.boolean(),
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

/** A passkey of the member, without its key. */
export const passkeySchema = z.object({
  id: z.uuid(),
  /** As the member calls it; at first browser and system on which it was made, empty where they are not known. */
  name: z.string(),
  addedAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});

/** `GET /account/second-step`. */
export const secondStepSchema = z.object({
  /** The member's role needs one. */
  isRequired: z.boolean(),
  /** Since when sign-in asks for a code of their app; null: it does not. */
  appSince: z.iso.datetime().nullable(),
  /** An app that is being set up; null without, and where the password was not given lately. */
  setUp: appSetUpSchema.nullable(),
  recoveryCodesLeft: z.int(),
  passkeys: z.array(passkeySchema),
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
  'passkey-added',
  'passkey-removed',
  'recovery-codes-renewed',
  'recovery-code-used',
  'taken-away',
] as const;
export type SecondStepChange = (typeof secondStepChanges)[number];

/** What a browser is told to make or use a passkey with: the options of WebAuthn as JSON. */
export const passkeyOptionsSchema = z.object({ options: z.record(z.string(), z.unknown()) });

const base64url = z.string('must be text').regex(/^[\w-]{1,8000}$/, 'must be base64url');
const credential = { id: base64url, rawId: base64url, type: z.literal('public-key', 'must be public-key') };

/** Body of `POST /account/passkeys`: what WebAuthn made, as JSON. */
export const newPasskeySchema = z.object({
  credential: z.object({
    ...credential,
    response: z.object({ clientDataJSON: base64url, attestationObject: base64url }),
  }),
});
export type NewPasskey = z.infer<typeof newPasskeySchema>['credential'];
/** Body of `POST /auth/passkey`: what a passkey signed, as JSON, and whether the session is to outlive the browser. */
export const usedPasskeySchema = z.object({
  isRemembered: z.boolean('must be true or false'),
  credential: z.object({
    ...credential,
    response: z.object({ clientDataJSON: base64url, authenticatorData: base64url, signature: base64url }),
  }),
});
export type UsedPasskey = z.infer<typeof usedPasskeySchema>['credential'];
