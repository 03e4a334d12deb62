import { ApiError, appContext, redirect, type ActionFunctionArgs, type AppInstance } from '@sahra/shared/facade';
import { notFound } from '@sahra/shared/parts/not-found';
import { textOf } from '@sahra/shared/forms/text-of';
import { changeCollection, readCollection } from '@sahra/shared/guest-list/device';
import { NoRoomOnDeviceError } from '@sahra/shared/guest-list/update-program-list';
import type { ContinuedEpisode } from './load-own-home.ts';

/** The field of the form that the button is: it works without scripts, for members. */
export const forgetField = 'forget';

const ofAccount = ({ api }: AppInstance, programId: number | string) =>
  api.delete('/account/programs/{programId}/progress', { params: { programId } });

/** Forgets how far somebody has watched a program; returns what puts it back as it was. Both throw where that fails. */
export async function forgetProgram(
  app: AppInstance,
  { program, watchedIds }: ContinuedEpisode,
): Promise<() => Promise<void>> {
  if (app.session.getState().member) {
    const { progress } = await ofAccount(app, program.id);
    return async () => {
      const merged = await app.api.post('/account/collection', { body: { progress } });
      // Their history was paused meanwhile.
      if (merged.progress === 0) throw new NoRoomOnDeviceError();
    };
  }
  const isOfProgram = ({ episodeId }: { episodeId: number }) => watchedIds.includes(episodeId);
  const forgotten = readCollection().progress.filter(isOfProgram);
  const change = (progress: typeof forgotten) => {
    if (!changeCollection((collection) => ({ ...collection, progress }))) throw new NoRoomOnDeviceError();
  };
  change(readCollection().progress.filter((one) => !isOfProgram(one)));
  return async () => {
    const others = readCollection().progress.filter((one) => !isOfProgram(one));
    change([...forgotten, ...others].sort((a, b) => b.watchedAt.localeCompare(a.watchedAt)));
  };
}

/** The page's action where scripts do not run. */
export async function takeForgetForm({ request, context }: ActionFunctionArgs): Promise<Response> {
  const app: AppInstance = context.get(appContext);
  const { pathname, search } = new URL(request.url);
  try {
    await ofAccount(app, textOf(await request.formData(), forgetField));
  } catch (error) {
    const signIn = app.hrefTo('account.sign-in', {}, { next: pathname + search });
    if (signIn && error instanceof ApiError && error.status === 401) throw redirect(signIn);
    if (error instanceof ApiError && (error.status === 400 || error.status === 404)) throw notFound();
    throw error;
  }
  return redirect(pathname + search);
}
