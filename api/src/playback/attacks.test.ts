import { episodeSchema } from '@sahra/shared/schemas/catalog';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { members, sessions } from '../database/member-tables.ts';
import { SigningKeys } from '../signed-addresses/signing-keys.ts';
import { signAddress } from '../signed-addresses/signed-address.ts';
import { folderAt, manifest, secret, useFilms } from './testing/use-films.ts';

const films = useFilms();
const { open, database, letDaysPass, signUpSubscriber, subscriber, member } = films;
const { episodeIds, get, playbackOf, signedFor, folderOf, refusal } = films;
const unsigned = folderAt('reel-1');
const [forged, expired, none] = ['403 address_forged', '410 address_expired', '403 address_unsigned'];

describe('Who may watch', () => {
  it('plays the manifest and, by the names in it, the film: whole, in parts, and again without a body', async () => {
    const { manifestUrl, expiresAt } = await signedFor(subscriber());
    const { cookie } = subscriber();
    expect(Date.parse(expiresAt ?? '') - Date.now()).toBeGreaterThan(5 * 3600_000);
    expect((await get(manifestUrl, cookie)).body).toBe(manifest);
    const segment = new URL('720p.m4s', `https://sahra.example${manifestUrl}`).pathname;
    const answer = await get(segment, cookie, { headers: { range: 'bytes=4-7' } });
    expect([answer.statusCode, answer.body, answer.headers['content-range']]).toEqual([206, 'film', 'bytes 4-7/15']);
    expect(answer.headers).toMatchObject({
      'cache-control': expect.stringMatching(/^private, max-age=\d+$/),
      'cross-origin-resource-policy': 'same-origin',
      'content-type': 'video/iso.segment',
      vary: 'cookie',
    });
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
    const again = await get(segment, cookie, { headers: { 'if-none-match': String(answer.headers.etag) } });
    expect(again.statusCode).toBe(304);
  });

  it.each([
    ['a visitor', () => undefined, ['401 needs_sign_in', '401 needs_sign_in', '200']],
    ['a member', member, ['403 needs_subscription', '200', '200']],
    ['a subscriber', subscriber, ['200', '200', '200']],
  ])('%s is told what is lacking for films of subscribers, of members, and free ones', async (_, one, said) => {
    const answers = await Promise.all(
      [episodeIds.forSubscribers, episodeIds.forMembers, episodeIds.free].map((id) => playbackOf(id, one()?.cookie)),
    );
    expect(
      answers.map((answer) => `${answer.statusCode} ${answer.json<{ code?: string }>().code ?? ''}`.trim()),
    ).toEqual(said);
    for (const { headers } of answers) expect(headers['cache-control']).toBe('no-store');
  });

  it('a free film keeps the address that everyone has', async () => {
    const { playback } = episodeSchema.parse((await open().get(`/api/episodes/${episodeIds.free}`)).body);
    const { manifestUrl } = playback;
    expect((await playbackOf(episodeIds.free)).json()).toMatchObject({ manifestUrl, expiresAt: null });
  });
});

