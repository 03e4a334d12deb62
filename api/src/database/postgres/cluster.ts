import { spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { StartError } from '@sahra/shared/server/settings';
import { systemFolder } from './binaries.ts';
import { canEnter, type SystemUser } from './system-user.ts';

/** Where a database cluster lies, and its superuser's password. */
export interface Cluster {
  folder: string;
  password: string;
}
export const superuser = 'sahra';

/** Reads a small file that must survive a kill in the middle of writing it; makes it at the first time. */
function readOrCreate(file: string, create: () => string): string {
  if (existsSync(file)) {
    const text = readFileSync(file, 'utf8').trim();
    if (text) return text;
  }
  const text = create();
  const unfinished = `${file}.new`;
  writeFileSync(unfinished, text, { mode: 0o600, flush: true });
  renameSync(unfinished, file);
  return text;
}

function giveTo(user: SystemUser, path: string): void {
  if (user.uid !== undefined && user.gid !== undefined) chownSync(path, user.uid, user.gid);
}

/** Names the folder in the system's where the cluster of a data folder lies, if it is not in the data folder itself. */
const linkIn = (dataFolder: string) => join(dataFolder, 'postgres.id');

/** In the data folder; where the user of PostgreSQL cannot get in there, under a name of its own in the system's folder. */
function chooseHome(dataFolder: string, user: SystemUser): string {
  const link = linkIn(dataFolder);
  if (!existsSync(link) && canEnter(user, dataFolder)) return dataFolder;
  const home = join(systemFolder, readOrCreate(link, randomUUID));
  mkdirSync(home, { recursive: true, mode: 0o755 });
  return home;
}

/** Where the cluster of a data folder lies that was used before. */
export const clusterHome = (dataFolder: string): string =>
  existsSync(linkIn(dataFolder)) ? join(systemFolder, readFileSync(linkIn(dataFolder), 'utf8').trim()) : dataFolder;

function runInitdb(
  binaries: string,
  folder: string,
  passwordFile: string,
  user: SystemUser,
  signal: AbortSignal,
): Promise<void> {
  const options = [
    '-D',
    folder,
    '-U',
    superuser,
    '-A',
    'scram-sha-256',
    `--pwfile=${passwordFile}`,
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
  ];
  return new Promise((done, fail) => {
    const child = spawn(join(binaries, 'initdb'), options, {
      ...user,
      cwd: '/',
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
      signal,
    });
    let problem = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (problem += text));
    // Told to end, it still has to clean up: who waits for it must wait for the end.
    child.on('error', (error) => (problem ||= error.message));
    child.on('close', (code) =>
      code === 0 ? done() : fail(new StartError(`The database could not be created in ${folder}: ${problem.trim()}`)),
    );
  });
}

/** Finds this data folder's cluster, or makes it: under another name until it is complete, so that a kill leaves no half one. */
export async function prepareCluster(
  dataFolder: string,
  binaries: string,
  user: SystemUser,
  signal: AbortSignal,
): Promise<Cluster> {
  const home = chooseHome(dataFolder, user);
  const folder = join(home, 'postgres');
  const password = readOrCreate(join(dataFolder, 'postgres.password'), () => randomBytes(24).toString('base64url'));
  if (existsSync(folder)) {
    const owner = statSync(folder).uid;
    const expected = user.uid ?? process.getuid?.() ?? owner;
    if (owner !== expected)
      throw new StartError(
        `The database in ${folder} belongs to another user (${owner}): start as the user who started first, or set DATA_DIR to another folder.`,
      );
    return { folder, password };
  }
  // A name of its own: what another start left may still be written to.
  for (const left of readdirSync(home).filter((name) => name.startsWith('postgres.new')))
    rmSync(join(home, left), { recursive: true, force: true });
  const unfinished = join(home, `postgres.new-${process.pid}`);
  const passwordFile = `${unfinished}.password`;
  mkdirSync(unfinished, { mode: 0o700 });
  giveTo(user, unfinished);
  writeFileSync(passwordFile, password, { mode: 0o600 });
  giveTo(user, passwordFile);
  try {
    await runInitdb(binaries, unfinished, passwordFile, user, signal);
  } finally {
    rmSync(passwordFile, { force: true });
  }
  renameSync(unfinished, folder);
  return { folder, password };
}
