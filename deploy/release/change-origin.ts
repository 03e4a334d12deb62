import { execFile } from 'node:child_process';
import { userInfo } from 'node:os';
import { promisify } from 'node:util';
import { root } from '../build/version.ts';

/** Who changes the registry, and the commit of the workspace that they do it from. */
export interface ChangeOrigin {
  by?: string;
  commit?: string;
}

const COMMIT_LENGTH = 12;
const GIT_LIMIT_MS = 5000;

export const shortCommit = (commit: string) => commit.slice(0, COMMIT_LENGTH);

function userName(): string | undefined {
  try {
    return userInfo().username;
  } catch {
    return undefined; // A user id without a name, as containers may have.
  }
}

/**
 * Reads who runs this command and the commit of their workspace: of the CI run that the environment tells of, else from git, else the
 * user of the operating system and no commit. `-dirty` marks a workspace that is not as it was committed.
 */
export async function readOrigin(environment: NodeJS.ProcessEnv, workspace = root): Promise<ChangeOrigin> {
  const run = promisify(execFile);
  const git = async (...args: string[]) => {
    try {
      const { stdout } = await run('git', args, { cwd: workspace, env: environment, timeout: GIT_LIMIT_MS });
      return stdout.trim();
    } catch {
      return undefined; // No git, no repository, or nothing is set.
    }
  };
  const commitFromGit = async () => {
    const commit = await git('rev-parse', `--short=${COMMIT_LENGTH}`, 'HEAD');
    return commit && ((await git('--no-optional-locks', 'status', '--porcelain')) === '' ? commit : `${commit}-dirty`);
  };
  const { GITHUB_ACTOR, GITLAB_USER_LOGIN, GITHUB_SHA, CI_COMMIT_SHA } = environment;
  // Empty is not set, here and in git.
  const by =
    GITHUB_ACTOR ||
    GITLAB_USER_LOGIN ||
    (await git('config', 'user.name')) ||
    (await git('config', 'user.email')) ||
    userName();
  const commit = shortCommit(GITHUB_SHA || CI_COMMIT_SHA || '') || (await commitFromGit());
  return { ...(by && { by }), ...(commit && { commit }) };
}
