import {
  ApiError,
  appContext,
  type AppInstance,
  type LoaderFunctionArgs,
  type Subscription,
} from '@sahra/shared/facade';

/** What the member who looks at the plans has; null for visitors. Who is signed in is asked of the api where the page does not know of anybody. */
export async function loadOwnSubscription({
  context,
  request: { signal },
}: LoaderFunctionArgs): Promise<Subscription | null> {
  const { api, session }: AppInstance = context.get(appContext);
  const { member } = session.getState().member ? session.getState() : await api.get('/auth/session', { signal });
  if (!member) return null;
  try {
    return await api.get('/account/subscription', { signal });
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 401)) throw error;
    // The session has ended meanwhile: a visitor compares plans as well.
    session.setState({ member: null });
    return null;
  }
}
