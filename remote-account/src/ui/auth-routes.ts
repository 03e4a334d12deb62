import {
  ApiError,
  appContext,
  redirect,
  type AppInstance,
  type LoaderFunctionArgs,
  type SessionMember,
} from '@sahra/shared/facade';
import { redirectTargetOf } from '@sahra/shared/form-rules/redirect-target';
import { paths } from '../paths.ts';

/** Where signing in redirects to: the redirect target of the address, or the account. */
export const redirectTarget = (request: Pick<Request, 'url'>): string =>
  redirectTargetOf(request) ?? paths.account.href();

/** Where a member who has just signed in goes: to set up the second step that their role needs, or to the redirect target. */
export const targetOfMember = (request: Pick<Request, 'url'>, member: SessionMember): string =>
  member.needsSecondStep ? paths.security.href(redirectTargetOf(request)) : redirectTarget(request);

/** Who is signed in; nobody where the api cannot tell. */
export async function memberOf({ session, hasSession, api }: AppInstance): Promise<SessionMember | null> {
  const { member } = session.getState();
  if (member || !hasSession()) return member;
  try {
    return (await api.get('/auth/session')).member;
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}

/** Redirects members, who have no use for an auth page. */
export async function redirectIfSignedIn({ request, context }: LoaderFunctionArgs): Promise<null> {
  if (await memberOf(context.get(appContext))) throw redirect(redirectTarget(request));
  return null;
}
