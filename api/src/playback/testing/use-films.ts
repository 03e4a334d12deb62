import { programCardSchema } from '@sahra/shared/schemas/catalog';
import { pageOf } from '@sahra/shared/schemas/common';
import { type SignedPlayback, signedPlaybackSchema } from '@sahra/shared/schemas/playback';
import { eq } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import { beforeAll, beforeEach, expect } from 'vitest';
import { clips } from '../../database/clip-tables.ts';
import { episodes } from '../../database/catalog-tables.ts';
import type { Database } from '../../database/connect.ts';
import type { MediaStore } from '../../media-store/media-store.ts';
import { useSubscriptions } from '../../subscriptions/testing/use-subscriptions.ts';
import { signUpMember, type TestMember } from '../../testing/member.ts';

export const manifest = '#EXTM3U\n#EXT-X-MAP:URI="720p.m4s"\n';
/** What is in each film's file. */
export const secret = 'the film itself';
export const folderAt = (film: string) => `/media/gated/${film}/`;

/** A film with files of its own plays as an episode, for those who may. */
async function gate(
  { database, store }: { database: Database; store: MediaStore },
  { episodeId, access, film }: { episodeId: number; access: 'member' | 'subscriber'; film: string },
): Promise<void> {
  const folder = folderAt(film);
  const addresses = { posterUrl: `${folder}poster.webp`, trickplayUrl: `${folder}trickplay.vtt` };
  const [clip] = await database
    .insert(clips)
    .values({
      ...{ slug: film, title: { ar: film, en: film }, durationSeconds: 30 },
      ...{ manifestUrl: `${folder}master.m3u8`, ...addresses, isProtected: true },
      ...{ audioLanguages: ['ar'], subtitleLanguages: [] },
    })
    .returning({ id: clips.id });
  await database
    .update(episodes)
    .set({ access, clipId: clip?.id ?? 0 })
    .where(eq(episodes.id, episodeId));
  await store.put(`gated/${film}/master.m3u8`, Buffer.from(manifest), 'application/vnd.apple.mpegurl');
  await store.put(`gated/${film}/720p.m4s`, Buffer.from(secret), 'video/iso.segment');
}

/**
 * The app of a test file with `reel-1` for subscribers and `reel-2` for members, and for each test a subscriber and a member who have
 * nothing of what an earlier one has left.
 */
export function useFilms() {
  const { open, database, ask, pay, letDaysPass } = useSubscriptions();
  const episodeIds = { forSubscribers: 0, forMembers: 0, free: 0 };
  beforeAll(async () => {
    const { body } = await open().get('/api/programs?kind=movie&access=free&pageSize=3');
    const films = pageOf(programCardSchema).parse(body).items;
    [episodeIds.forSubscribers = 0, episodeIds.forMembers = 0, episodeIds.free = 0] = films.map(
      ({ firstEpisodeId }) => firstEpisodeId,
    );
    const site = { database: database(), store: open().store };
    await gate(site, { episodeId: episodeIds.forSubscribers, access: 'subscriber', film: 'reel-1' });
    await gate(site, { episodeId: episodeIds.forMembers, access: 'member', film: 'reel-2' });
  });

  const signUpSubscriber = async (options?: Parameters<typeof signUpMember>[1]) => {
    const one = await signUpMember(open(), options);
    await pay((await ask(one)).reference);
    return one;
  };
  let people: { subscriber: TestMember; member: TestMember } | undefined;
  beforeEach(async () => {
    people = { subscriber: await signUpSubscriber(), member: await signUpMember(open()) };
  });
  const who = (name: 'subscriber' | 'member'): TestMember => {
    if (!people) throw new Error('They are there as soon as a test runs');
    return people[name];
  };

  const get = (url: string, cookie = '', more: InjectOptions = {}) =>
    open().inject({ url, ...more, headers: { ...(cookie && { cookie }), ...more.headers } });
  const playbackOf = (episodeId: number, cookie?: string) => get(`/api/account/playback/${episodeId}`, cookie);
  const signedFor = async (one: TestMember, episodeId = episodeIds.forSubscribers): Promise<SignedPlayback> =>
    signedPlaybackSchema.parse((await playbackOf(episodeId, one.cookie)).json());
  return {
    ...{ open, database, letDaysPass, signUpSubscriber, episodeIds, get, playbackOf, signedFor },
    subscriber: () => who('subscriber'),
    member: () => who('member'),
    /** The folder of somebody's own address. */
    folderOf: async (one: TestMember, episodeId?: number) =>
      (await signedFor(one, episodeId)).manifestUrl.replace('master.m3u8', ''),
    /** Status and code of a refusal; that nobody keeps it, and that it gives nothing of the film, is looked at for each. */
    async refusal(url: string, cookie?: string, more?: InjectOptions): Promise<string> {
      const answer = await get(url, cookie, more);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.body).not.toContain(secret);
      for (const header of ['content-range', 'etag', 'access-control-allow-origin', 'set-cookie'])
        expect(answer.headers).not.toHaveProperty(header);
      return `${answer.statusCode} ${answer.body ? answer.json<{ code: string }>().code : ''}`.trim();
    },
  };
}
