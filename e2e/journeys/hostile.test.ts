import { request } from 'node:http';
import { expect, test } from '../support/test.ts';
import { siteUrl } from '../support/current-site.ts';

/** Sends an address exactly as it is written; `fetch` would tidy it up. */
function send(path: string): Promise<{ status: number; type: string; body: string }> {
  const { hostname, port } = new URL(siteUrl());
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, headers: { host: `${hostname}:${port}` } }, (answer) => {
      let body = '';
      answer.setEncoding('utf8').on('data', (text: string) => (body += text));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, type: answer.headers['content-type'] ?? '', body }),
      );
    });
    sent.on('error', reject).end();
  });
}

const script = '<script>alert(1)</script>';
const hostile = [
  '/%00',
  '/%ff',
  '/%',
  '/%E0%A4%A',
  '/../../etc/passwd',
  '/..%2f..%2fetc/passwd',
  '//evil.example/',
  '/\\evil.example',
  '/categories/%00',
  '/categories/%2e%2e%2f1',
  '/shows-details/%ff',
  '/shop?sort=%00',
  '/shop?category=%27%3B--',
  '/shop?page=1e9',
  '/blogs?type=__proto__',
  '/__proto__',
  '/constructor',
  '/?lang=__proto__',
  '/?lang=',
  `/?q=${script}`,
  `/nope${script}`,
  `/shop?sort=${script}`,
  `/?lang=${script}`,
  `/shows-details/${encodeURIComponent(script)}`,
  `/blogs?type="><script>alert(1)</script>`,
  '/mf/shop/../../registry.json',
  '/mf/shop/%2e%2e/%2e%2e/registry.json',
  '/mf/host/..%2f..%2f..%2fregistry.json',
  '/mf/shop/x/server/app.js',
  '/media/demo/../../../package.json',
  '/media/art/..%2f..%2f..%2fregistry.json',
  '/media/art/%00',
  '/api/programs/nope',
  '/api/programs/%00',
  '/api/programs?page=-1',
  '/api/search?q=%00',
  `/api/search?q=${script}`,
  `/${'a'.repeat(7000)}`,
  `/?q=${'a'.repeat(12_000)}`,
  `/shop?${'sort=rating&'.repeat(500)}`,
  `/${'%2e%2e/'.repeat(500)}`,
  `/${'/'.repeat(1000)}`,
];

for (const path of hostile)
  test(`${path.slice(0, 60)} is answered calmly`, async () => {
    const { status, type, body } = await send(path);
    expect(status, body.slice(0, 300)).toBeLessThan(500);
    expect(status).toBeGreaterThan(0);
    if (type.includes('html')) expect(body).not.toContain(script);
    expect(body).not.toMatch(/root:x:0|"private": true|node_modules|at .*\.js:\d+/);
    if (path.includes('registry.json')) expect(body).not.toContain('"isOff"');
  });

test('A path that starts with two slashes never leads to another site', async () => {
  const response = await fetch(`${siteUrl()}//evil.example/`, { redirect: 'manual' });
  expect(response.headers.get('location') ?? '').not.toMatch(/^\/\/|evil/);
});
