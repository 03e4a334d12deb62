import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { folderOf, remoteNames } from '../build/targets.ts';
import { packageOf, root } from '../build/version.ts';
import { filesBelow } from '../checks/source-files.ts';
import { withImporter } from './lock-file.ts';

const template = path.join(import.meta.dirname, 'template');
/** What is the same in every remote but for its name: taken from one that is there, so that it cannot grow old. */
const taken = ['package.json', 'tsconfig.json', 'vite.config.ts', 'vitest.config.ts'];
const workflowOf = (name: string) => `.github/workflows/remote-${name}.yml`;

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const packagesOf = (name: string) => Object.keys(packageOf(folderOf(name)).dependencies).length;

/** The remote that needs the fewest packages. */
const findModel = () => remoteNames.reduce((least, name) => (packagesOf(name) < packagesOf(least) ? name : least));

/** Texts of the files of a new remote, by their place in the repository. */
function filesOf(name: string): Map<string, string> {
  const model = findModel();
  const renamed = (file: string) => read(file).replaceAll(new RegExp(`\\b${model}\\b`, 'g'), name);
  const folder = folderOf(name);
  return new Map([
    ...taken.map((file) => [path.join(folder, file), renamed(path.join(folderOf(model), file))] as const),
    ...filesBelow(template).map(
      (file) =>
        [
          path.join(folder, file.replace(/\.txt$/, '')),
          readFileSync(path.join(template, file), 'utf8').replaceAll('NAME', name),
        ] as const,
    ),
    [workflowOf(name), renamed(workflowOf(model))],
    ['pnpm-lock.yaml', withImporter(read('pnpm-lock.yaml'), folderOf(model), folder)],
  ]);
}

/** Writes a remote with one page. Nothing else names it: whatever is done for remotes finds them by the names of their folders. */
export function makeRemote(name: string): void {
  const files = filesOf(name);
  try {
    for (const [file, text] of files) {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      writeFileSync(path.join(root, file), text);
    }
  } catch (error) {
    rmSync(path.join(root, folderOf(name)), { recursive: true, force: true });
    throw error;
  }
}
