import type { AppInstance, SessionMember } from '@sahra/shared/facade';
import { cookies, cookieText } from '@sahra/shared/privacy/cookies';

const memberCookie = new RegExp(`(?:^|; )${cookies.member.name}=([^;]*)`);
/** Who is signed in, as scripts of this site may know: the session itself is in a cookie that they cannot read. */
const memberInCookie = () => memberCookie.exec(document.cookie)?.[1] ?? '';

/** Who watches: what one of them opened is not shown to another. */
const whoIs = (member: SessionMember | null) => member && JSON.stringify([member.id, member.profile]);

interface SessionChanges {
  /** Somebody else watches, or nobody is signed in now: nothing of theirs may be kept. */
  onOther: () => void;
  /** The page on the screen is not that of who is signed in. */
  reload: () => void;
}

/**
 * Keeps what a tab shows of the session true. Where somebody signed in or out in another tab, where the browser shows a
 * page that it has kept, or where the server did not know, the api is asked, once.
 */
export function syncSession(
  { session, api }: Pick<AppInstance, 'session' | 'api'>,
  isKnown: boolean,
  { onOther, reload }: SessionChanges,
  tab: EventTarget = window,
): void {
  let isSure = isKnown;
  let asking: Promise<void> | undefined;
  session.subscribe(({ member }, before) => {
    isSure = true;
    document.cookie = cookieText('member', member?.id);
    if (whoIs(member) !== whoIs(before.member)) onOther();
  });
  async function ask() {
    const before = session.getState();
    const { member } = await api.get('/auth/session');
    if (session.getState() !== before) return;
    session.setState({ member });
    if (member?.id !== before.member?.id) reload();
  }
  const check = () => {
    if (isSure && memberInCookie() === (session.getState().member?.id ?? '')) return;
    // Who cannot be reached is asked again when the visitor comes back.
    asking ??= ask()
      .catch(() => {})
      .finally(() => (asking = undefined));
  };
  tab.addEventListener('pageshow', check);
  tab.addEventListener('focus', check);
  check();
}
