import { ApiError, appContext, redirect, type ActionFunctionArgs, type AppInstance } from '@sahra/shared/facade';
import { notFound } from '@sahra/shared/parts/not-found';
import { asMember } from '@sahra/shared/forms/as-member';
import { textOf } from '@sahra/shared/forms/text-of';
import { clearHistory, pauseHistory, removeFromHistory } from '@sahra/shared/guest-list/own-history';
import { paths } from '../paths.ts';

function take(app: AppInstance, intent: string, episodeId: number): Promise<void> {
  switch (intent) {
    case 'remove':
      return removeFromHistory(app, episodeId);
    case 'clear':
      return clearHistory(app);
    case 'pause':
      return pauseHistory(app, true);
    case 'resume':
      return pauseHistory(app, false);
    default:
      throw notFound();
  }
}

/** Takes the forms of the history, in the browser and, where scripts do not run, on the server: there a visitor is led to sign in, and back. */
export async function historyAction(args: ActionFunctionArgs) {
  const app: AppInstance = args.context.get(appContext);
  const form = await args.request.formData();
  const { pathname, search } = new URL(args.request.url);
  const intent = textOf(form, 'intent');
  try {
    await asMember(args, app, () => take(app, intent, Number(textOf(form, 'episode'))));
  } catch (error) {
    if (error instanceof ApiError && (error.status === 400 || error.status === 404)) throw notFound();
    throw error;
  }
  return redirect(intent === 'clear' ? paths.history.href() : pathname + search);
}
