import { mkdtemp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { build } from 'vite';
import { withoutNeverCalled } from './never-called.ts';

const folders: string[] = [];
afterEach(() => Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true }))));

const library = `
export const text = 'read';
export async function read() { return 'the function'; }
export class Reader { read() { return 'the method'; } write() { return 'another method'; } }
`;

/** A bundle of a library of which these functions are said never to be called. */
async function bundleWithout(names: string[]) {
  const root = await mkdtemp(path.join(tmpdir(), 'sahra-never-called-'));
  folders.push(root);
  await mkdir(path.join(root, 'node_modules/reading'), { recursive: true });
  await writeFile(path.join(root, 'node_modules/reading/index.js'), library);
  await writeFile(path.join(root, 'main.js'), "export * from './node_modules/reading/index.js';");
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    mode: 'production',
    plugins: [withoutNeverCalled({ 'reading/': names })],
    build: { lib: { entry: 'main.js', formats: ['es'], fileName: () => 'out.js' } },
  });
  return readFile(path.join(root, 'dist/out.js'), 'utf8');
}

it('Of functions that are never called only the names are bundled', async () => {
  const code = await bundleWithout(['read']);
  expect(code).not.toMatch(/the function|the method/);
  expect(code).toContain('another method');
  expect(code.match(/left out/g)).toHaveLength(2);
});

it('A function that a library no longer has ends the build, and so is not forgotten', async () => {
  await expect(bundleWithout(['read', 'erase'])).rejects.toThrow('not found, and so not left out: reading/ erase');
});
