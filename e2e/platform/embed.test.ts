import { createServer } from 'node:http';
import type { Episode, ProgramCard } from '@sahra/shared/schemas/catalog';
import type { Page as Listed } from '@sahra/shared/schemas/common';
import { paths } from '../support/addresses.ts';
import { ask } from '../support/api.ts';
import { siteUrl } from '../support/current-site.ts';
import { playerWord } from '../support/player.ts';
import { expect, test } from '../support/test.ts';

/** A site of somebody else that shows the site's pages in frames. */
async function startForeignSite(frames: readonly string[]) {
  const html = `<!doctype html><title>A blog</title><script>
    const told = [];
    addEventListener('message', ({ origin, data }) => told.push({ origin, ...data }));
  </script>${frames.map((src) => `<iframe src="${src}" width="640" height="360" allow="autoplay; fullscreen"></iframe>`).join('')}`;
  const server = createServer((_request, response) => void response.setHeader('content-type', 'text/html').end(html));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`,
    close: () => server.close(),
  };
}

test('Reader of another site plays a film in its frame, and that site learns how far they are; no other page is shown to it', async ({
  browser,
}) => {
  const { items } = await ask<Listed<ProgramCard>>('/programs?kind=movie&pageSize=1');
  const episode = await ask<Episode>(`/episodes/${items[0]?.firstEpisodeId}`);
  const site = await startForeignSite([siteUrl() + paths.embed.href(episode.id), `${siteUrl()}/login`]);
  const page = await browser.newPage();
  try {
    await page.goto(site.url);
    const [film, account] = page.frames().slice(1);
    await page
      .frameLocator('iframe >> nth=0')
      .getByRole('button', { name: playerWord('play'), exact: true })
      .first()
      .click();
    const told = () => page.evaluate<{ origin: string; source: string; event: string; seconds: number }[]>('told');
    await expect
      .poll(async () => (await told()).some(({ event, seconds }) => event === 'time' && seconds > 0.3))
      .toBe(true);
    const [first] = await told();
    expect(first).toMatchObject({ origin: siteUrl(), source: 'sahra-player', event: 'play', episodeId: episode.id });
    expect(film?.url()).toContain('/embed/');
    expect(await account?.locator('form').count()).toBe(0);
    expect(await page.context().cookies(siteUrl())).toEqual([]);
  } finally {
    await page.close();
    site.close();
  }
});

test('The framed page is answered without the visitor: it keeps nothing of theirs and sets no cookie', async () => {
  const [program] = (await ask<Listed<ProgramCard>>('/programs?kind=movie&pageSize=1')).items;
  const answer = await fetch(`${siteUrl()}${paths.embed.href(program?.firstEpisodeId ?? 0)}?lang=de&scheme=hulu`, {
    headers: { cookie: 'lang=fr; sahra.session=forged; member=1' },
  });
  const html = await answer.text();
  expect([answer.status, answer.headers.getSetCookie(), answer.headers.get('x-frame-options')]).toEqual([
    200,
    [],
    null,
  ]);
  expect(answer.headers.get('content-security-policy')).toMatch(/; frame-ancestors \*$/);
  expect(html).toContain('<html lang="de"');
  expect(html).toContain('"member":null');
});

test('Sites and readers of feeds find what they may show', async () => {
  const [program] = (await ask<Listed<ProgramCard>>('/programs?kind=movie&pageSize=1')).items;
  const address = siteUrl() + paths.episode.href(program?.id ?? 0, program?.firstEpisodeId ?? 0);
  const oembed = await fetch(`${siteUrl()}/oembed?${new URLSearchParams({ url: address, format: 'json' })}`);
  expect([oembed.status, oembed.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
  expect(await oembed.json()).toMatchObject({ type: 'video', title: program?.title });
  expect((await fetch(`${siteUrl()}/oembed?url=https://elsewhere.example/`)).status).toBe(404);
  const feed = await fetch(`${siteUrl()}/feed.xml?lang=de`);
  expect(feed.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
  expect((await feed.text()).match(/<item>/g)).toHaveLength(30);
  expect((await fetch(`${siteUrl()}/feed.xml?lang=xx`)).status).toBe(404);
});
