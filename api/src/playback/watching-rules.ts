import type { Access } from '@sahra/shared/schemas/catalog';
import { type PlaybackRefusal, playbackRefusals } from '@sahra/shared/schemas/playback';
import type { SessionMember } from '@sahra/shared/schemas/session';
import { watchesRestricted } from '@sahra/shared/session/permissions';

/** What somebody lacks who wants to watch; undefined: nothing. */
export function refusalFor(
  access: Access,
  member: Pick<SessionMember, 'role' | 'hasPaidMonth'> | undefined,
): PlaybackRefusal | undefined {
  if (access === 'free') return undefined;
  if (!member) return playbackRefusals.needsSignIn;
  if (access === 'member' || watchesRestricted(member)) return undefined;
  return playbackRefusals.needsSubscription;
}

/** Who asks, as far as addresses of films depend on it. */
interface Holder {
  member: Pick<SessionMember, 'id' | 'role' | 'hasPaidMonth'>;
  profile: { maturityLimit: string | null } | null;
}

/**
 * For whom addresses of films are signed: the member and what they may watch. So those that somebody got as a subscriber are of no use
 * to them once they are none, nor to a child those that somebody got in another profile. Empty for who is not signed in.
 */
export function holderOf(signedIn: Holder | null): string {
  if (!signedIn) return '';
  const { member, profile } = signedIn;
  const role = watchesRestricted(member) ? 'subscriber' : 'member';
  return profile?.maturityLimit ? `${member.id} ${role} ${profile.maturityLimit}` : `${member.id} ${role}`;
}
