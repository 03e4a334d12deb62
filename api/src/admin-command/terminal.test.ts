import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { Hangup, openTerminal, readToEnd } from './terminal.ts';

/** A terminal, what is typed at it, and all that it has shown. */
function sit(onInterrupt = () => {}) {
  const input = new PassThrough();
  const output = new PassThrough();
  let shown = '';
  output.on('data', (chunk: Buffer) => (shown += chunk.toString()));
  return {
    terminal: openTerminal({ input, output }, onInterrupt),
    type: (text: string) => input.write(text),
    shown: () => shown,
  };
}

it('What is asked is shown as it is typed, a password is not, not even by the arrow keys', async () => {
  const { terminal, type, shown } = sit();
  const name = terminal.ask('Username: ');
  type('amira\r');
  expect(await name).toBe('amira');
  const password = terminal.askHidden('Password: ');
  type('la\u0008amp ِفي السماء\r');
  expect(await password).toBe('lamp ِفي السماء');
  const next = terminal.ask('First name: ');
  type('\u001b[AAmira\r');
  expect(await next).toBe('Amira');
  expect(shown()).toContain('Password: \n');
  expect(shown()).not.toContain('amp');
  terminal.close();
});

it('Ctrl-C is handed on, and the end of the line ends the conversation', async () => {
  let interrupts = 0;
  const { terminal, type } = sit(() => (interrupts += 1));
  const asked = terminal.askHidden('Password: ');
  type('se\u0003');
  await expect.poll(() => interrupts).toBe(1);
  terminal.close();
  await expect(asked).rejects.toThrow(Hangup);
});

it('A password from the standard input is taken as it is, without the last line end', async () => {
  const input = new PassThrough();
  input.end('  two words \r\n');
  expect(await readToEnd(input)).toBe('  two words ');
});
