import * as z from 'zod/mini';
import { ApiError, data, type ActionFunctionArgs } from '@sahra/shared/facade';
import { optionalText } from '@sahra/shared/form-rules/fields';
import { elevationFields, handleElevatedForm } from '@sahra/shared/forms/elevation';
import { OTHERS } from './other-devices.ts';

const signOutForm = z.object({ device: optionalText, ...elevationFields });

export const action = (args: ActionFunctionArgs) =>
  handleElevatedForm(args, {
    schema: signOutForm,
    send: async ({ device }, { api }) => {
      try {
        if (device === OTHERS) await api.delete('/account/devices');
        else await api.delete('/account/devices/{deviceId}', { params: { deviceId: device } });
      } catch (error) {
        // It was signed out in the meantime, which is what was asked for.
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      }
      return data({ doneAt: Date.now(), isOthers: device === OTHERS });
    },
  });
