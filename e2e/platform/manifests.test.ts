import type { Episode, ProgramCard } from '@sahra/shared/schemas/catalog';
import type { Page as Listed } from '@sahra/shared/schemas/common';
import type { SitemapEntries } from '@sahra/shared/schemas/sitemap';
import { ask } from '../support/api.ts';
import { siteUrl } from '../support/current-site.ts';
import { readByFfmpeg, readByHls, readByVlc } from '../support/film-readers.ts';
import { signInByApi, takeSession } from '../support/members.ts';
import { isEverything } from '../support/selection.ts';
import { expect, test } from '../support/test.ts';

/** Every free film of the site once: many episodes share one. */
async function freeManifests(): Promise<string[]> {
  const lists = await Promise.all(
    ['episodes', 'videos'].map((section) =>
      ask<Listed<SitemapEntries['episodes']>>(`/sitemap/${section}?pageSize=5000`),
    ),
  );
  return [...new Set(lists.flatMap(({ items }) => items.flatMap(({ video }) => video?.manifestUrl ?? [])))];
}

/** What a manifest names, as hls.js is to find it. */
async function namedBy(url: string) {
  const text = await (await fetch(url)).text();
  const count = (name: RegExp) => text.match(name)?.length ?? 0;
  const [levels, audio, subtitles] = [/^#EXT-X-STREAM-INF/gm, /TYPE=AUDIO/g, /TYPE=SUBTITLES/g].map(count);
  return { levels, audio, subtitles, errors: [] };
}

// Other programs than ours, and some minutes: the usual run leaves them out.
if (isEverything) {
  test('Every free film is read by ffmpeg, VLC and hls.js', ({ visit }) =>
    visit({ site: siteUrl() }, async ({ page }) => {
      const manifests = await freeManifests();
      expect(manifests.length).toBeGreaterThan(5);
      for (const manifest of manifests) {
        const url = siteUrl() + manifest;
        expect.soft(await readByFfmpeg(url), manifest).toBe('');
        expect.soft(await readByVlc(url), manifest).toBeGreaterThan(10_000);
        expect.soft(await readByHls(page, url), manifest).toEqual(await namedBy(url));
      }
    }));

  test('Films that are not free are read by ffmpeg and hls.js, at the signed address of one who may', ({ visit }) =>
    visit({ site: siteUrl() }, async ({ page, open }) => {
      const cookie = await signInByApi({ email: 'karim', password: 'karim keeps the lights on' });
      await open('/');
      await takeSession(page, cookie);
      for (const access of ['member', 'subscriber']) {
        const { items } = await ask<Listed<ProgramCard>>(`/programs?kind=movie&access=${access}&pageSize=1`);
        const { id } = await ask<Episode>(`/episodes/${items[0]?.firstEpisodeId}`);
        const answer = await page.request.get(`/api/account/playback/${id}`);
        const url = siteUrl() + ((await answer.json()) as { manifestUrl: string }).manifestUrl;
        expect.soft(await readByFfmpeg(url, cookie), access).toBe('');
        expect.soft(await readByHls(page, url), access).toMatchObject({ levels: 3, errors: [] });
      }
    }));
}
