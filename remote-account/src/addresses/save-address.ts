import { paths, redirect, type ActionFunctionArgs } from '@sahra/shared/facade';
import { billingFaults, billingFields } from '@sahra/shared/form-rules/billing-address-rules';
import { takeForm } from '@sahra/shared/forms/take-form';

/** Takes the form of the address. */
export const action = (args: ActionFunctionArgs) =>
  takeForm(args, {
    names: billingFields,
    faultsOf: billingFaults,
    refusals: { phone_invalid: { phone: 'noPhone' } },
    send: async (typed, { api, i18n, toasts }) => {
      await api.put('/account/billing-address', typed);
      toasts.getState().show({ text: i18n.t('account:addresses.saved'), tone: 'success' });
      return redirect(paths.addresses.href());
    },
  });
