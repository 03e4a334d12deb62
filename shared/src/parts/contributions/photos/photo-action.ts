import { BadRequestError, data, type ActionFunctionArgs } from '@sahra/shared/facade';
import { TOO_LARGE } from '../../../form-rules/too-large.ts';
import { uploadRefusals } from '../../../form-rules/upload-rules.ts';
import type { FormState } from '../../../forms/form-state.ts';
import { handleFormAction } from '../../../forms/handle-form-action.ts';
import { notFound } from '../../not-found.ts';
import { doneWith } from '../contribution-answer.ts';
import { buttonForm, photoForm } from '../contribution-forms.ts';
import { photosIn, sendPhotos } from './send-photos.ts';

const addPhotos = (args: ActionFunctionArgs) =>
  handleFormAction(args, {
    schema: buttonForm,
    send: async ({ target }, app, form) => {
      const files = photosIn(form);
      if (files.length === 0) throw new BadRequestError('No photo was chosen', 400, { code: uploadRefusals.missing });
      const { status, ...photos } = await sendPhotos(app, target, files);
      return doneWith({ done: 'addPhotos', target, photos, ...(status && { status }) });
    },
  });

const removePhoto = (args: ActionFunctionArgs) =>
  handleFormAction(args, {
    schema: photoForm,
    send: async ({ target, photo }, { api }) => {
      const { status } = await api.delete('/contributions/{contributionId}/photos/{photoId}', {
        params: { contributionId: target, photoId: photo },
      });
      return doneWith({ done: 'removePhoto', target, status });
    },
  });

/**
 * Says of a form that without scripts brought more than the server reads at once that nothing of it was taken. Its fields are gone, and
 * the address tells which form it was.
 */
function refuseLargeForm({ request }: ActionFunctionArgs) {
  const target = new URL(request.url).searchParams.get('change');
  const initialValue = target === null ? { intent: 'write', target: '' } : { intent: 'addPhotos', target };
  const state: FormState = { at: Date.now(), result: { initialValue, error: {} }, failure: 'tooLarge' };
  return data({ ...state, code: uploadRefusals.tooLarge }, 413);
}

/** Handles the forms that change the photos of one's own review. */
export async function takePhotoForm(args: ActionFunctionArgs, intent: string) {
  switch (intent) {
    case 'addPhotos':
      return await addPhotos(args);
    case 'removePhoto':
      return await removePhoto(args);
    case TOO_LARGE:
      return refuseLargeForm(args);
    default:
      throw notFound();
  }
}
