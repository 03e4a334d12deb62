import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { runNode } from './commands.ts';
import { createTree } from './testing/tree.ts';

it('A program that fails is a code, with all that it printed', async () => {
  const cwd = createTree({ 'fail.mjs': "console.log('one'); console.error('two'); process.exitCode = 3;" });
  const { code, output } = await runNode(path.join(cwd, 'fail.mjs'), [], { cwd });
  expect({ code, output: output.trim().split('\n').sort() }).toEqual({ code: 3, output: ['one', 'two'] });
});

it('What is shown while it runs has its name before each line', async () => {
  const cwd = createTree({
    'two.mjs': "process.stdout.write('one\\ntw'); setTimeout(() => process.stdout.write('o\\n'));",
  });
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  await runNode(path.join(cwd, 'two.mjs'), [], { cwd, label: 'api' });
  expect(log.mock.calls).toEqual([['api │ one'], ['api │ two']]);
});

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it('SIGTERM ends what runs as Ctrl-C does, cleans up and is a failure', async () => {
  const commands = path.join(import.meta.dirname, 'commands.ts');
  const cwd = createTree({
    'package.json': '{ "type": "module" }',
    // As Playwright does, which stops the database of its tests on this signal.
    'long.mjs': `import { rmSync } from 'node:fs';
      process.once('SIGINT', () => { rmSync('database', { recursive: true }); process.exit(); });
      console.log(process.pid);
      setInterval(() => undefined, 1000);`,
    'main.ts': `import { rmSync } from 'node:fs';
      import { endTogether, runNode } from '${commands}';
      endTogether(() => rmSync('work', { recursive: true }));
      await runNode(process.cwd() + '/long.mjs', [], { cwd: process.cwd(), isShown: true });`,
    'work/file': '',
    'database/file': '',
  });
  const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), 'main.ts'], {
    cwd,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const inner = Number(String(await once(child.stdout, 'data')));
  expect(isAlive(inner)).toBe(true);
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([1, null]);
  expect(isAlive(inner)).toBe(false);
  expect(['work', 'database'].map((name) => existsSync(path.join(cwd, name)))).toEqual([false, false]);
});
