import { ApiError, data, redirect, appContext, type ActionFunctionArgs, type AppInstance } from '@sahra/shared/facade';
import { textOf } from '../forms/text-of.ts';
import { withoutProgram, withProgram } from './collection.ts';
import { changeCollection } from './device.ts';

/** The browser stores nothing for this site, or has no room. */
export class NoRoomOnDeviceError extends Error {}

const send = ({ api }: AppInstance, programId: number | string, isWanted: boolean) => {
  const request = { params: { programId } };
  return isWanted
    ? api.put('/account/watchlist/{programId}', request)
    : api.delete('/account/watchlist/{programId}', request);
};

/** Puts a program into the watchlist or takes it out: in the account of a member, on the device of a visitor. Throws where that fails. */
export async function updateWatchlist(app: AppInstance, programId: number, isWanted: boolean): Promise<void> {
  if (app.session.getState().member) await send(app, programId, isWanted);
  else if (!changeCollection((collection) => (isWanted ? withProgram : withoutProgram)(collection, programId)))
    throw new NoRoomOnDeviceError();
}

/** Fields of the form that a watchlist's button is: it works without scripts, for members. */
export const watchlistFields = { program: 'program', isWanted: 'wanted' } as const;

/** A page's action for the button of a watchlist, where scripts do not run: a visitor is led to sign in, and back. */
export async function takeWatchlistForm({ request, context }: ActionFunctionArgs): Promise<Response> {
  const app: AppInstance = context.get(appContext);
  const form = await request.formData();
  const { pathname, search } = new URL(request.url);
  try {
    await send(app, textOf(form, watchlistFields.program), textOf(form, watchlistFields.isWanted) === 'yes');
  } catch (error) {
    const signIn = app.hrefTo('account.sign-in', {}, { next: pathname + search });
    if (signIn && error instanceof ApiError && error.status === 401) throw redirect(signIn);
    if (error instanceof ApiError && (error.status === 400 || error.status === 404))
      throw data(null, { status: 404, statusText: 'Not Found' });
    throw error;
  }
  return redirect(pathname + search);
}
