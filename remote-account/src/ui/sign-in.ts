import { mergeCollected } from '@sahra/shared/guest-list/merge-collected';
import type { AppInstance } from '@sahra/shared/facade';

interface Credentials {
  /** E-mail address or username. */
  identifier: string;
  password: string;
  /** Whether the session outlives the browser. */
  isRemembered: boolean;
}

/** Signs in: sets the session of this tab, greets the member, and merges the guest list into the account. */
export async function signIn(
  app: AppInstance,
  credentials: Credentials,
  greeting: 'signIn.welcome' | 'verifyEmail.welcome',
): Promise<void> {
  const { member } = await app.api.post('/auth/sign-in', { body: credentials });
  app.session.setState({ member });
  app.toasts.getState().show({ text: app.i18n.t(`account:${greeting}`, { name: member.name }), tone: 'success' });
  await mergeCollected(app);
}
