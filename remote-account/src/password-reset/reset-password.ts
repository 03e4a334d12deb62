import { data, type ActionFunctionArgs } from '@sahra/shared/facade';
import { passwordFault } from '@sahra/shared/form-rules/password-rules';
import { secondPasswordFault } from '@sahra/shared/form-rules/sign-up-rules';
import { takeForm, type Faults } from '@sahra/shared/forms/take-form';

export const newPasswordFields = ['password', 'passwordAgain', 'token'] as const;
export type NewPasswordField = (typeof newPasswordFields)[number];

function faultsOf({ password, passwordAgain }: Record<NewPasswordField, string>): Faults<NewPasswordField> {
  const [first, second] = [passwordFault(password), secondPasswordFault(password, passwordAgain)];
  return { ...(first && { password: first }), ...(second && { passwordAgain: second }) };
}

/** Sets the new password by the token of a mail. */
export const action = (args: ActionFunctionArgs) =>
  takeForm(args, {
    names: newPasswordFields,
    secrets: ['password', 'passwordAgain', 'token'],
    faultsOf,
    refusals: { password_too_common: { password: 'tooCommon' } },
    send: async ({ token, password }, { api }) => {
      await api.post('/auth/reset-password', { token, password });
      return data({ isChanged: true });
    },
  });
