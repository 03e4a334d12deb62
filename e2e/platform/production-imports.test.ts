import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { z } from 'zod';
import { providedModules } from '@sahra/shared/federation/provided-modules';
import { COMPILE_AHEAD } from '../../deploy/build/compiled-ahead.ts';
import { folderOf, remoteNames } from '../../deploy/build/targets.ts';
import { root } from '../../deploy/build/version.ts';
import { expect, test } from '../support/test.ts';

const packageSchema = z.object({ dependencies: z.record(z.string(), z.string()) });

/** `@scope/name/part` is of the package `@scope/name`. */
const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** What the built files of a folder import from npm packages. */
function importedBy(folder: string): string[] {
  const files = readdirSync(path.join(root, folder)).filter((file) => file.endsWith('.js'));
  const specifiers = files.flatMap((file) =>
    [
      ...readFileSync(path.join(root, folder, file), 'utf8').matchAll(
        /^(?:import|export)\b[^'"\n]*["']([^."'/][^"']*)["']/gm,
      ),
    ].map(([, name = '']) => name),
  );
  return [...new Set(specifiers)].filter(
    (specifier) => !specifier.startsWith('node:') && !builtinModules.includes(specifier),
  );
}

/**
 * Imports the specifiers from the folder that it runs in, and prints where every module is that this runs. Node reads
 * CommonJS modules for the names that they export without running them: those that ran are `loaded` in its cache.
 */
const importAll = `
  import { createRequire, registerHooks } from 'node:module';
  registerHooks({
    load(url, context, next) {
      const module = next(url, context);
      if (module.format === 'module') console.log(url);
      return module;
    },
  });
  for (const specifier of process.argv.slice(1)) await import(specifier);
  for (const { loaded, filename } of Object.values(createRequire(import.meta.url).cache)) if (loaded) console.log(filename);
  process.exit();
`;

test('What runs of the host imports nothing that is installed: a release brings all of it', () => {
  expect(importedBy('host/dist/server')).toEqual([]);
});

test('What runs of the host holds the production build of react and its router', () => {
  const server = path.join(root, 'host/dist/server');
  const texts = readdirSync(server)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(path.join(server, file), 'utf8'));
  for (const mark of ['react.transitional.element', 'HydrateFallback'])
    expect(texts.some((text) => text.includes(mark))).toBe(true);
  // What only their development builds say.
  for (const text of texts)
    expect(text).not.toMatch(/Each child in a list should have|You rendered descendant <Routes>/);
});

test('What runs of a remote imports only what a host provides', () => {
  const provided = Object.keys(providedModules);
  for (const name of remoteNames) {
    const imported = importedBy(`${folderOf(name)}/dist/server`);
    expect(imported).toContain('@sahra/shared/facade');
    expect(imported.filter((specifier) => !provided.includes(specifier))).toEqual([]);
  }
});

const bundles = [
  { name: 'api', bundle: 'api/dist' },
  { name: 'demo', bundle: 'demo/dist' },
];

for (const { name, bundle } of bundles)
  test(`What runs of ${name} imports only what is installed where visitors are served`, () => {
    const { dependencies } = packageSchema.parse(
      JSON.parse(readFileSync(path.join(root, name, 'package.json'), 'utf8')),
    );
    const imported = importedBy(bundle).map(packageOf);
    expect(imported.length).toBeGreaterThan(2);
    expect(imported.filter((imports) => !(imports in dependencies))).toEqual([]);
  });

for (const { name, bundle } of bundles)
  test(`What runs of ${name} loads the production build of every package`, () => {
    const modules = execFileSync(process.execPath, ['--input-type=module', '-e', importAll, ...importedBy(bundle)], {
      cwd: path.join(root, name),
      env: { ...process.env, NODE_ENV: 'production' },
      encoding: 'utf8',
    }).split('\n');
    expect(modules.length).toBeGreaterThan(10);
    // What comes before the package's name is this machine's.
    const inPackages = modules.map((file) => file.slice(file.lastIndexOf('/node_modules/')));
    expect(inPackages.filter((file) => /\bdevelopment\b/.test(file))).toEqual([]);
  });

for (const name of ['libraries', 'main'])
  test(`Browsers compile ${name}, with which every page begins, while it comes: nothing stands before the line that says so`, () => {
    const file = path.join(root, 'host/dist/client/assets', `${name}.js`);
    expect(readFileSync(file, 'utf8').slice(0, COMPILE_AHEAD.length)).toBe(COMPILE_AHEAD);
  });
