import { memberLimits } from '@sahra/shared/form-rules/member-rules';
import { passwordFault } from '@sahra/shared/form-rules/password-rules';
import { phoneFault, secondPasswordFault } from '@sahra/shared/form-rules/sign-up-rules';
import { faultOfLine, tidyLine } from '@sahra/shared/form-rules/text-rules';

/** In the order in which they stand; the last three change the password and may all stay empty. */
export const detailNames = ['name', 'firstName', 'lastName', 'phone', 'zip', 'currentPassword', 'newPassword', 'newPasswordAgain'] as const;
export type DetailName = (typeof detailNames)[number];
type Typed = Record<DetailName, string>;

const faultOf = (typed: Typed, name: 'name' | 'firstName' | 'lastName' | 'zip') => faultOfLine(tidyLine(typed[name]), memberLimits[name]);

/** Whoever wrote into one of the three means to change the password. */
export const changesPassword = ({ currentPassword, newPassword, newPasswordAgain }: Typed) => Boolean(currentPassword || newPassword || newPasswordAgain);

/** What is wrong with each field as it was typed; empty where it can be sent. */
export function detailsFaults(typed: Typed): Partial<Record<DetailName, string>> {
  const faults = {
    name: faultOf(typed, 'name'),
    firstName: faultOf(typed, 'firstName'),
    lastName: faultOf(typed, 'lastName'),
    phone: phoneFault(typed.phone),
    zip: faultOf(typed, 'zip'),
    ...(changesPassword(typed) && {
      currentPassword: typed.currentPassword ? undefined : 'missing',
      newPassword: passwordFault(typed.newPassword),
      newPasswordAgain: secondPasswordFault(typed.newPassword, typed.newPasswordAgain),
    }),
  };
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault));
}
