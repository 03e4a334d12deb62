import { data, type ActionFunctionArgs } from '@sahra/shared/facade';
import { changesPassword, detailsForm } from '@sahra/shared/form-rules/details-form';
import { handleFormAction } from '@sahra/shared/forms/handle-form-action';

/** Saves the details, and the new password where one was given. Details that were saved stay so when the password is refused. */
export const action = (args: ActionFunctionArgs) =>
  handleFormAction(args, {
    schema: detailsForm,
    secrets: ['currentPassword', 'newPassword', 'newPasswordAgain'],
    errorsByCode: {
      phone_invalid: { phone: 'noPhone' },
      wrong_password: { currentPassword: 'wrong' },
      password_too_common: { newPassword: 'tooCommon' },
    },
    send: async (values, { api, session }) => {
      const { name, firstName, lastName, phone, zip, currentPassword, newPassword } = values;
      const details = await api.put('/account/details', { body: { name, firstName, lastName, phone, zip } });
      session.setState(({ member }) => ({ member: member && { ...member, name: details.name } }));
      const hasNewPassword = changesPassword(values);
      if (hasNewPassword) await api.post('/account/password', { body: { currentPassword, newPassword } });
      return data({ savedAt: Date.now(), hasNewPassword });
    },
  });
