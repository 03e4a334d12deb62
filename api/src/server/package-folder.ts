import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

function findPackageFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json'))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error('The folder of the api package was not found');
    folder = parent;
  }
  return folder;
}

/** Folder of this package; the same for the sources and for the bundle, which lie at different depths. */
export const packageFolder = findPackageFolder();
