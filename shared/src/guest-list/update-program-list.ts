import { ApiError, redirect, appContext, type ActionFunctionArgs, type AppInstance } from '@sahra/shared/facade';
import { notFound } from '../parts/not-found.ts';
import { asMember } from '../forms/as-member.ts';
import { textOf } from '../forms/text-of.ts';
import { withoutProgram, withProgram, type ProgramList } from './collection.ts';
import { changeCollection } from './device.ts';

/** The browser stores nothing for this site, or has no room. */
export class NoRoomOnDeviceError extends Error {}

function send(
  { api }: AppInstance,
  list: ProgramList,
  programId: number | string,
  isWanted: boolean,
): Promise<unknown> {
  const request = { params: { programId } };
  if (list === 'likes')
    return isWanted
      ? api.put('/account/likes/{programId}', request)
      : api.delete('/account/likes/{programId}', request);
  return isWanted
    ? api.put('/account/watchlist/{programId}', request)
    : api.delete('/account/watchlist/{programId}', request);
}

/** Puts a program into a list or takes it out: in the account of a member, on the device of a visitor. Throws where that fails. */
export async function updateProgramList(
  app: AppInstance,
  list: ProgramList,
  programId: number,
  isWanted: boolean,
): Promise<void> {
  if (app.session.getState().member) await send(app, list, programId, isWanted);
  else if (!changeCollection((collection) => (isWanted ? withProgram : withoutProgram)(collection, programId, list)))
    throw new NoRoomOnDeviceError();
}

/** Fields of the form that the button of a list is: it works without scripts, for members. The button has the name of its list. */
export const programListFields = { program: 'program', watchlist: 'wanted', likes: 'liked' } as const;

/** A page's action for the buttons of both lists, where scripts do not run: a visitor is led to sign in, and back. */
export async function takeProgramListForm({ request, context }: ActionFunctionArgs): Promise<Response> {
  const app: AppInstance = context.get(appContext);
  const form = await request.formData();
  const { pathname, search } = new URL(request.url);
  const list = form.has(programListFields.likes) ? 'likes' : 'watchlist';
  const isWanted = textOf(form, programListFields[list]) === 'yes';
  try {
    await asMember({ request }, app, () => send(app, list, textOf(form, programListFields.program), isWanted));
  } catch (error) {
    if (error instanceof ApiError && (error.status === 400 || error.status === 404)) throw notFound();
    throw error;
  }
  return redirect(pathname + search);
}
