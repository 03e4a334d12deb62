import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeRelease } from '@sahra/shared/testing/make-release';
import { readSettings } from '../settings.ts';
import { withReport } from './doctor-report.ts';
import { resolveVariant } from './resolve-variant.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'sahra-doctor-'));
  for (const folder of ['shop/1', 'shop/2', 'shop/3.partial-77', 'blog/5'])
    await mkdir(path.join(dataDir, 'releases', folder), { recursive: true });
});
afterEach(() => rm(dataDir, { recursive: true }));

const published = {
  revision: 3,
  host: makeRelease('host', '1'),
  remotes: [
    { stable: makeRelease('shop', '1'), canary: { release: makeRelease('shop', '2'), percent: 99 } },
    { stable: makeRelease('blog', '5') },
  ],
  off: [{ name: 'account', version: '4', pages: [] }],
};
const visit = (address: string, tools: 'on' | 'off', cookie?: string) =>
  resolveVariant(
    new URL(address, 'http://site.invalid'),
    cookie,
    readSettings({ DEV_TOOLS: tools, DATA_DIR: dataDir }),
    published,
  );

describe('Who calls the doctor', () => {
  it('is told where each version comes from, and which others are stored as a whole', async () => {
    const { report } = await visit('/shop?mf=doctor', 'on', 'bucket=50');
    expect(report?.remotes.map((remote) => ({ ...remote, stored: [...remote.stored].sort() }))).toEqual([
      { name: 'shop', layer: 'canary', stable: '1', canary: { version: '2', percent: 99 }, stored: ['1', '2'] },
      { name: 'blog', layer: 'stable', stable: '5', stored: ['5'] },
      { name: 'account', layer: 'off', stable: '4', stored: [] },
    ]);
  });

  it.each([
    ['the tools are off', '/shop?mf=doctor', 'off'],
    ['it was not called', '/shop', 'on'],
    ['something else was called', '/shop?mf=nurse', 'on'],
  ] as const)('is told nothing where %s', async (_, address, tools) => {
    expect(await visit(address, tools)).not.toHaveProperty('report');
  });
});

it('A report stands behind the boot data, and nothing in it ends its element', () => {
  const boot = '<script type="application/json" id="boot">{}</script>';
  const html = `<body><p>١</p>${boot}<script type="module" src="/main.js"></script></body>`;
  const stored = ['</script><b>'];
  const page = withReport(Buffer.from(html), {
    remotes: [{ name: 'shop', layer: 'stable', stable: '1', stored }],
  }).toString();
  const [, before, json, after] =
    /^(.*)<script type="application\/json" id="doctor">(.*?)<\/script>(.*)$/.exec(page) ?? [];
  expect(`${before}${after}`).toBe(html);
  expect(before).toMatch(/<\/script>$/);
  expect(JSON.parse(json ?? '')).toMatchObject({ remotes: [{ stored }] });
});
