import type { Page } from '@sahra/shared/schemas/common';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { episodes, programs } from '../database/catalog-tables.ts';
import { readRoutes, samplesOf, urlOf } from '../testing/api-routes.ts';
import type { TestMember } from '../testing/member.ts';
import { useChildren } from './testing/use-children.ts';

const { app, database, withChild } = useChildren();
let mona: TestMember;
/** A program for older ones with an episode, and one for all. */
const ids = { program: 0, episode: 0, free: 0, freeEpisode: 0 };

const get = async (url: string, { cookie }: TestMember = mona) => app().get(url, { cookie });

beforeAll(async () => {
  ({ member: mona } = await withChild());
  const find = async (maturity: '16' | 'all') =>
    (
      await database()
        .select({ program: programs.id, episode: episodes.id, title: programs.title })
        .from(programs)
        .innerJoin(episodes, eq(episodes.programId, programs.id))
        .where(sql`${programs.maturity} = ${maturity} and ${programs.isListed} and ${programs.kind} <> 'video'`)
        .limit(1)
    )[0];
  const [older, all] = [await find('16'), await find('all')];
  Object.assign(ids, {
    ...{ program: older?.program, episode: older?.episode, free: all?.program, freeEpisode: all?.episode },
  });
});

describe('in a children’s profile', () => {
  it('lists, rows and search have nothing that is for older ones, and everybody else has it as before', async () => {
    const maturitiesIn = (body: unknown) =>
      new Set([...JSON.stringify(body).matchAll(/"maturity":"(\w+)"/g)].map(([, maturity]) => maturity));
    for (const url of ['/api/programs?pageSize=60', '/api/home', '/api/search?q=a', '/api/slider']) {
      const { status, body } = await get(url);
      expect([url, status, [...maturitiesIn(body)].filter((is) => is !== 'all' && is !== '7')]).toEqual([url, 200, []]);
    }
    expect(maturitiesIn((await app().get('/api/programs?pageSize=60')).body)).toContain('16');
    const { total } = (await get('/api/programs')).body as Page<unknown>;
    expect(total).toBeLessThan(((await app().get('/api/programs')).body as Page<unknown>).total);
    const found = async (cookie?: TestMember) => {
      const { title } = (await app().get(`/api/programs/${ids.program}?lang=en`)).body as { title: string };
      const url = `/api/search?lang=en&q=${encodeURIComponent(title)}`;
      return JSON.stringify((cookie ? await get(url, cookie) : await app().get(url)).body).includes(
        `"id":${ids.program},`,
      );
    };
    expect([await found(), await found(mona)]).toEqual([true, false]);
  });

  it('what is for older ones is not there by its address either, and does not play', async () => {
    for (const url of [
      `/api/programs/${ids.program}`,
      `/api/episodes/${ids.episode}`,
      `/api/account/playback/${ids.episode}`,
      `/api/things/program/${ids.program}/contributions`,
    ]) {
      const { status, body } = await get(url);
      expect([url, status, body]).toMatchObject([url, 404, { code: 'not_found' }]);
      expect((await app().get(url)).status).not.toBe(404);
    }
    for (const url of [
      `/api/programs/${ids.free}`,
      `/api/episodes/${ids.freeEpisode}`,
      `/api/account/playback/${ids.freeEpisode}`,
    ])
      expect([url, (await get(url)).status]).toEqual([url, 200]);
    for (const [method, url, body] of [
      ['PUT', `/api/account/watchlist/${ids.program}`, undefined],
      ['PUT', `/api/account/progress/${ids.episode}`, { seconds: 2 }],
      ['PUT', `/api/account/likes/${ids.program}`, undefined],
    ] as const)
      expect([url, (await mona.send(method, url, body)).status]).toEqual([url, 404]);
    expect((await mona.send('PUT', `/api/account/progress/${ids.freeEpisode}`, { seconds: 2 })).status).toBe(200);
  });

  it('no cache has an answer of theirs, and theirs is none of a cache', async () => {
    const open = await app().get('/api/programs');
    expect(open.headers['cache-control']).toBe('public, no-cache');
    const theirs = await app().get('/api/programs', {
      cookie: mona.cookie,
      'if-none-match': String(open.headers.etag),
    });
    expect([theirs.status, theirs.headers['cache-control'], theirs.headers.etag]).toEqual([
      200,
      'private, no-store',
      undefined,
    ]);
  });

  it('the account is closed, but for what a child needs to watch', async () => {
    const open: string[] = [];
    for (const route of await readRoutes(app())) {
      const payload = route.body && samplesOf(route.body);
      const answer = await app().inject({
        method: route.method,
        url: urlOf(route),
        headers: { cookie: mona.cookie, 'sec-fetch-site': 'same-origin' },
        ...(payload && { payload }),
      });
      const isOpen = answer.statusCode !== 403 || answer.json<{ code: string }>().code !== 'profile_locked';
      if (isOpen) open.push(`${route.method} ${route.path.replace('/api', '')}`);
    }
    expect(open.filter((route) => /\/(account|admin|auth|media)\b/.test(route)).sort()).toEqual([
      'DELETE /account/history',
      'DELETE /account/likes/{programId}',
      'DELETE /account/programs/{programId}/progress',
      'DELETE /account/progress/{episodeId}',
      'DELETE /account/watchlist/{programId}',
      'GET /account/history',
      'GET /account/home',
      'GET /account/likes',
      'GET /account/playback/{episodeId}',
      'GET /account/playlists',
      'GET /account/profiles',
      'GET /account/programs/{programId}',
      'GET /account/progress',
      'GET /account/watchlist',
      'GET /auth/session',
      'POST /account/collection',
      'PUT /account/history',
      'PUT /account/likes/{programId}',
      'PUT /account/profile',
      'PUT /account/progress/{episodeId}',
      'PUT /account/watchlist/{programId}',
    ]);
    expect(open).not.toContain('POST /things/{kind}/{id}/contributions');
  });
});
