import { emailFault } from './contact-rules.ts';
import { maxEmailLength } from './email-address.ts';
import { memberLimits, toAsciiDigits } from './member-rules.ts';
import { passwordFault, passwordLimits, type PasswordFault } from './password-rules.ts';
import { faultOfLine, tidyLine, type FieldFault, type TextLimits } from './text-rules.ts';
import { usernameFault, usernameLimits, type UsernameFault } from './username-rules.ts';

/** The fields of the registration form in their order; the last but one is not sent. */
export const signUpFields = ['username', 'firstName', 'lastName', 'phone', 'email', 'zip', 'password', 'passwordAgain', 'acceptsTerms'] as const;
export type SignUpField = (typeof signUpFields)[number];
/** `different`: the two passwords; `noPhone`: too few digits to call anybody. */
export type SignUpFault = FieldFault | UsernameFault | PasswordFault | 'different' | 'noPhone';

/** Fewest and most characters of each field that has such limits. */
export const signUpLimits = {
  ...memberLimits,
  username: usernameLimits,
  email: { min: 1, max: maxEmailLength },
  password: passwordLimits,
} as const satisfies Readonly<Record<string, TextLimits>>;

/** What is wrong with a telephone number; whether its country has such numbers is known to the api. */
export function phoneFault(typed: string): FieldFault | 'noPhone' | undefined {
  const phone = toAsciiDigits(tidyLine(typed));
  const fault = faultOfLine(phone, memberLimits.phone);
  if (fault) return fault;
  return /^\+?[\d\s().\-/]+$/.test(phone) && phone.replace(/\D/g, '').length >= memberLimits.phone.min ? undefined : 'noPhone';
}

/** What is wrong with a password that was typed twice. */
export const secondPasswordFault = (password: string, again: string): 'missing' | 'different' | undefined => {
  if (!again) return 'missing';
  return again === password ? undefined : 'different';
};

/** What is wrong with each field as it was typed, by the rules that the api goes by; empty where it can be sent. */
export function signUpFaults(typed: Record<SignUpField, string>): Partial<Record<SignUpField, SignUpFault>> {
  const line = (name: 'firstName' | 'lastName' | 'zip') => faultOfLine(toAsciiDigits(tidyLine(typed[name])), memberLimits[name]);
  const faults: Partial<Record<SignUpField, SignUpFault | undefined>> = {
    username: usernameFault(typed.username),
    firstName: line('firstName'),
    lastName: line('lastName'),
    phone: phoneFault(typed.phone),
    email: emailFault(typed.email),
    zip: line('zip'),
    password: passwordFault(typed.password),
    passwordAgain: secondPasswordFault(typed.password, typed.passwordAgain),
    acceptsTerms: typed.acceptsTerms ? undefined : 'missing',
  };
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault));
}
