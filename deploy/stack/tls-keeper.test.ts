import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connect } from 'node:tls';
import { fileURLToPath } from 'node:url';
import { generate } from 'selfsigned';
import { afterEach, beforeEach, expect, it } from 'vitest';

let folder: string;
let keeper: ChildProcess;
let said: string;
const file = (name: string) => path.join(folder, name);

/** A new certificate in place of the last, as those who renew them put it there: one file after the other. */
async function renew(name: string): Promise<void> {
  const { cert, private: key } = await generate([{ name: 'commonName', value: name }], { keySize: 2048 });
  for (const [target, text] of [
    ['cert.pem', cert],
    ['key.pem', key],
  ] as const) {
    await writeFile(file(`${target}.new`), text, { mode: 0o600 });
    await rename(file(`${target}.new`), file(target));
  }
}

/** Whose certificate somebody gets who connects, and as whom the process runs that serves them. */
async function visit(): Promise<{ name: string; user: string }> {
  await expect.poll(() => said, { timeout: 20_000 }).toMatch(/port \d+/);
  const socket = connect({ port: Number(/port (\d+)/.exec(said)?.[1]), host: '127.0.0.1', rejectUnauthorized: false });
  await once(socket, 'secureConnect');
  const name = String(socket.getPeerCertificate().subject.CN);
  let user = '';
  for await (const piece of socket.setEncoding('utf8')) user += piece;
  return { name, user };
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sahra-tls-'));
  await chmod(folder, 0o755);
  await renew('first.example');
  said = '';
  // Where the test may, it serves as somebody else, who cannot read the key.
  const user = process.getuid?.() === 0 ? ['65534'] : [];
  const program = fileURLToPath(new URL('testing/keeps-tls.ts', import.meta.url));
  keeper = spawn(process.execPath, ['--import', 'tsx', program, file('cert.pem'), file('key.pem'), ...user], {
    stdio: ['ignore', 'inherit', 'pipe'],
    // Nor may that one write where compiled sources are cached.
    env: { ...process.env, TSX_DISABLE_CACHE: '1' },
  });
  keeper.stderr?.setEncoding('utf8').on('data', (text: string) => (said += text));
});
afterEach(async () => {
  if (keeper.exitCode === null) keeper.kill('SIGKILL');
  await rm(folder, { recursive: true });
});

it('A key that only root reads is used by a process that cannot read it, and the next one without a restart', async () => {
  const { name, user } = await visit();
  expect([name, user]).toEqual(['first.example', String(process.getuid?.() === 0 ? 65534 : process.getuid?.())]);
  await renew('second.example');
  await expect.poll(async () => (await visit()).name, { timeout: 10_000 }).toBe('second.example');
});

it('Both end on request, without the right to send signals to each other', async () => {
  await visit();
  keeper.kill('SIGTERM');
  const [code] = (await once(keeper, 'exit')) as [number];
  expect(code).toBe(0);
});
