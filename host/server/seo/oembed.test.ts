import { createServer, type Server } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { createOembed } from './oembed.ts';

const origin = 'https://sahra.example';
const page = (id: string, path: string) => ({ id, path, layout: 'bare', titleKey: 'x', chunk: 'x' }) as const;
const pages = [
  page('streaming.episode', '/programs/:programId/episodes/:episodeId'),
  page('streaming.embed', '/embed/:episodeId'),
  page('streaming.program', '/shows-details/:programId'),
  page('streaming.video', '/videos-detail/:programId?'),
];
const episodes: Readonly<Record<string, object>> = {
  70: { title: 'The "first" night', program: { id: 7, kind: 'series', title: 'Lanterns & <sons>' } },
  90: { title: 'The trailer', program: { id: 9, kind: 'video', title: 'The trailer' } },
  71: { title: 'Locked', program: { id: 7, kind: 'series', title: 'Lanterns' }, access: 'subscriber' },
};
const scene = { kind: 'scene', src: '/media/art/abc/scene/lanterns', color: '#000000' };

let server: Server | undefined;
afterEach(() => server?.close());

/** Asks with an api that knows these episodes and notes what it is asked. */
async function open(open = pages) {
  const asked: string[] = [];
  const api = createServer((request, response) => {
    asked.push(request.url ?? '');
    const [, id = ''] = /^\/episodes\/(\d+)/.exec(request.url ?? '') ?? [];
    const episode = episodes[id] && { scene, ...episodes[id] };
    const found = request.url === '/programs/9' ? { firstEpisodeId: 90 } : episode;
    response.writeHead(found ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(found ?? {}));
  });
  server = api;
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const address = api.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const answer = createOembed({ origin, apiUrl: `http://127.0.0.1:${port}`, pages: () => Promise.resolve(open) });
  return { answer, asked };
}
const film = `${origin}/programs/7/episodes/70`;

describe('oEmbed', () => {
  it('Another site gets the frame of a film, in the language of its address', async () => {
    const { answer, asked } = await open();
    const { status, body } = await answer({ url: `${film}?lang=de`, format: 'json' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ version: '1.0', type: 'video', title: 'Lanterns & <sons> · The "first" night' });
    expect(body).toMatchObject({ width: 640, height: 360 });
    expect('html' in body && body.html).toBe(
      `<iframe src="${origin}/embed/70?lang=de" width="640" height="360" title="Lanterns &amp; &lt;sons&gt; · The &quot;first&quot; night" allow="autoplay; fullscreen; picture-in-picture" loading="lazy" style="border:0" allowfullscreen></iframe>`,
    );
    expect(asked).toEqual(['/episodes/70?lang=de']);
  });

  it('Another site gets the frame of a video', async () => {
    const { answer, asked } = await open();
    const { status, body } = await answer({ url: `${origin}/videos-detail/9?lang=en` });
    expect([status, 'html' in body && body.html]).toEqual([200, expect.stringContaining(`${origin}/embed/90?lang=en`)]);
    expect(body).toMatchObject({ title: 'The trailer' });
    expect(asked).toEqual(['/programs/9', '/episodes/90?lang=en']);
  });

  it.each([
    [{}, { width: 640, height: 360 }],
    [{ maxwidth: '320' }, { width: 320, height: 180 }],
    [{ maxwidth: '4000' }, { width: 1280, height: 720 }],
    [
      { maxwidth: '1200', maxheight: '90' },
      { width: 160, height: 90 },
    ],
    [{ maxwidth: '1' }, { width: 1, height: 1 }],
  ])('The frame for %j is %j', async (asked, size) => {
    expect((await (await open()).answer({ url: film, ...asked })).body).toMatchObject(size);
  });

  it('A picture that is larger than what was asked for is left out', async () => {
    const { answer } = await open();
    expect((await answer({ url: film })).body).toHaveProperty('thumbnail_url');
    expect((await answer({ url: film, maxwidth: '320' })).body).not.toHaveProperty('thumbnail_url');
  });

  it('What is not free is a link and no frame', async () => {
    const { status, body } = await (await open()).answer({ url: `${origin}/programs/7/episodes/71` });
    expect([status, 'type' in body && body.type]).toEqual([200, 'link']);
    expect(body).not.toHaveProperty('html');
  });

  it.each([
    [{}, 400],
    [{ url: [film, film] }, 400],
    [{ url: `${film}${'x'.repeat(2100)}` }, 400],
    [{ url: film, maxwidth: '0' }, 400],
    [{ url: film, maxheight: 'tall' }, 400],
    [{ url: film, format: 'xml' }, 501],
    [{ url: '' }, 404],
    [{ url: 'javascript:alert(1)' }, 404],
    [{ url: 'https://elsewhere.example/programs/7/episodes/70' }, 404],
    [{ url: `http://sahra.example/programs/7/episodes/70` }, 404],
    [{ url: `https://sahra.example@elsewhere.example/embed/70` }, 404],
    [{ url: `${origin}/programs/8/episodes/70` }, 404],
    [{ url: `${origin}/programs/7/episodes/99` }, 404],
    [{ url: `${origin}/programs/x/episodes/70` }, 404],
    [{ url: `${origin}/programs/9/episodes/x` }, 404],
    [{ url: `${origin}/videos-detail` }, 404],
    [{ url: `${origin}/videos-detail/8` }, 404],
    [{ url: `${origin}/embed/..%2f..%2faccount` }, 404],
    [{ url: `${origin}/embed/070` }, 404],
    [{ url: `${origin}/account` }, 404],
  ])('%j is answered with %i', async (query, status) => {
    const { answer } = await open();
    expect((await answer(query)).status).toBe(status);
  });

  it('Where the player is closed nothing can be embedded', async () => {
    const { answer, asked } = await open(pages.slice(0, 1));
    expect((await answer({ url: film })).status).toBe(404);
    expect(asked).toEqual([]);
  });
});
