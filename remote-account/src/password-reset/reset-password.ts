import { data, type ActionFunctionArgs } from '@sahra/shared/facade';
import { resetPasswordForm } from '@sahra/shared/form-rules/auth-forms';
import { handleFormAction } from '@sahra/shared/forms/handle-form-action';

/** Sets the new password by the token of a mail. */
export const action = (args: ActionFunctionArgs) =>
  handleFormAction(args, {
    schema: resetPasswordForm,
    secrets: ['password', 'passwordAgain', 'token'],
    errorsByCode: { password_too_common: { password: 'tooCommon' } },
    send: async ({ token, password }, { api }) => {
      await api.post('/auth/reset-password', { body: { token, password } });
      return data({ isChanged: true });
    },
  });
