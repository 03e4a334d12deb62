import { mkdtemp, readdir, rmdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeRelease } from '@sahra/shared/testing/make-release';
import { checkRenders, renderLimits } from '../../deploy/release/check-renders.ts';
import { expect, test } from '../support/test.ts';

/** Milliseconds for a page that uses up whatever it gets. */
const hasty = { ...renderLimits, pageMs: 3000 };

const pages = [{ id: 'shop.list', path: '/shop', layout: 'bare', titleKey: 'title', chunk: 'src/list.tsx' }] as const;

const documentOf = (heading: string, script: string) => `<!doctype html><html lang="ar"><link rel="icon" href="data:,">
<header><a href="/">Sahra</a></header><main><h1>${heading}</h1></main><script>document.querySelector('h1').__react = true;${script}</script></html>`;

interface Shop {
  /** What its page does when it is loaded first. */
  script?: string;
  /** Its heading where a link leads to it, and what its files do there. */
  arrival?: string;
  files?: string;
  /** Whose page it is. */
  owner?: string;
}

/** Checks a shop in a site with one other page. */
async function check(
  { script = '', arrival = 'Shop', files = '', owner = 'shop' }: Shop,
  limits = renderLimits,
): Promise<void> {
  const router = `addEventListener('popstate', async () => {
    const isShop = location.pathname === '/shop';
    if (isShop) await import('/mf/${owner}/1.0.0/assets/list.js');
    document.querySelector('h1').innerText = isShop ? '${arrival}' : 'About';
  });`;
  const site = createServer(({ url, headers }, response) => {
    if (url?.startsWith('/mf/')) return response.setHeader('content-type', 'text/javascript').end(files);
    const page = url === '/shop' ? documentOf('Shop', script) : documentOf('About', router);
    const tag = headers.cookie?.replace('lang=', '').replace('gr', 'el') ?? 'ar';
    response.setHeader('content-type', 'text/html').end(page.replace('lang="ar"', `lang="${tag}"`));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => site.once('listening', resolve));
  const url = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  try {
    await checkRenders(url, makeRelease(owner, '1.0.0', { pages: [...pages] }), { withBrowser: true, limits });
  } finally {
    site.close().closeAllConnections();
  }
}

test('A page that comes alive, first and when a link leads to it, and leaves nothing behind passes', async () => {
  await check({ files: 'const timer = setInterval(() => {}, 100); clearInterval(timer);' });
});

test('A page of the host passes though something of the host stays: it does not come and go', async () => {
  await check({ owner: 'host', files: 'document.addEventListener("click", () => {});' });
});

// What pages of a real release do in the real host is in hostile-pages.test.ts.
test.describe('A page is refused in the browser', () => {
  const late =
    'page shop.list (/shop) in ar: within 3 s it does not come alive, or a link to it does not end with its heading';
  test('that is another one when a link leads to it', async () => {
    await expect(check({ arrival: 'It broke' }, hasty)).rejects.toThrow(late);
  });

  test('that is in an endless loop, and nothing of the browser stays', async () => {
    const { TMPDIR } = process.env;
    // A socket's path has 107 characters on Linux, 103 on a Mac, whose temporary folders have long names.
    const folder = await mkdtemp(path.join(tmpdir(), `sahra-loop-${'x'.repeat(60)}-`));
    process.env.TMPDIR = folder;
    try {
      await expect(check({ script: 'setTimeout(() => { for (;;); });' }, hasty)).rejects.toThrow(late);
      const left = (await readdir('/tmp')).filter((name) => name.startsWith(`sahra-browser-${process.pid}-`));
      expect([...(await readdir(folder)), ...left]).toEqual([]);
    } finally {
      if (TMPDIR === undefined) delete process.env.TMPDIR;
      else process.env.TMPDIR = TMPDIR;
    }
    await rmdir(folder);
  });
});
