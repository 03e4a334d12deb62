import { request, type OutgoingHttpHeaders } from 'node:http';
import type { Episode, ProgramCard } from '@sahra/shared/schemas/catalog';
import type { Page as Listed } from '@sahra/shared/schemas/common';
import type { SignedPlayback } from '@sahra/shared/schemas/playback';
import { ask } from '../support/api.ts';
import { siteUrl } from '../support/current-site.ts';
import { expect, test } from '../support/test.ts';

interface Answer {
  status: number;
  headers: Record<string, unknown>;
  text: string;
}

/** Sends exactly this: `fetch` would tidy the address up first. */
const send = (path: string, headers: OutgoingHttpHeaders = {}, method = 'GET', body = ''): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(siteUrl());
    const sent = request({ hostname, port, path, method, headers }, (response) => {
      let text = '';
      response
        .setEncoding('latin1')
        .on('data', (part: string) => (text += part))
        .on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
    });
    sent.on('error', reject).end(body);
  });

async function firstOf(access: ProgramCard['access']): Promise<Episode> {
  const { items } = await ask<Listed<ProgramCard>>(`/programs?kind=movie&access=${access}&pageSize=1`);
  return ask<Episode>(`/episodes/${items[0]?.firstEpisodeId}`);
}

/** The cookie of the demo's subscriber. */
async function signIn(): Promise<string> {
  const { headers } = await send(
    '/api/auth/sign-in',
    { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    'POST',
    JSON.stringify({ identifier: 'karim', password: 'karim keeps the lights on' }),
  );
  return [headers['set-cookie']]
    .flat()
    .map((text) => String(text).split(';', 1)[0])
    .join('; ');
}

test('Subscriber gets a film that is not free from the site, and nobody else by what they got', async () => {
  const { id, playback } = await firstOf('subscriber');
  const cookie = await signIn();
  const { manifestUrl } = JSON.parse((await send(`/api/account/playback/${id}`, { cookie })).text) as SignedPlayback;
  expect((await send(manifestUrl, { cookie })).text).toMatch(/^#EXTM3U/);
  const segment = manifestUrl.replace('master.m3u8', '480p.m4s');
  const part = await send(segment, { cookie, range: 'bytes=0-99' });
  expect([part.status, part.text.length]).toEqual([206, 100]);
  expect(String(part.headers['cache-control'])).toMatch(/^private, max-age=\d+$/);
  expect(part.headers).not.toHaveProperty('access-control-allow-origin');

  const folder = playback.manifestUrl.replace('master.m3u8', '');
  const copied = segment.replace('/media/gated/', '');
  for (const path of [
    ...[segment, manifestUrl, playback.manifestUrl, playback.posterUrl, `${folder}480p.m4s`],
    ...[`${folder}%34%38%30p.m4s`, `/media//gated/${copied}`, `//media/gated/${copied}`, `/media/%67ated/${copied}`],
    ...[
      `/media/demo/../gated/${copied}`,
      `/media/demo/%2e%2e/gated/${copied}`,
      `/media/demo/clip-1/..%2f..%2fgated/${copied}`,
    ],
    ...[`${folder.replace('/media/gated/demo/', '/media/demo/')}480p.m4s`, `${segment}?x`, segment.toUpperCase()],
  ])
    for (const method of ['GET', 'HEAD']) {
      const { status, headers, text } = await send(path, { range: 'bytes=0-99' }, method);
      expect(status, `${method} ${path}`).toBeGreaterThanOrEqual(400);
      expect(status, `${method} ${path}`).toBeLessThan(500);
      expect(headers, path).not.toHaveProperty('content-range');
      expect(text).not.toMatch(/^#EXTM3U|moof/);
    }
});

test('A free film is the same for everyone, and every cache may have it', async () => {
  const { playback } = await firstOf('free');
  const cookie = await signIn();
  const segment = playback.manifestUrl.replace('master.m3u8', '480p.m4s');
  const [visitor, member] = [await send(segment), await send(segment, { cookie })];
  expect(visitor.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
    'accept-ranges': 'bytes',
  });
  expect(visitor.headers).not.toHaveProperty('vary');
  expect(visitor.headers).not.toHaveProperty('set-cookie');
  expect([member.text === visitor.text, member.headers['etag']]).toEqual([true, visitor.headers['etag']]);
  expect((await send(segment, { 'if-none-match': String(visitor.headers['etag']) })).status).toBe(304);
});
