import { execFileSync } from 'node:child_process';

const docker = (...arguments_: string[]) =>
  execFileSync('docker', arguments_, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

/** Removes what is left of a Compose project, where its test was ended by force. Needs no file of the project. */
export function removeProject(project: string): void {
  const kinds: [list: string[], remove: string[]][] = [
    [
      ['ps', '--all', '--quiet'],
      ['rm', '--force', '--volumes'],
    ],
    [
      ['volume', 'ls', '--quiet'],
      ['volume', 'rm', '--force'],
    ],
    [
      ['network', 'ls', '--quiet'],
      ['network', 'rm'],
    ],
  ];
  for (const [list, remove] of kinds) {
    try {
      const ids = docker(...list, '--filter', `label=com.docker.compose.project=${project}`)
        .split('\n')
        .filter(Boolean);
      if (ids.length > 0) docker(...remove, ...ids);
    } catch {
      // Without an engine nothing is left either.
    }
  }
}
