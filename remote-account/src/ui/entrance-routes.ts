import { appContext, nextOf, paths, redirect, type LoaderFunctionArgs } from '@sahra/shared/facade';

/** Where to go on from here after signing in. */
export const wayOn = (request: Pick<Request, 'url'>): string => nextOf(request) ?? paths.account.href();

/** Who is signed in already has no use for such a page, and is led on. */
export function passMembersOn({ request, context }: LoaderFunctionArgs): null {
  if (context.get(appContext).session.getState().member) throw redirect(wayOn(request));
  return null;
}
