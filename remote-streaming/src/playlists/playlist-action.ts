import { ApiError, appContext, redirect, type ActionFunctionArgs, type AppInstance } from '@sahra/shared/facade';
import { notFound } from '@sahra/shared/parts/not-found';
import { TOO_LARGE } from '@sahra/shared/form-rules/too-large';
import { asMember } from '@sahra/shared/forms/as-member';
import { textOf } from '@sahra/shared/forms/text-of';
import { isOnDevice } from '@sahra/shared/guest-list/device';
import {
  addToPlaylist,
  createPlaylist,
  deletePlaylist,
  moveInPlaylist,
  removeFromPlaylist,
} from '@sahra/shared/guest-list/update-playlist';
import { paths } from '../paths.ts';
import { choiceFields, thingOf } from '../ui/playlists/playlist-choices.tsx';
import { itemFields } from './item-fields.ts';
import { savePlaylist } from './save-playlist.ts';
import { REMOVE_THUMBNAIL } from './thumbnail.ts';

/** What a form asks for beside texts; returns where it leads to. */
async function take(args: ActionFunctionArgs, app: AppInstance, form: FormData, here: string): Promise<string> {
  const [intent, item] = [textOf(form, itemFields.intent), textOf(form, itemFields.item)];
  const id = args.params['playlistId'] ?? '';
  const thing = thingOf(args);
  const playlistId = textOf(form, choiceFields.playlist);
  switch (intent) {
    case 'delete':
      await deletePlaylist(app, id);
      return paths.playlists.href();
    case 'copy':
      return paths.playlist.href(
        (await app.api.post('/playlists/{playlistId}/copies', { params: { playlistId: id } })).id,
      );
    case 'remove':
      await removeFromPlaylist(app, id, item);
      return here;
    case 'move':
      await moveInPlaylist(app, id, item, Number(textOf(form, itemFields.position)));
      return here;
    case 'add':
      if (thing) await addToPlaylist(app, playlistId, thing);
      return here;
    case 'take-out':
      await removeFromPlaylist(app, playlistId, item);
      return here;
    case 'add-to-new': {
      const name = textOf(form, choiceFields.name).trim();
      if (!thing || !name) return here;
      const made = await createPlaylist(app, { name, description: '', privacy: 'private', labels: [] });
      await addToPlaylist(app, made, thing);
      return here;
    }
    default:
      throw notFound();
  }
}

/** The action of all pages of playlists, in the browser and, where scripts do not run, on the server: there a visitor is led to sign in, and back. */
export async function playlistAction(args: ActionFunctionArgs) {
  const app: AppInstance = args.context.get(appContext);
  const form = await args.request.clone().formData();
  const { pathname, search } = new URL(args.request.url);
  const id = args.params['playlistId'];
  const intent = textOf(form, itemFields.intent);
  if (!isOnDevice() && !app.hasSession()) {
    const signIn = app.hrefTo('account.sign-in', {}, { next: pathname + search });
    if (signIn) throw redirect(signIn);
  }
  // Of a form whose picture is too large nothing else has arrived.
  if (intent === 'save' || intent === REMOVE_THUMBNAIL || form.has(TOO_LARGE)) return savePlaylist(args, id);
  try {
    return redirect(await asMember(args, app, () => take(args, app, form, pathname + search)));
  } catch (error) {
    if (error instanceof ApiError && (error.status === 400 || error.status === 404)) throw notFound();
    throw error;
  }
}
