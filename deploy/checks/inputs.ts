import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { filesBelow, packagesWith } from './source-files.ts';

/** What every result rests on, besides what a suite names itself. */
const everywhere = [
  'package.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'patches',
  'tsconfig.base.json',
  'vitest.config.ts',
  'deploy/checks',
];

/** Where each area keeps the addresses of its pages: every package is compiled with all of them. */
const addressTables = (root: string) => globSync('*/src/paths.ts', { cwd: root });

const filesOf = (root: string, place: string): string[] => {
  const target = path.join(root, place);
  if (!existsSync(target)) return [];
  return statSync(target).isDirectory() ? filesBelow(root, place) : [place];
};

const sources = /\.(ts|tsx|mjs|json)$/;
/** How a package is built is not what its tests test, and what they are run with is an input everywhere. */
const configuration = /\.config\.ts$|package\.json$/;
/** Their tests look at the repository as a whole. */
const readAll = ['deploy', 'bench', 'e2e'];
const manifestSchema = z.object({
  dependencies: z.record(z.string(), z.string()).optional(),
  devDependencies: z.record(z.string(), z.string()).optional(),
});

/** Folders whose package a package declares; the import law sees to it that it imports no others. */
function declaredBy(root: string, folder: string): string[] {
  const { dependencies, devDependencies } = manifestSchema.parse(
    JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')),
  );
  return Object.keys({ ...dependencies, ...devDependencies }).flatMap((name) => /^@sahra\/(.+)$/.exec(name)?.[1] ?? []);
}

/** Folders into which a package names a path: what it reads as files, or climbs to. */
function namedBy(root: string, folder: string, folders: readonly string[]): string[] {
  const texts = filesBelow(root, folder)
    .filter((file) => sources.test(file) && !configuration.test(file))
    .map((file) => readFileSync(path.join(root, file), 'utf8'));
  return folders.filter((other) =>
    texts.some((text) => text.includes(`../${other}/`) || text.includes(`'${other}/`) || text.includes(`\`${other}/`)),
  );
}

/** For each package of a workspace: itself, all that it declares, and what any of its files names. */
export function packageInputs(root: string): ReadonlyMap<string, readonly string[]> {
  const folders = packagesWith(root, 'package.json');
  return new Map(
    folders.map((folder) => {
      if (readAll.includes(folder)) return [folder, ['.']];
      const reached = new Set([folder]);
      for (const each of reached)
        for (const next of declaredBy(root, each)) if (folders.includes(next)) reached.add(next);
      return [folder, [...new Set([...reached, ...namedBy(root, folder, folders)])].sort()];
    }),
  );
}

/** Hash of all that decides what a suite comes to: the named files and folders, what all rest on, and this Node. */
export function inputHash(root: string, places: readonly string[]): string {
  const hash = createHash('sha256').update(`${process.version} ${process.platform} ${process.arch}`);
  const files = new Set([...everywhere, ...addressTables(root), ...places].flatMap((place) => filesOf(root, place)));
  for (const file of [...files].sort())
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(path.join(root, file)))
      .update('\0');
  return hash.digest('hex');
}
