import { z } from 'zod';
import { givenPasswordSchema } from '../form-rules/password-fields.ts';
import { codeFieldSchema } from '../form-rules/second-step-form.ts';
import { pendingSignInSchema } from './second-step.ts';
import { sessionMemberSchema } from './session.ts';

/** Answer of `POST /auth/sign-in/code`. */
export const signedInSchema = z.object({ member: sessionMemberSchema });
/** Answer of `POST /auth/sign-in`: somebody is signed in, or their second step is asked for. */
export const signInAnswerSchema = z.union([signedInSchema, z.object({ secondStep: pendingSignInSchema })]);

/** Answer of `POST /auth/request-password-reset` and `POST /auth/send-verification-email`, always: nobody learns who is registered. */
export const checkMailSchema = z.object({ status: z.literal('check_mail') });

/** Answer of `POST /auth/verify-email`: the address that is confirmed, with which one can sign in. */
export const verifiedSchema = z.object({ status: z.literal('verified'), email: z.string() });

export const passwordChangedSchema = z.object({ status: z.literal('password_changed') });

/** Body of `POST /auth/sign-out`. */
export const signOutSchema = z.object({ everywhere: z.boolean('must be true or false') });
export const signedOutSchema = z.object({ status: z.literal('signed_out') });

/** Body of `POST /auth/elevate`: the password once more, before something dangerous; whoever has a second step gives a code too. */
export const elevateSchema = z.object({ password: givenPasswordSchema, code: z.optional(codeFieldSchema) });
export const elevatedSchema = z.object({ elevatedUntil: z.iso.datetime() });

/** Codes of refusals that pages have sentences for. */
export const authRefusals = {
  /** 401: no session. */
  signInRequired: 'sign_in_required',
  /** 403: the role may not do this. */
  notAllowed: 'not_allowed',
  /** 403: give the password first. */
  elevationRequired: 'elevation_required',
  /** 401: identifier and password do not belong together. */
  wrongCredentials: 'wrong_credentials',
  /** 400: the password that was given is another one. */
  wrongPassword: 'wrong_password',
  /** 403: the right password of an address that was never confirmed; a new mail is on its way. */
  emailNotVerified: 'email_not_verified',
  memberBlocked: 'member_blocked',
  /** 403: a role that manages something needs a second step first. */
  secondStepRequired: 'second_step_required',
  /** 400: not the code of this moment, used before, or no recovery code of this account. */
  wrongCode: 'wrong_code',
  /** 400: not a passkey of this site, or not what it was asked to sign. */
  passkeyRefused: 'passkey_refused',
  /** 410: a sign-in waits ten minutes for its second step. */
  signInExpired: 'sign_in_expired',
  usernameTaken: 'username_taken',
  passwordTooCommon: 'password_too_common',
  phoneInvalid: 'phone_invalid',
  linkUnknown: 'link_unknown',
  linkExpired: 'link_expired',
} as const;
