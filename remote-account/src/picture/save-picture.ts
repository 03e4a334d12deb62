import * as z from 'zod/mini';
import { data, type ActionFunctionArgs } from '@sahra/shared/facade';
import { handleFormAction } from '@sahra/shared/forms/handle-form-action';
import { pictureErrors, readPicture } from '@sahra/shared/forms/pictures/upload-picture';
import { PICTURE } from './own-picture.ts';

/** Shows the picture that the form names or brings, or takes away the one that is there. */
export const action = (args: ActionFunctionArgs) =>
  handleFormAction(args, {
    schema: z.object({ intent: z.optional(z.string()) }),
    errorsByCode: pictureErrors(PICTURE),
    send: async ({ intent }, { api }, form) => {
      const isRemoved = intent === 'remove';
      if (isRemoved) await api.delete('/account/picture');
      else await api.put('/account/picture', { body: { mediaId: await readPicture(api, form, PICTURE, 'avatar') } });
      return data({ savedAt: Date.now(), isRemoved });
    },
  });
