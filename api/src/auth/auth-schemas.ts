import {
  mailRequestSchema,
  resetPasswordSchema,
  signUpSchema,
  verifyEmailSchema,
} from '@sahra/shared/form-rules/auth-forms';
import { signInCodeSchema } from '@sahra/shared/form-rules/second-step-form';
import { signInSchema } from '@sahra/shared/form-rules/sign-in-form';
import {
  checkMailSchema,
  elevatedSchema,
  elevateSchema,
  passwordChangedSchema,
  signedInSchema,
  signInAnswerSchema,
  signedOutSchema,
  signOutSchema,
  verifiedSchema,
} from '@sahra/shared/schemas/auth';
import { errorSchema, languageQuerySchema } from '@sahra/shared/schemas/common';
import { sessionSchema } from '@sahra/shared/schemas/session';

const refusals = { '4xx': errorSchema.describe('Refused'), '5xx': errorSchema.describe('Failed') };

/** The schema of each route: summary, body, answers. */
export const authSchemas = {
  signUp: {
    summary: 'Register',
    description:
      '202 also where the address is registered: only its owner learns of that, by mail. 409 `username_taken`. `website` must stay empty.',
    querystring: languageQuerySchema,
    body: signUpSchema,
    response: { 202: checkMailSchema, ...refusals },
  },
  sendVerification: {
    summary: 'Send the mail with the link once more',
    body: mailRequestSchema,
    response: { 202: checkMailSchema, ...refusals },
  },
  verifyEmail: {
    summary: 'Confirm an address with the token of a mail',
    description:
      'Of a registration or of a change, with the account’s password: the one who reads the mail need not be the one who asked for it. 400 `wrong_password`, which does not use the token up; 404 `link_unknown`; 410 `link_expired`: after 24 hours; 429 with `Retry-After`.',
    body: verifyEmailSchema,
    response: { 200: verifiedSchema, ...refusals },
  },
  signIn: {
    summary: 'Sign in by e-mail address or username',
    description:
      '401 `wrong_credentials`; 403 `email_not_verified`, `member_blocked`; 429 with `Retry-After`. The session is in the cookie alone. Where the account has a second step there is none yet: `secondStep.token` goes to `/auth/sign-in/code` with the code.',
    body: signInSchema,
    response: { 200: signInAnswerSchema, ...refusals },
  },
  signInCode: {
    summary: 'Complete a sign-in with a code of the authenticator app, or a recovery code',
    description:
      '400 `wrong_code`: another one, or used before; 410 `sign_in_expired`: after ten minutes, or since the password is another one; 403 `member_blocked`; 429 with `Retry-After`.',
    body: signInCodeSchema,
    response: { 200: signedInSchema, ...refusals },
  },
  session: { summary: 'Who is signed in', response: { 200: sessionSchema, ...refusals } },
  signOut: {
    summary: 'Sign out here, or everywhere',
    body: signOutSchema,
    response: { 200: signedOutSchema, ...refusals },
  },
  requestReset: {
    summary: 'Ask for a mail to choose a new password',
    description: 'The same answer for every address.',
    body: mailRequestSchema,
    response: { 202: checkMailSchema, ...refusals },
  },
  resetPassword: {
    summary: 'Choose a new password with the token of a mail',
    description: 'Signs out everywhere. 404 `link_unknown`: used, too old, never sent.',
    body: resetPasswordSchema,
    response: { 200: passwordChangedSchema, ...refusals },
  },
  elevate: {
    summary: 'Give the password once more, before something dangerous',
    description:
      '400 `wrong_password`; and `wrong_code`, where the account has a second step and the code is missing or not right. Holds for ten minutes. The session gets a new token; the one before is dead. With a passkey: `/auth/elevate/passkey`.',
    body: elevateSchema,
    response: { 200: elevatedSchema, ...refusals },
  },
};
