import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { runNode } from '../../checks/commands.ts';
import { root } from '../version.ts';
import { pickDeclarations, type Declarations } from './pick-declarations.ts';

/** Where a text names a module: what is before, the module, what is after. */
export const imports = /((?:from |import\()["'])([^"']+)(["'])/g;

/** A class with a private part equals no other class, not even itself in another release. */
const withoutPrivateParts = (text: string) => text.replaceAll(/^ +(#private|private .*);\n/gm, '');

/** What the native compiler says that the facade of this workspace is: declarations, without comments and bodies. */
export async function emitDeclarations(): Promise<Declarations> {
  const folder = mkdtempSync(path.join(tmpdir(), 'sahra-facade-'));
  try {
    const args = ['-p', 'shared/tsconfig.facade.json', '--outDir', folder, '--singleThreaded'];
    const { code, output } = await runNode('node_modules/typescript-native/bin/tsc', args);
    if (code !== 0) throw new Error(`the facade has no declarations: ${output}`);
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.d.ts'));
    const files = names.map((name) => {
      const text = readFileSync(path.join(folder, name), 'utf8');
      return [name.replaceAll(path.sep, '/'), withoutPrivateParts(text)] as const;
    });
    return pickDeclarations(new Map(files));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** All of them as one text, each after a line with its path. */
export const joined = (files: Declarations): string => [...files].map(([file, text]) => `// ${file}\n${text}`).join('');

/** The files out of which a text was `joined`. */
export function separated(text: string): Declarations {
  const [, ...parts] = text.split(/^\/\/ (.+\.d\.ts)\n/m);
  return new Map(parts.flatMap((part, index) => (index % 2 === 0 ? [[part, parts[index + 1] ?? ''] as const] : [])));
}

/** The package that an import is of, unless it is one of `shared`, or react, which is compared by itself. */
export const packageNamed = (specifier: string): string | undefined =>
  /^(?!\.|\/|react(-dom)?(\/|$))((?:@[^/]+\/)?[^/]+)/.exec(specifier)?.[3];

const manifestSchema = z.object({ version: z.string() });

/** Major and minor of each package that the declarations are made of, as installed. */
export function packagesOf(files: Declarations): Record<string, string> {
  const specifiers = [...files.values()].flatMap((text) => [...text.matchAll(imports)].map(([, , to = '']) => to));
  const names = new Set(specifiers.flatMap((specifier) => packageNamed(specifier) ?? []));
  return Object.fromEntries(
    [...names].sort().map((name) => {
      const file = path.join(root, 'shared/node_modules', name, 'package.json');
      const { version } = manifestSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
      return [name, version.split('.', 2).join('.')];
    }),
  );
}
