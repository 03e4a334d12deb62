import { ApiError, redirect, type ActionFunctionArgs, type AppInstance } from '@sahra/shared/facade';

/** Does what only members may do; a visitor, and a member who was signed out meanwhile, is led to sign in, and back. */
export async function asMember<T>(
  { request }: Pick<ActionFunctionArgs, 'request'>,
  { hrefTo }: AppInstance,
  send: () => Promise<T>,
): Promise<T> {
  try {
    return await send();
  } catch (error) {
    const { pathname, search } = new URL(request.url);
    const signIn = hrefTo('account.sign-in', {}, { next: pathname + search });
    if (signIn && error instanceof ApiError && error.status === 401) throw redirect(signIn);
    throw error;
  }
}
