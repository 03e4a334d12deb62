import { data, type ActionFunctionArgs, type MemberDetails } from '@sahra/shared/facade';
import { takeForm } from '@sahra/shared/forms/take-form';
import { changesPassword, detailNames, detailsFaults, MAY_BE_EMPTY } from './details-faults.ts';

/** Takes the details, and the new password where one was given. Details that were kept stay so when the password is refused. */
export const action = (args: ActionFunctionArgs) =>
  takeForm(args, {
    names: [...detailNames, MAY_BE_EMPTY],
    secrets: ['currentPassword', 'newPassword', 'newPasswordAgain'],
    faultsOf: detailsFaults,
    refusals: {
      phone_invalid: { phone: 'noPhone' },
      wrong_password: { currentPassword: 'wrong' },
      password_too_common: { newPassword: 'tooCommon' },
    },
    send: async (typed, { api, session }) => {
      const { name, firstName, lastName, phone, zip, currentPassword, newPassword } = typed;
      const details = await api.put<MemberDetails>('/account/details', { name, firstName, lastName, phone, zip });
      session.setState(({ member }) => ({ member: member && { ...member, name: details.name } }));
      const hasNewPassword = changesPassword(typed);
      if (hasNewPassword) await api.post('/account/password', { currentPassword, newPassword });
      return data({ savedAt: Date.now(), hasNewPassword });
    },
  });
