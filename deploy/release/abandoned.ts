import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Whether a process of this machine runs. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Removes from a folder what killed processes have left. `ownerOf` reads a process id from a name, undefined where it has none. */
export async function removeAbandoned(folder: string, ownerOf: (name: string) => number | undefined): Promise<void> {
  for (const name of await readdir(folder)) {
    const pid = ownerOf(name);
    // What cannot be removed, as that of another user, is nothing that could stop a release.
    if (pid !== undefined && !isAlive(pid))
      await rm(path.join(folder, name), { recursive: true, force: true }).catch(() => {});
  }
}

/** Makes a temporary folder of this process, after those of its kind that killed processes have left are removed. */
export async function makeTemporaryFolder(kind: string, parent = tmpdir()): Promise<string> {
  await removeAbandoned(parent, (name) => {
    const pid = name.startsWith(`${kind}-`) && /^(\d+)-\w{6}$/.exec(name.slice(kind.length + 1))?.[1];
    return pid ? Number(pid) : undefined;
  });
  return await mkdtemp(path.join(parent, `${kind}-${process.pid}-`));
}
