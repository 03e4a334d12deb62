import * as z from 'zod/mini';
import { data, type ActionFunctionArgs } from '@sahra/shared/facade';
import { elevationFields, givesElevation, handleElevatedForm } from '@sahra/shared/forms/elevation';

export const exportForm = z.object(elevationFields).check(givesElevation);

/** Gives the password that the file is given out for. */
export const action = (args: ActionFunctionArgs) =>
  handleElevatedForm(args, { schema: exportForm, send: async (_values, _app, _form, elevated) => data(elevated) });
