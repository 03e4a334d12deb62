import * as z from 'zod/mini';
import { redirect, type ActionFunctionArgs } from '@sahra/shared/facade';
import { checkedSchema } from '@sahra/shared/form-rules/fields';
import { elevationFields, givesElevation, handleElevatedForm } from '@sahra/shared/forms/elevation';
import { doneHref } from './deletion-done.ts';

export const deletionForm = z.object({ isUnderstood: checkedSchema, ...elevationFields }).check(givesElevation);

export const action = (args: ActionFunctionArgs) =>
  handleElevatedForm(args, {
    schema: deletionForm,
    send: async (_, { api, session }) => {
      await api.delete('/account');
      session.setState({ member: null });
      return redirect(doneHref());
    },
  });
