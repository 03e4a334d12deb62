import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { compressOnce, encodingFor } from './compressed-page.ts';
import { fillingOf, finishPage, nonceMark } from './finished-page.ts';

const mark = ` nonce="${nonceMark}"`;
const map = '{"integrity":{"/mf/host/1/a.js":"sha384-x"}}';
const start = 'document.body.dataset.scheme = "evening";';
const planted = 'alert(1)';
const html = `<!DOCTYPE html><html><head><script type="importmap"${mark}>${map}</script><link rel="modulepreload"${mark} href="/a.js"></head><body><script${mark}>${start}</script><p>سهرة</p><script>${planted}</script><script type="module"${mark} src="/entry.js" async=""></script></body></html>`;
const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
const whole = finishPage(Buffer.from(html));

it('Inline scripts are allowed by their hashes, and no others: what was planted is not', () => {
  expect(whole.scriptHashes).toEqual([hashOf(map), hashOf(start)]);
});

it('Only the last script carries a nonce; what rendering put in place of one is nowhere', () => {
  const page = `${whole.head}NONCE${whole.tail}`;
  expect(page).toBe(html.replace(new RegExp(`${mark}(?=.*${mark})`, 'gs'), '').replace(nonceMark, 'NONCE'));
  expect(page).toContain('<script type="module" nonce="NONCE" src="/entry.js"');
});

it('The ticket is an attribute of the script that carries the nonce, and nothing where there is none', () => {
  const scriptWith = (ticket?: string) =>
    /<script type="module".*?>/.exec(`${whole.head}${fillingOf('NONCE', ticket)}${whole.tail}`)?.[0];
  expect(scriptWith('1.2.x')).toBe('<script type="module" nonce="NONCE" data-ticket="1.2.x" src="/entry.js" async="">');
  expect(scriptWith()).toBe('<script type="module" nonce="NONCE" src="/entry.js" async="">');
});

it('A page without scripts stays as it is', () => {
  const { head, tail, scriptHashes } = finishPage(Buffer.from('<p>busy</p>'));
  expect([String(head), tail.length, scriptHashes]).toEqual(['<p>busy</p>', 0, []]);
});

describe.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('Compressed as %s', (encoding, decompress) => {
  it.each([0, 1, 70, 400_000])('the page is whole for every visitor, with %i more letters', async (more) => {
    const page = finishPage(Buffer.from(html.replace('سهرة', 'سهرة '.repeat(more))));
    const encode = compressOnce(page);
    for (const filling of ['first+nonce/first+nonce==', 'other+nonce/other+nonce==', fillingOf('third', '1.2.x')])
      expect(
        decompress(await encode(filling, encoding)).equals(Buffer.from(`${page.head}${filling}${page.tail}`)),
      ).toBe(true);
  });
});

describe.each([0, 1, 70, 400_000])('A page with %i more letters that is packed', (more) => {
  const page = finishPage(Buffer.from(html.replace('سهرة', 'سهرة '.repeat(more))));

  it('is the same when it is asked for, and takes what it has compressed', async () => {
    const { page: packed, bytes } = await compressOnce(page).pack();
    expect(packed.head.equals(page.head)).toBe(true);
    expect([packed.tail, packed.scriptHashes]).toEqual([page.tail, page.scriptHashes]);
    expect(bytes).toBeLessThan(page.tail.length + 1000);
  });

  it('is whole for who takes either encoding, also once it is compressed better', async () => {
    const encode = compressOnce(page);
    await encode.pack();
    const text = `${page.head}NONCE${page.tail}`;
    expect(String(gunzipSync(await encode('NONCE', 'gzip')))).toBe(text);
    await encode.improve();
    expect(String(brotliDecompressSync(await encode('NONCE', 'br')))).toBe(text);
    expect((await encode.pack()).page.head.equals(page.head)).toBe(true);
  });
});

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0.1', 'br'],
  ['zstd', undefined],
  ['', undefined],
  [undefined, undefined],
])('Who takes %s gets %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding);
});
