/** Characters; no rule says of which kinds they must be. Long ones are sentences. */
export const passwordLimits = { min: 8, max: 128 } as const;
export type PasswordFault = 'missing' | 'tooShort' | 'tooLong' | 'tooCommon';

/** What is wrong with a new password, taken as it was typed; whether many others use it is known to the api. */
export function passwordFault(typed: string): PasswordFault | undefined {
  if (!typed) return 'missing';
  const length = [...typed].length;
  if (length < passwordLimits.min) return 'tooShort';
  return length > passwordLimits.max ? 'tooLong' : undefined;
}
