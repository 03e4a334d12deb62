import { memberLimits } from '@sahra/shared/form-rules/member-rules';
import { passwordFault } from '@sahra/shared/form-rules/password-rules';
import { phoneFault, secondPasswordFault } from '@sahra/shared/form-rules/sign-up-rules';
import { faultOfLine, tidyLine } from '@sahra/shared/form-rules/text-rules';

/** In the order in which they stand; the last three change the password and may all stay empty. */
export const detailNames = ['name', 'firstName', 'lastName', 'phone', 'zip', 'currentPassword', 'newPassword', 'newPasswordAgain'] as const;
export type DetailName = (typeof detailNames)[number];
/** Details that the form lets be empty, by their names; the api decides. */
export const MAY_BE_EMPTY = 'mayBeEmpty';
type FormName = DetailName | typeof MAY_BE_EMPTY;
type Typed = Record<FormName, string>;

/** What a member may never have given: admins are made without it on the command line. */
export const optionalDetails = ['phone', 'zip'] as const;

const faultOf = (typed: Typed, name: 'name' | 'firstName' | 'lastName' | 'zip') => faultOfLine(tidyLine(typed[name]), memberLimits[name]);
const isLeftOut = (typed: Typed, name: (typeof optionalDetails)[number]) => !tidyLine(typed[name]) && typed[MAY_BE_EMPTY].split(' ').includes(name);

/** A value in one of the three means that the password is to change. */
export const changesPassword = ({ currentPassword, newPassword, newPasswordAgain }: Typed) => Boolean(currentPassword || newPassword || newPasswordAgain);

/** What is wrong with each field as it was typed; empty where it can be sent. */
export function detailsFaults(typed: Typed): Partial<Record<FormName, string>> {
  const faults = {
    name: faultOf(typed, 'name'),
    firstName: faultOf(typed, 'firstName'),
    lastName: faultOf(typed, 'lastName'),
    phone: isLeftOut(typed, 'phone') ? undefined : phoneFault(typed.phone),
    zip: isLeftOut(typed, 'zip') ? undefined : faultOf(typed, 'zip'),
    ...(changesPassword(typed) && {
      currentPassword: typed.currentPassword ? undefined : 'missing',
      newPassword: passwordFault(typed.newPassword),
      newPasswordAgain: secondPasswordFault(typed.newPassword, typed.newPasswordAgain),
    }),
  };
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault));
}
