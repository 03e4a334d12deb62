import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';

/** When hls.js begins to load a film: with its page, or with the press of a key. */
export type HlsStart = 'with the page' | 'with the press';

/** Opens the least page that plays two films of a site by hls.js as it comes, at an address of that site. */
export async function openHlsPage(page: Page, site: string, films: readonly string[], start: HlsStart): Promise<void> {
  const code = await readFile(createRequire(import.meta.url).resolve('hls.js/dist/hls.min.js'), 'utf8');
  const address = `${site}/played-by-hls.html`;
  const body = `<!doctype html><meta charset="utf-8"><video width="854" height="480"></video>
<script>${code.replaceAll('</script', '<\\/script')}</script>
<script>
  const [first, second] = ${JSON.stringify(films)};
  const video = document.querySelector('video');
  const hls = new Hls();
  hls.attachMedia(video);
  const load = () => hls.url || hls.loadSource(first);
  if (${start === 'with the page'}) load();
  onkeydown = ({ key }) => {
    if (key === 'k') { load(); video.play(); }
    if (key === '5') video.currentTime = video.duration / 2;
    if (key === 'N') { hls.loadSource(second); video.play(); }
  };
</script>`;
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(address);
}
