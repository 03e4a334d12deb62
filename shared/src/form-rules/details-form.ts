import * as z from 'zod/mini';
import { givenPasswordSchema, newPasswordSchema } from './password-fields.ts';
import { fieldError } from './field-errors.ts';
import { lineSchema, optionalCodeSchema, optionalPhoneSchema, optionalText } from './fields.ts';
import { memberLimits } from './member-rules.ts';
import { checkPassword } from './password-rules.ts';

/** Body of `PUT /account/details`; telephone and postal code may be empty. */
export const detailsChangeSchema = z.object({
  name: lineSchema(memberLimits.name),
  firstName: lineSchema(memberLimits.firstName),
  lastName: lineSchema(memberLimits.lastName),
  phone: optionalCodeSchema(memberLimits.phone),
  zip: optionalCodeSchema(memberLimits.zip),
});

/** Body of `POST /account/password`. Other devices are signed out. */
export const changePasswordSchema = z.object({ currentPassword: givenPasswordSchema, newPassword: newPasswordSchema });

interface Passwords {
  currentPassword: string;
  newPassword: string;
  newPasswordAgain: string;
}

/** A text in one of the three means that the password is to be changed. */
export const changesPassword = ({ currentPassword, newPassword, newPasswordAgain }: Passwords) =>
  Boolean(currentPassword || newPassword || newPasswordAgain);

function passwordErrors(passwords: Passwords): Partial<Record<keyof Passwords, string | undefined>> {
  if (!changesPassword(passwords)) return {};
  const { currentPassword, newPassword, newPasswordAgain } = passwords;
  return {
    currentPassword: currentPassword ? undefined : 'missing',
    newPassword: checkPassword(newPassword),
    newPasswordAgain: newPasswordAgain ? (newPasswordAgain === newPassword ? undefined : 'different') : 'missing',
  };
}

/** The form of both: the details, and a new password where one is wanted. */
export const detailsForm = z
  .object({
    ...detailsChangeSchema.shape,
    phone: optionalPhoneSchema,
    currentPassword: optionalText,
    newPassword: optionalText,
    newPasswordAgain: optionalText,
  })
  .check(
    z.superRefine(
      (values, { issues }) => {
        for (const [name, code] of Object.entries(passwordErrors(values)))
          if (code) issues.push(fieldError(code, 'is not accepted', values, [name]));
      },
      { when: () => true },
    ),
  );
