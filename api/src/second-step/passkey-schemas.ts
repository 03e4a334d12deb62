import { passkeyNameSchema } from '@sahra/shared/form-rules/passkey-form';
import { elevatedSchema, signedInSchema } from '@sahra/shared/schemas/auth';
import { errorSchema } from '@sahra/shared/schemas/common';
import {
  appRemovedSchema,
  newPasskeySchema,
  passkeyOptionsSchema,
  passkeySchema,
  recoveryCodesSchema,
  usedPasskeySchema,
} from '@sahra/shared/schemas/second-step';
import { z } from 'zod';

const refusals = { '4xx': errorSchema.describe('Refused'), '5xx': errorSchema.describe('Failed') };
const elevated = '403 `elevation_required`: give the password first, at `/auth/elevate`.';
const params = z.object({ passkeyId: z.uuid('must be the id of a passkey') });

/** What is said of each route: summary, body, answers. */
export const passkeySchemas = {
  askForNew: {
    summary: 'What a browser makes a passkey with',
    description: `For \`PublicKeyCredential.parseCreationOptionsFromJSON\`, within five minutes. 409 \`too_many_passkeys\`. ${elevated}`,
    response: { 200: passkeyOptionsSchema, ...refusals },
  },
  add: {
    summary: 'Add a passkey: both steps of a sign-in',
    description: `Signs all other devices out and gives this one a new session. Answers with recovery codes, where there are none yet. 400 \`passkey_refused\`; 409 \`too_many_passkeys\`. ${elevated}`,
    body: newPasskeySchema,
    response: { 200: recoveryCodesSchema, ...refusals },
  },
  rename: {
    summary: 'Name a passkey',
    params,
    body: passkeyNameSchema,
    response: { 200: passkeySchema, ...refusals },
  },
  remove: {
    summary: 'Remove a passkey',
    description: `After the last one, without an app, the password alone signs in. ${elevated}`,
    params,
    response: { 200: appRemovedSchema, ...refusals },
  },
  ask: {
    summary: 'What a browser asks a passkey of this site to sign',
    description: 'For `PublicKeyCredential.parseRequestOptionsFromJSON`, within five minutes. 429 with `Retry-After`.',
    response: { 200: passkeyOptionsSchema, ...refusals },
  },
  use: {
    summary: 'Sign in with a passkey',
    description: '400 `passkey_refused`; 403 `member_blocked`. The session is in the cookie alone.',
    body: usedPasskeySchema,
    response: { 200: signedInSchema, ...refusals },
  },
  elevate: {
    summary: 'Give a passkey once more, before something dangerous',
    description: 'In place of the password at `/auth/elevate`. 400 `passkey_refused`: also one of somebody else.',
    body: usedPasskeySchema.pick({ credential: true }),
    response: { 200: elevatedSchema, ...refusals },
  },
};