describe('A subscriber’s film without being one', () => {
  it('1. by an address that a subscriber passed on: to a member, another subscriber, a visitor', async () => {
    const folder = await folderOf(subscriber());
    const other = await signUpSubscriber();
    for (const cookie of [member().cookie, other.cookie, ''])
      for (const file of ['master.m3u8', '720p.m4s']) expect(await refusal(folder + file, cookie)).toBe(forged);
  });

  it('2. by an address of one’s own that is over', async () => {
    const ring = await new SigningKeys(database()).ring();
    const claim = { purpose: 'media', holder: `${subscriber().id} subscriber`, path: unsigned } as const;
    const address = `${signAddress(ring, claim, Date.now() - 8 * 3600_000)}720p.m4s`;
    expect(await refusal(address, subscriber().cookie)).toBe(expired);
  });

  it('3. by the signature of a film that one may watch, at another one or at all of them', async () => {
    const mine = await folderOf(member(), episodeIds.forMembers);
    for (const path of [mine.replace('reel-2', 'reel-1'), mine.replace('reel-2/', '')])
      expect(await refusal(`${path}720p.m4s`, member().cookie)).toBe(forged);
  });

  it('4. by climbing out of the folder of that film', async () => {
    const mine = await folderOf(member(), episodeIds.forMembers);
    // As a browser's tidying would not leave it: the address that comes is looked at, not what it could mean.
    for (const file of ['..%2freel-1/720p.m4s', '%2e%2e/%2e%2e/reel-1/720p.m4s', '..;/reel-1/720p.m4s'])
      expect(await refusal(mine + file, member().cookie)).toBe(none);
  });

  it('5. by the address that everyone reads of the episode', async () => {
    const { body, headers } = await open().get(`/api/episodes/${episodeIds.forSubscribers}`, {
      cookie: subscriber().cookie,
    });
    const { playback, access } = episodeSchema.parse(body);
    expect([access, headers['cache-control'], headers['set-cookie']]).toEqual([
      'subscriber',
      'public, no-cache',
      undefined,
    ]);
    expect(JSON.stringify(body)).not.toMatch(/\d\.\d{10}\.[\w-]{20,}/);
    for (const url of [playback.manifestUrl, playback.posterUrl, playback.trickplayUrl, `${unsigned}720p.m4s`])
      for (const cookie of ['', subscriber().cookie]) expect(await refusal(url, cookie)).toBe(none);
  });

  it('6. by a manifest that was saved, and what it names beside the unsigned address', async () => {
    const { manifestUrl } = await signedFor(subscriber());
    const saved = (await get(manifestUrl, subscriber().cookie)).body;
    const [, name = ''] = /URI="([^"]+)"/.exec(saved) ?? [];
    const segment = new URL(name, `https://sahra.example${unsigned}master.m3u8`).pathname;
    for (const cookie of ['', member().cookie]) expect(await refusal(segment, cookie)).toBe(none);
  });

  it('7. in small parts, from the end, or to learn how long it is', async () => {
    const segment = `${await folderOf(subscriber())}720p.m4s`;
    for (const range of ['bytes=0-0', 'bytes=-1', 'bytes=999999999-'])
      for (const [url, answer] of [[segment, forged] as const, [`${unsigned}720p.m4s`, none] as const])
        expect(await refusal(url, member().cookie, { headers: { range } })).toBe(answer);
  });

  it('8. by another spelling of an address: escapes, double slashes, capitals, a query', async () => {
    const mine = `${await folderOf(subscriber())}720p.m4s`;
    const spellings: [string, string][] = [
      [mine.replace('reel-1', 'reel%2D1'), none],
      [mine.replace('reel-1', '%72eel-1'), none],
      [mine.replace('/reel-1', '//reel-1'), none],
      [mine.replace('reel-1', 'Reel-1'), forged],
      [`${mine}?member`, none],
      [`${mine}%00.vtt`, '400 invalid_request'],
    ];
    for (const [url, answer] of spellings)
      for (const cookie of ['', member().cookie, subscriber().cookie]) expect(await refusal(url, cookie)).toBe(answer);
  });

  it('9. from a cache: one that many share keeps nothing, and one’s own asks again for another session', async () => {
    const url = `${await folderOf(subscriber())}720p.m4s`;
    const { headers } = await get(url, subscriber().cookie);
    expect([headers['cache-control'], headers.vary]).toEqual([expect.stringMatching(/^private,/), 'cookie']);
    for (const tag of [String(headers.etag), '*'])
      expect(await refusal(url, member().cookie, { headers: { 'if-none-match': tag } })).toBe(forged);
  });

  it('10. after signing out, or being blocked', async () => {
    const url = `${await folderOf(subscriber())}720p.m4s`;
    const { id, cookie } = subscriber();
    await database().update(members).set({ blockedAt: new Date() }).where(eq(members.id, id));
    expect(await refusal(url, cookie)).toBe(forged);
    await database().update(members).set({ blockedAt: null }).where(eq(members.id, id));
    expect((await get(url, cookie)).statusCode).toBe(200);
    await database().delete(sessions).where(eq(sessions.userId, id));
    expect(await refusal(url, cookie)).toBe(forged);
    expect((await playbackOf(episodeIds.forSubscribers, cookie)).statusCode).toBe(401);
  });

  it('11. after the subscription ended, which leaves what is for members', async () => {
    const [url, forAll] = [
      `${await folderOf(subscriber())}720p.m4s`,
      await folderOf(subscriber(), episodeIds.forMembers),
    ];
    const { cookie } = subscriber();
    await letDaysPass(subscriber(), 40);
    expect([await refusal(url, cookie), await refusal(`${forAll}720p.m4s`, cookie)]).toEqual([forged, forged]);
    expect((await playbackOf(episodeIds.forSubscribers, cookie)).json()).toMatchObject({ code: 'needs_subscription' });
    expect((await get(`${await folderOf(subscriber(), episodeIds.forMembers)}720p.m4s`, cookie)).body).toBe(secret);
  });

  it('12. by asking for the headers alone, or by another method', async () => {
    const mine = `${await folderOf(subscriber())}720p.m4s`;
    for (const [url, status] of [[mine, 403] as const, [`${unsigned}720p.m4s`, 403] as const]) {
      const head = await get(url, member().cookie, { method: 'HEAD' });
      expect([head.statusCode, head.body, head.headers.etag, head.headers['content-range']]).toEqual([
        status,
        '',
        undefined,
        undefined,
      ]);
      const post = await get(url, member().cookie, { method: 'POST', headers: { 'sec-fetch-site': 'same-origin' } });
      expect(post.statusCode).toBeGreaterThanOrEqual(400);
      expect(post.body).not.toContain(secret);
    }
  });

  it('13. on a page of another site, to which no session comes', async () => {
    const url = `${await folderOf(subscriber())}master.m3u8`;
    const headers = {
      origin: 'https://films.example',
      referer: 'https://films.example/',
      'sec-fetch-site': 'cross-site',
    };
    expect(await refusal(url, '', { headers })).toBe(forged);
    const preflight = await get(url, '', { method: 'OPTIONS', headers });
    expect(preflight.statusCode).toBeGreaterThanOrEqual(400);
    expect(preflight.headers).not.toHaveProperty('access-control-allow-origin');
  });
});
