import { expect, it } from 'vitest';
import { signUpMember } from '../testing/member.ts';
import { manifest, useFilms } from './testing/use-films.ts';

const films = useFilms();
const { open, letDaysPass, signUpSubscriber, episodeIds, get, playbackOf, signedFor } = films;

it.each(['moderator', 'admin'] as const)(
  'A %s may watch films of subscribers, without a subscription',
  async (role) => {
    const one = await signUpMember(open(), { role });
    expect((await get((await signedFor(one)).manifestUrl, one.cookie)).body).toBe(manifest);
  },
);

it.each(['author', 'editor'] as const)(
  'An %s of posts may while a month of theirs is paid, as members do',
  async (role) => {
    const [unpaid, paid] = [await signUpMember(open(), { role }), await signUpSubscriber({ role })];
    expect((await playbackOf(episodeIds.forSubscribers, unpaid.cookie)).statusCode).toBe(403);
    expect((await get((await signedFor(paid)).manifestUrl, paid.cookie)).body).toBe(manifest);
    expect((await paid.send('GET', '/api/auth/session')).body).toMatchObject({
      member: { role, hasPaidMonth: true },
    });
    await letDaysPass(paid, 32);
    expect((await playbackOf(episodeIds.forSubscribers, paid.cookie)).statusCode).toBe(403);
  },
);
