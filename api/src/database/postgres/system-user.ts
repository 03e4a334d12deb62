import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { StartError } from '@sahra/shared/server/settings';

/** As whom PostgreSQL runs. Empty: as ourselves. */
export interface SystemUser {
  uid?: number;
  gid?: number;
}

/** PostgreSQL refuses to run as root; then it runs as `nobody`. */
export function chooseUser(): SystemUser {
  if (process.getuid?.() !== 0) return {};
  const row = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .find(([name]) => name === 'nobody');
  const [uid, gid] = [Number(row?.[2]), Number(row?.[3])];
  if (!uid || !gid)
    throw new StartError(
      'PostgreSQL does not run as root, and this system has no user "nobody": start as another user, or set DATABASE_URL.',
    );
  return { uid, gid };
}

/** Whether that user can get into a folder. Tried for real, because every folder on the way counts. */
export const canEnter = (user: SystemUser, folder: string): boolean =>
  user.uid === undefined || spawnSync('test', ['-x', folder], { ...user, cwd: '/' }).status === 0;
