/** Characters; no rule says of which kinds they must be. Long ones are sentences. */
export const passwordLimits = { min: 8, max: 128 } as const;
export type PasswordErrorCode = 'missing' | 'tooShort' | 'tooLong';

/** The error of a new password, taken as it was typed; whether many others use it is known to the api. */
export function checkPassword(typed: string): PasswordErrorCode | undefined {
  if (!typed) return 'missing';
  const length = [...typed].length;
  if (length < passwordLimits.min) return 'tooShort';
  return length > passwordLimits.max ? 'tooLong' : undefined;
}
