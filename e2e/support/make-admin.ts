import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from '../../deploy/build/version.ts';
import { giveSecondStep, newNamed, type Newcomer } from './members.ts';
import { site } from './current-site.ts';

/** Makes somebody whom no other test knows an admin, with the command, on the data of the worker's site; they manage as soon as they have a second step. */
export async function makeAdmin({ withSecondStep = true } = {}): Promise<Newcomer> {
  const admin = newNamed({ firstName: 'سلمى', lastName: 'فتحي', password: 'a lamp on every roof' });
  const { username, email, firstName, lastName, password } = admin;
  const args = [
    'create',
    '--username',
    username,
    '--email',
    email,
    '--first-name',
    firstName,
    '--last-name',
    lastName,
    '--password-stdin',
  ];
  const child = spawn(process.execPath, [path.join(root, 'api/dist/admin.js'), ...args], {
    cwd: root,
    env: site().api.environment,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  let problem = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (problem += text));
  child.stdin.end(password);
  const code = await new Promise<number | null>((done) => child.once('close', done));
  if (code !== 0) throw new Error(`No admin was made (${code}): ${problem}`);
  if (withSecondStep) await giveSecondStep(admin);
  return admin;
}
