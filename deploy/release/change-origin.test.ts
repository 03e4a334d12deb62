import { execFileSync } from 'node:child_process';
import { readFile, utimes, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readOrigin } from './change-origin.ts';
import { runRelease } from './command.ts';
import { folderStore } from './folder-store.ts';
import { publish, startCanary } from './registry-changes.ts';
import { temporaryFolder } from './testing/build.ts';

const withoutGit = { PATH: '' };
const sha = '0123456789abcdef0123456789abcdef01234567';

it.each([
  ['on GitHub', { GITHUB_ACTOR: 'mona', GITHUB_SHA: sha }, { by: 'mona', commit: '0123456789ab' }],
  ['on GitLab', { GITLAB_USER_LOGIN: 'karim', CI_COMMIT_SHA: sha }, { by: 'karim', commit: '0123456789ab' }],
  [
    'in a container that a CI run has started without naming anybody',
    { GITHUB_ACTOR: '', GITHUB_SHA: '' },
    { by: userInfo().username },
  ],
  ['where there is no git', {}, { by: userInfo().username }],
])('The author of a change %s', async (_, environment, origin) => {
  expect(await readOrigin({ ...withoutGit, ...environment })).toEqual(origin);
});

it('The author of a change in a workspace is who commits there; what is not committed is marked', async () => {
  const folder = await temporaryFolder();
  const environment = { PATH: process.env.PATH, HOME: folder, GIT_CONFIG_NOSYSTEM: '1' };
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: folder, env: environment, encoding: 'utf8', stdio: 'pipe' }).trim();
  git('init', '--quiet');
  git('config', 'user.email', 'mona@sahra.example');
  git('commit', '--quiet', '--allow-empty', '--message', 'Begin');
  const commit = git('rev-parse', 'HEAD').slice(0, 12);
  expect(await readOrigin(environment, folder)).toEqual({ by: 'mona@sahra.example', commit });
  git('config', 'user.name', 'Mona Saad');
  await writeFile(path.join(folder, 'new'), '');
  expect(await readOrigin(environment, folder)).toEqual({ by: 'Mona Saad', commit: `${commit}-dirty` });
  // Asking writes nothing there: a command that is ended meanwhile must not leave a lock.
  git('add', 'new');
  await utimes(path.join(folder, 'new'), 1, 1);
  const before = await readFile(path.join(folder, '.git/index'), 'latin1');
  await readOrigin(environment, folder);
  expect(await readFile(path.join(folder, '.git/index'), 'latin1')).toBe(before);
});

it('The history says who made each change and from which commit; older changes keep theirs', async () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const folder = await temporaryFolder();
  await folderStore(folder).change((registry) => publish(registry, 'shop', '1.0.0', now));
  const mona = folderStore(folder, { origin: { by: 'Mona\u001B[2J', commit: '0123456789ab' } });
  await mona.change((registry) => startCanary(registry, 'shop', '2.0.0', 10, now));
  await folderStore(folder, { origin: { by: 'karim' } }).change((registry) => publish(registry, 'shop', '3', now));
  const said: string[] = [];
  await runRelease(mona, ['history'], { siteUrl: '', say: (text) => said.push(text) });
  expect(said).toEqual([
    '   2  2026-11-21 12:00:00  publish   shop  1.0.0',
    '   3  2026-11-21 12:00:00  canary    shop  2.0.0  10 %  by Mona [2J  at 0123456789ab',
    '   4  2026-11-21 12:00:00  publish   shop  3  by karim',
  ]);
  const { remotes } = JSON.parse(await readFile(path.join(folder, 'registry.json'), 'utf8'));
  expect(JSON.stringify(remotes)).not.toMatch(/karim|Mona/);
});
