import { createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright/test';
import { siteUrl } from './current-site.ts';

/** What has come is laid out and on the screen; the page may also have the browser wait for more of it. */
const painted = (page: Page) =>
  page.evaluate(async () => {
    if (!document.body) return;
    const styles = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
    await Promise.all(styles.map((link) => link.sheet ?? new Promise((resolve) => (link.onload = resolve))));
    const twoFrames = new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await Promise.race([twoFrames, new Promise((resolve) => setTimeout(resolve, 100))]);
  });

/** The site over a line that holds a page's HTML back. */
export async function startPiecewiseSite(bytesAPiece: number) {
  const pieces: (() => boolean)[] = [];
  const held = (html: Buffer, response: ServerResponse) => {
    let at = 0;
    pieces.push(() => {
      response.write(html.subarray(at, (at += bytesAPiece)));
      if (at >= html.length) response.end();
      return at >= html.length;
    });
  };
  const server = createServer(({ method, url, headers }, response) => {
    const { hostname: host, port } = new URL(siteUrl());
    const isPage = headers['sec-fetch-dest'] === 'document';
    const forwarded = isPage ? { ...headers, 'accept-encoding': 'identity' } : headers;
    const asked = request({ host, port, path: url, method, headers: forwarded }, (answer) => {
      const { 'content-length': _, ...rest } = answer.headers;
      response.writeHead(answer.statusCode ?? 502, isPage ? rest : answer.headers);
      if (!isPage) return void answer.pipe(response);
      response.flushHeaders();
      return void answer.toArray().then((chunks: Buffer[]) => held(Buffer.concat(chunks), response));
    });
    asked.on('error', () => response.destroy()).end();
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    /** Opens a page; each piece of it comes when the one before is on the screen. */
    async open(page: Page, path: string) {
      await page.goto(path, { waitUntil: 'commit' });
      for (let isWhole = false; !isWhole; await painted(page)) isWhole = pieces.at(-1)?.() ?? false;
      await page.waitForLoadState('domcontentloaded');
    },
    close: () => server.close(),
  };
}
