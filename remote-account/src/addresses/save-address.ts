import { redirect, type ActionFunctionArgs } from '@sahra/shared/facade';
import { billingForm } from '@sahra/shared/form-rules/billing-address-form';
import { handleFormAction } from '@sahra/shared/forms/handle-form-action';
import { paths } from '../paths.ts';

/** Handles the form of the address. */
export const action = (args: ActionFunctionArgs) =>
  handleFormAction(args, {
    schema: billingForm,
    errorsByCode: { phone_invalid: { phone: 'noPhone' } },
    send: async (address, { api, i18n, toasts }) => {
      await api.put('/account/billing-address', { body: address });
      toasts.getState().show({ text: i18n.t('account:addresses.saved'), tone: 'success' });
      return redirect(paths.addresses.href());
    },
  });
