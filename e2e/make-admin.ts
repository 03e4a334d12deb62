import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from '../deploy/build/version.ts';
import { environmentOf } from './own-site.ts';

/** Makes an admin with the command, beside the site that runs on this data folder. */
export async function makeAdmin(dataDir: string, { username, email, password }: Readonly<Record<'username' | 'email' | 'password', string>>): Promise<void> {
  const words = ['create', '--username', username, '--email', email, '--first-name', 'سلمى', '--last-name', 'فتحي', '--password-stdin'];
  const child = spawn(process.execPath, [path.join(root, 'api/dist/admin.js'), ...words], { cwd: root, env: environmentOf(dataDir), stdio: ['pipe', 'ignore', 'pipe'] });
  let problem = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (problem += text));
  child.stdin.end(password);
  const code = await new Promise<number | null>((done) => child.once('close', done));
  if (code !== 0) throw new Error(`No admin was made (${code}): ${problem}`);
}
