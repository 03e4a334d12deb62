import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { inject } from 'vitest';

/** Runs `npm run admin` as far as it is the api's, and waits for its end. */
export function runAdmin(
  environment: Record<string, string>,
  args: string[],
  input = '',
): Promise<{ code: number | null; output: string; errors: string }> {
  const child = spawn(process.execPath, [join(inject('apiBundle'), 'admin.js'), ...args], {
    env: { PATH: process.env.PATH, ...environment },
  });
  const said = { output: '', errors: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said.output += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said.errors += text));
  child.stdin.end(input);
  return new Promise((done) => child.once('close', (code) => done({ code, ...said })));
}

/** What makes an admin without a question. */
export const newAdmin = (username: string, more: string[] = []) => [
  'create',
  '--email',
  `${username}@example.org`,
  '--username',
  username,
  '--first-name',
  'Amira',
  '--last-name',
  'حسن',
  '--password-stdin',
  ...more,
];
export const adminPassword = 'a lamp on every roof';
