import { redirect, type ActionFunctionArgs, type AppInstance } from '@sahra/shared/facade';
import { playlistForm } from '@sahra/shared/form-rules/playlist-form';
import { playlistLabels } from '@sahra/shared/form-rules/playlist-rules';
import { handleFormAction } from '@sahra/shared/forms/handle-form-action';
import { pictureErrors, pictureFields, readPicture } from '@sahra/shared/forms/pictures/upload-picture';
import { textOf } from '@sahra/shared/forms/text-of';
import { createPlaylist, updatePlaylist } from '@sahra/shared/guest-list/update-playlist';
import { paths } from '../paths.ts';
import { REMOVE_THUMBNAIL, THUMBNAIL } from './thumbnail.ts';

/** The upload that the form names or brings along, null where the picture is to go, undefined where it stays as it is. */
async function thumbnailOf({ api, hasSession }: AppInstance, form: FormData): Promise<number | null | undefined> {
  if (!hasSession()) return undefined;
  if (textOf(form, 'intent') === REMOVE_THUMBNAIL) return null;
  const fields = pictureFields(THUMBNAIL);
  const file = form.get(fields.file);
  const isGiven = textOf(form, fields.id) !== '' || (file instanceof File && file.size > 0);
  return isGiven ? readPicture(api, form, THUMBNAIL, 'playlist') : undefined;
}

/** Makes a playlist, or changes the one of `id`, and leads to its page. */
export const savePlaylist = (args: ActionFunctionArgs, id: string | undefined) =>
  handleFormAction(args, {
    schema: playlistForm,
    errorsByCode: pictureErrors(THUMBNAIL),
    send: async ({ name, description, privacy, ...marks }, app, form): Promise<never> => {
      const labels = playlistLabels.filter((label) => marks[label]);
      const thumbnailId = await thumbnailOf(app, form);
      const texts = { name, description, privacy, labels, ...(thumbnailId !== undefined && { thumbnailId }) };
      if (id) await updatePlaylist(app, id, texts);
      const saved = id ?? (await createPlaylist(app, texts));
      throw redirect(paths.playlist.href(saved));
    },
  });
