import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const log = fileURLToPath(new URL('./log.ts', import.meta.url));
/** A process that logs, and goes on; what it has to say of that it says elsewhere. */
const program = `
  const { openLog } = await import(${JSON.stringify(log)});
  const log = openLog('info');
  for (let line = 0; line < 100; line++) log.info({ line }, 'a line');
  setTimeout(() => { log.info('and one more'); console.error('goes on'); }, 50);
`;

/** What such a process says at its end, whose standard output goes there. */
function run(output: number | 'closed'): Promise<{ code: number | null; said: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', program], {
      stdio: ['ignore', output === 'closed' ? 'pipe' : output, 'pipe'],
    });
    child.stdout?.destroy();
    let said = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => (said += text));
    child.once('close', (code) => resolve({ code, said }));
  });
}

it('A process whose log is on a full disk goes on', async () => {
  const full = openSync('/dev/full', 'w');
  expect(await run(full)).toEqual({ code: 0, said: 'goes on\n' });
  closeSync(full);
});

it('A process whose log nobody reads any more goes on', async () => {
  expect(await run('closed')).toEqual({ code: 0, said: 'goes on\n' });
});
