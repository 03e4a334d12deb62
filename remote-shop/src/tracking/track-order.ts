import { data, type ActionFunctionArgs } from '@sahra/shared/facade';
import { orderTrackingForm } from '@sahra/shared/form-rules/order-tracking-form';
import { handleFormAction } from '@sahra/shared/forms/handle-form-action';
import { textOf } from '@sahra/shared/forms/text-of';

/** Asks for the mail that leads to an order. Everybody gets the same answer: whether there is such an order is not told. */
export const action = (args: ActionFunctionArgs) =>
  handleFormAction(args, {
    schema: orderTrackingForm,
    send: async (body, { api }, form) => {
      await api.post('/order-tracking', { body });
      return data({ email: textOf(form, 'email').trim() });
    },
  });
