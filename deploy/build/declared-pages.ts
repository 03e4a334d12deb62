import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Address } from '@sahra/shared/addresses';
import { root } from './version.ts';

/** The addresses that the areas of this folder declare, published or not. */
export async function declaredPages(): Promise<Pick<Address, 'id' | 'pattern'>[]> {
  const files = globSync('*/src/paths.ts', { cwd: root }).sort();
  const tables = await Promise.all(
    files.map(
      (file) => import(pathToFileURL(path.join(root, file)).href) as Promise<{ paths: Record<string, Address> }>,
    ),
  );
  return tables.flatMap(({ paths }) => Object.values(paths));
}
