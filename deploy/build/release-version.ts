import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Stands in both bundles for their version, which is made from their bytes when they are there. */
export const VERSION_PLACEHOLDER = '0.0.0-placeholder';

const textFiles = /\.(js|css|json|svg|html|webmanifest)$/;

/**
 * Names a release after its bytes: `base`, the package's own version, and a digest of every file of both bundles in
 * `folder` and of what is `said` of them; that is put in the place of the placeholder. The same output has the same
 * version wherever and whenever it was built, and another output is never served under an address that browsers have cached.
 */
export function nameAfterBytes(folder: string, base: string, said: object): string {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && path.basename(entry.parentPath) !== '.vite')
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  const hash = createHash('sha256').update(JSON.stringify(said));
  for (const file of files)
    hash.update(path.relative(folder, file)).update('\0').update(readFileSync(file)).update('\0');
  const version = `${base}-${hash.digest('hex').slice(0, 10)}`;
  for (const file of files.filter((name) => textFiles.test(name))) {
    const text = readFileSync(file, 'utf8');
    if (text.includes(VERSION_PLACEHOLDER)) writeFileSync(file, text.replaceAll(VERSION_PLACEHOLDER, version));
  }
  return version;
}
