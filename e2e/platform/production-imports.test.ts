import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { z } from 'zod';
import { root } from '../../deploy/build/version.ts';
import { expect, test } from '../support/test.ts';

const packageSchema = z.object({ dependencies: z.record(z.string(), z.string()) });

/** `@scope/name/part` is of the package `@scope/name`. */
const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** Packages that the built files of a folder import by name. */
function importedBy(folder: string): string[] {
  const files = readdirSync(path.join(root, folder)).filter((file) => file.endsWith('.js'));
  const specifiers = files.flatMap((file) =>
    [
      ...readFileSync(path.join(root, folder, file), 'utf8').matchAll(
        /^(?:import|export)\b[^'"\n]*["']([^."'/][^"']*)["']/gm,
      ),
    ].map(([, name = '']) => name),
  );
  return [...new Set(specifiers.map(packageOf))].filter(
    (name) => !name.startsWith('node:') && !builtinModules.includes(name),
  );
}

for (const { name, bundle } of [
  { name: 'host', bundle: 'host/dist/server' },
  { name: 'api', bundle: 'api/dist' },
  { name: 'demo', bundle: 'demo/dist' },
])
  test(`What runs of ${name} imports only what is installed where visitors are served`, () => {
    const { dependencies } = packageSchema.parse(
      JSON.parse(readFileSync(path.join(root, name, 'package.json'), 'utf8')),
    );
    const imported = importedBy(bundle);
    expect(imported.length).toBeGreaterThan(2);
    expect(imported.filter((imports) => !(imports in dependencies))).toEqual([]);
  });
