import { EventEmitter, once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright/test';
import { siteUrl } from './current-site.ts';

/** Elements without which the page has the browser draw nothing, and which have not come. */
const awaited = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="expect"]')]
      .map((link) => new URL(link.href).hash)
      .filter((hash) => !document.querySelector(hash)),
  );

/** What has come is laid out and on the screen, two frames later. */
const painted = (page: Page) =>
  page.evaluate(async () => {
    const styles = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
    await Promise.all(styles.map((link) => link.sheet ?? new Promise((resolve) => (link.onload = resolve))));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });

/** The site over a line that holds a page's HTML back. */
export async function startPiecewiseSite(bytesAPiece: number) {
  /** A page is here; `sendPiece` sends its next piece, and says whether that was the last. */
  const arrivals = new EventEmitter<{ page: [sendPiece: () => boolean] }>();
  const server = createServer((asking, response) => {
    const { hostname: host, port } = new URL(siteUrl());
    const { method, url: path } = asking;
    const isPage = asking.headers['sec-fetch-dest'] === 'document';
    const headers = isPage ? { ...asking.headers, 'accept-encoding': 'identity' } : asking.headers;
    const asked = request({ host, port, path, method, headers }, (answer) => {
      const { 'content-length': _, ...rest } = answer.headers;
      response.writeHead(answer.statusCode ?? 502, isPage ? rest : answer.headers);
      if (!isPage) return void answer.pipe(response);
      response.flushHeaders();
      return void answer.toArray().then((chunks: Buffer[]) => {
        const html = Buffer.concat(chunks);
        let at = 0;
        arrivals.emit('page', () => {
          response.write(html.subarray(at, (at += bytesAPiece)));
          if (at >= html.length) response.end();
          return at >= html.length;
        });
      });
    });
    asked.on('error', () => response.destroy());
    asking.pipe(asked);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    /**
     * Opens a page; each piece of it comes when the one before is on the screen, or is kept back by the page. Returns what the whole
     * page still waits for.
     */
    async open(page: Page, path: string): Promise<string[]> {
      const arrived = once(arrivals, 'page') as Promise<[sendPiece: () => boolean]>;
      await page.goto(path, { waitUntil: 'commit' });
      const [sendPiece] = await arrived;
      while (!sendPiece()) {
        const hasBegun = await page.evaluate(() => document.body !== null);
        if (hasBegun && (await awaited(page)).length === 0) await painted(page);
      }
      await page.waitForLoadState('domcontentloaded');
      return await awaited(page);
    },
    close: () => server.close(),
  };
}
