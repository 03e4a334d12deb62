import * as z from 'zod/mini';
import { ApiError, replace, type ActionFunctionArgs } from '@sahra/shared/facade';
import { optionalText } from '@sahra/shared/form-rules/fields';
import { handleFormAction } from '@sahra/shared/forms/handle-form-action';
import { forgetCollection, isOnDevice } from '@sahra/shared/guest-list/device';
import { deviceText } from '@sahra/shared/privacy/device-text';
import { wayOut } from './way-out.ts';

const signOutForm = z.object({ where: optionalText });

export const action = (args: ActionFunctionArgs) =>
  handleFormAction(args, {
    schema: signOutForm,
    send: async ({ where }, app) => {
      const { api, i18n, session, toasts } = app;
      try {
        await api.post('/auth/sign-out', { body: { everywhere: where === 'everywhere' } });
      } catch (error) {
        if (!(error instanceof ApiError && error.status === 401)) throw error;
      }
      session.setState({ member: null });
      // What never got into the account is not left to the next person, nor is what was searched for.
      forgetCollection();
      if (isOnDevice()) deviceText('searches').write(null);
      toasts.getState().show({ text: i18n.t('account:signOut.done'), tone: 'success' });
      // Back leads to what was before this page, not here again.
      return replace(wayOut(app));
    },
  });
