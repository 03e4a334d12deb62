import * as z from 'zod/mini';
import { data, type ActionFunctionArgs } from '@sahra/shared/facade';
import { optionalText } from '@sahra/shared/form-rules/fields';
import { handleFormAction } from '@sahra/shared/forms/handle-form-action';

/** Its button says which step of the removal this is. */
const removalForm = z.object({ step: optionalText });

/** Removes the address. Without scripts the first button only asks. */
export const action = (args: ActionFunctionArgs) =>
  handleFormAction(args, {
    schema: removalForm,
    send: async ({ step }, { api }) => {
      if (step === 'ask') return data({ at: Date.now(), isRemoved: false });
      await api.delete('/account/billing-address');
      return data({ at: Date.now(), isRemoved: true });
    },
  });
