import { mergeCollected } from '@sahra/shared/guest-list/merge-collected';
import type { AppInstance, SessionMember } from '@sahra/shared/facade';

interface Credentials {
  /** E-mail address or username. */
  identifier: string;
  password: string;
  /** Whether the session outlives the browser. */
  isRemembered: boolean;
}
type Greeting = 'signIn.welcome' | 'verifyEmail.welcome';

/** Somebody is signed in: sets the session of this tab, greets the member, and merges the guest list into the account. */
export async function welcome(app: AppInstance, member: SessionMember, greeting: Greeting): Promise<void> {
  app.session.setState({ member });
  app.toasts.getState().show({ text: app.i18n.t(`account:${greeting}`, { name: member.name }), tone: 'success' });
  await mergeCollected(app);
}

/** Signs in with a password. Returns the member, or the sign-in that waits for a code. */
export async function signIn(app: AppInstance, credentials: Credentials, greeting: Greeting) {
  const answer = await app.api.post('/auth/sign-in', { body: credentials });
  if ('member' in answer) await welcome(app, answer.member, greeting);
  return answer;
}
