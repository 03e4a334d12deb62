import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { onTestFinished } from 'vitest';
import { integrityOf } from '@sahra/shared/server/integrity';
import type { ReleaseManifest } from '@sahra/shared/federation/release-manifest';

/** Is removed after the test that asks for it. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sahra-release-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

const sources: Readonly<Record<string, string>> = {
  'remoteEntry.js': 'export const entry = 1;',
  'assets/list.js': 'export default 2;',
  'assets/list.css': 'h1{margin:0}',
};
const serverSource = 'export default {};';
const described = (text: string) => ({ integrity: integrityOf(text), bytes: text.length });

/**
 * Writes a small build of a remote as `npm run build` leaves it, with `more` files for browsers, and answers with its folder
 * and its manifest.
 */
export async function writeBuild(
  name: string,
  version: string,
  changed: Partial<ReleaseManifest> = {},
  more: Readonly<Record<string, string>> = {},
) {
  const dist = await temporaryFolder();
  for (const [file, text] of Object.entries({ ...sources, ...more })) {
    await mkdir(path.dirname(path.join(dist, 'client', file)), { recursive: true });
    await writeFile(path.join(dist, 'client', file), text);
    if (!(file in more)) await writeFile(path.join(dist, 'client', `${file}.br`), brotliCompressSync(text));
  }
  const entry = name === 'host' ? 'main.js' : 'app.js';
  await mkdir(path.join(dist, 'server'));
  await writeFile(path.join(dist, 'server', entry), serverSource);
  const manifest: ReleaseManifest = {
    schema: 1,
    name,
    version,
    contract: '1.0.0',
    react: '19.3.1',
    uses: {},
    offers: {},
    calls: [],
    types: {},
    entry: 'remoteEntry.js',
    pages: [{ id: `${name}.list`, path: `/${name}`, layout: 'streaming', titleKey: 'title', chunk: 'src/list.tsx' }],
    extensions: [],
    hints: {
      entry: { js: ['remoteEntry.js'], css: [] },
      pages: { [`${name}.list`]: { js: ['assets/list.js'], css: ['assets/list.css'] } },
      messages: {},
    },
    files: Object.fromEntries(Object.entries({ ...sources, ...more }).map(([file, text]) => [file, described(text)])),
    server: { [entry]: described(serverSource) },
    ...changed,
  };
  await writeFile(path.join(dist, 'remote.json'), JSON.stringify(manifest));
  return { dist, manifest };
}
