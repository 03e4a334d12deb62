import { authRefusals } from '@sahra/shared/schemas/auth';
import { isAPIError } from 'better-auth/api';
import { ApiFailure, invalidRequest } from '../server/http/api-failure.ts';

export const wrongCredentials = () =>
  new ApiFailure(401, { code: authRefusals.wrongCredentials, message: 'No account has this name and this password' });
export const linkUnknown = () =>
  new ApiFailure(404, { code: authRefusals.linkUnknown, message: 'This link is not valid, or was used before' });
export const linkExpired = () =>
  new ApiFailure(410, { code: authRefusals.linkExpired, message: 'This link is too old' });

export const signInRequired = () =>
  new ApiFailure(401, { code: authRefusals.signInRequired, message: 'Sign in first' });
export const notAllowed = () =>
  new ApiFailure(403, { code: authRefusals.notAllowed, message: 'This account may not do that' });
export const elevationRequired = () =>
  new ApiFailure(403, { code: authRefusals.elevationRequired, message: 'Confirm your password first' });
export const usernameTaken = () =>
  new ApiFailure(409, {
    code: authRefusals.usernameTaken,
    message: 'This username is taken',
    fields: { username: 'is taken' },
  });
export const wrongPassword = (field: string) =>
  new ApiFailure(400, {
    code: authRefusals.wrongPassword,
    message: 'The password is not right',
    fields: { [field]: 'is not right' },
  });
export const passwordTooCommon = (field: string) =>
  new ApiFailure(400, {
    code: authRefusals.passwordTooCommon,
    message: 'The password is one of the first that anybody would try',
    fields: { [field]: 'is too common' },
  });

export const secondStepRequired = () =>
  new ApiFailure(403, {
    code: authRefusals.secondStepRequired,
    message: 'Set up a second step for signing in first: this role needs one',
  });
export const wrongCode = () =>
  new ApiFailure(400, {
    code: authRefusals.wrongCode,
    message: 'This is not a code of this moment, or it was used before',
    fields: { code: 'is not right' },
  });
export const passkeyRefused = () =>
  new ApiFailure(400, {
    code: authRefusals.passkeyRefused,
    message: 'This passkey is not accepted here',
    fields: { credential: 'is not accepted' },
  });
export const signInExpired = () =>
  new ApiFailure(410, { code: authRefusals.signInExpired, message: 'This sign-in has waited too long; begin anew' });

export const emailNotVerified = () =>
  new ApiFailure(403, {
    code: authRefusals.emailNotVerified,
    message: 'This e-mail address is not confirmed yet; a mail is on its way',
  });

/** By better-auth’s code: the answer to our callers. */
const byCode: Readonly<Record<string, () => ApiFailure>> = {
  INVALID_EMAIL_OR_PASSWORD: wrongCredentials,
  INVALID_USERNAME_OR_PASSWORD: wrongCredentials,
  INVALID_EMAIL: () => invalidRequest({ email: 'must be an e-mail address' }),
  EMAIL_NOT_VERIFIED: emailNotVerified,
  USERNAME_TOO_LONG: wrongCredentials,
  USERNAME_TOO_SHORT: wrongCredentials,
  MEMBER_BLOCKED: () => new ApiFailure(403, { code: authRefusals.memberBlocked, message: 'This account is blocked' }),
  USERNAME_IS_ALREADY_TAKEN: usernameTaken,
  INVALID_TOKEN: linkUnknown,
  USER_NOT_FOUND: linkUnknown,
  TOKEN_EXPIRED: linkExpired,
  UNAUTHORIZED: signInRequired,
};

/** better-auth's own code of an error; undefined where the error is not its. */
export function authCodeOf(error: unknown): string | undefined {
  if (!isAPIError(error)) return undefined;
  return typeof error.body?.code === 'string' ? error.body.code : String(error.status);
}

/** Runs what better-auth does for us; its refusals become ours. What it does not know to name stays a fault of ours. */
export async function withAuthFailures<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const failure = byCode[authCodeOf(error) ?? '']?.();
    throw failure ?? error;
  }
}
