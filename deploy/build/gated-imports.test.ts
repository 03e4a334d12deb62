import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { importGate } from '@sahra/shared/imports/import-gate';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { build } from 'vite';
import { gatedImports, namedDependencies } from './gated-imports.ts';

const folders: string[] = [];
beforeEach(() => vi.stubGlobal('window', {}));
afterEach(async () => {
  vi.unstubAllGlobals();
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true })));
});

interface Bundled {
  loadPart: () => Promise<{ name: string }>;
}

/** A module that imports a part when it is asked to, bundled as a release is. */
async function bundle(): Promise<Bundled> {
  const root = await mkdtemp(path.join(tmpdir(), 'sahra-gated-imports-'));
  folders.push(root);
  await writeFile(path.join(root, 'part.js'), "export const name = 'the part';");
  await writeFile(path.join(root, 'main.js'), "export const loadPart = () => import('./part.js');");
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    base: '/mf/shop/1/',
    experimental: { renderBuiltUrl: () => ({ relative: true }) },
    plugins: [gatedImports()],
    build: {
      modulePreload: { polyfill: false, resolveDependencies: namedDependencies },
      rolldownOptions: { input: path.join(root, 'main.js'), preserveEntrySignatures: 'strict' },
    },
  });
  const assets = path.join(root, 'dist/assets');
  const main = (await readdir(assets)).find((file) => file.startsWith('main')) ?? '';
  return (await import(pathToFileURL(path.join(assets, main)).href)) as Bundled;
}

it('A module is imported once the page knows its hash, and not before', async () => {
  const asked: string[] = [];
  let open = () => {};
  Object.assign(window, {
    [importGate](addresses: string[]) {
      asked.push(...addresses);
      return new Promise<void>((resolve) => (open = resolve));
    },
  });
  const { loadPart } = await bundle();
  let isLoaded = false;
  const loading = loadPart().then((part) => {
    isLoaded = true;
    return part.name;
  });
  await new Promise((resolve) => setImmediate(resolve));
  expect(asked).toEqual([expect.stringMatching(/\/assets\/part.*\.js$/)]);
  expect(isLoaded).toBe(false);
  open();
  expect(await loading).toBe('the part');
});

it('Where the hash cannot be had the import fails; where it is known, and in a page without a gate, it is imported at once', async () => {
  const { loadPart } = await bundle();
  Object.assign(window, { [importGate]: () => Promise.reject(new Error('no hashes')) });
  await expect(loadPart()).rejects.toThrow('no hashes');
  Object.assign(window, { [importGate]: () => undefined });
  expect((await loadPart()).name).toBe('the part');
  Reflect.deleteProperty(window, importGate);
  expect((await loadPart()).name).toBe('the part');
});
