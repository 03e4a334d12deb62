import * as z from 'zod/mini';
import { ApiError, data, type ActionFunctionArgs } from '@sahra/shared/facade';
import { optionalText } from '@sahra/shared/form-rules/fields';
import { handleFormAction } from '@sahra/shared/forms/handle-form-action';

const withdrawalForm = z.object({ reference: optionalText });

/** Takes back the request that the form names. */
export const action = (args: ActionFunctionArgs) =>
  handleFormAction(args, {
    schema: withdrawalForm,
    send: async ({ reference }, { api }) => {
      try {
        await api.post('/account/subscription-requests/{reference}/cancellation', { params: { reference } });
        return data({ isWithdrawn: true });
      } catch (error) {
        // Not refused: after a refusal the router would not read anew how the request stands.
        if (error instanceof ApiError && error.code === 'request_decided') return data({ isWithdrawn: false });
        throw error;
      }
    },
  });
