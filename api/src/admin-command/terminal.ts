import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';

/** Who sits at the terminal has ended the conversation. */
export class Hangup extends Error {
  override name = 'Hangup';
}

/** Asks somebody at a terminal. */
export interface Terminal {
  ask: (question: string) => Promise<string>;
  /** What is typed is not shown. */
  askHidden: (question: string) => Promise<string>;
  close: () => void;
}

interface Streams {
  input: NodeJS.ReadableStream;
  output: NodeJS.WritableStream;
}

/** Opens a conversation; `onInterrupt` is called at Ctrl-C. */
export function openTerminal({ input, output }: Streams, onInterrupt: () => void): Terminal {
  let isHidden = false;
  const seen = new Writable({
    write(chunk, _encoding, done) {
      if (!isHidden) output.write(chunk);
      done();
    },
  });
  // Without a history: an arrow key must not bring back what was hidden.
  const lines = createInterface({ input, output: seen, terminal: true, historySize: 0 });
  const end = new AbortController();
  lines.on('close', () => end.abort());
  lines.on('SIGINT', onInterrupt);
  const ask = async (question: string) => {
    try {
      return await lines.question(question, { signal: end.signal });
    } catch (error) {
      throw end.signal.aborted ? new Hangup() : error;
    }
  };
  return {
    ask,
    async askHidden(question) {
      output.write(question);
      isHidden = true;
      try {
        return await ask('');
      } finally {
        isHidden = false;
        output.write('\n');
      }
    },
    close: () => lines.close(),
  };
}

/** Everything that comes, without the line end that `echo` puts behind it. */
export const readToEnd = async (input: NodeJS.ReadableStream): Promise<string> =>
  (await text(input)).replace(/\r?\n$/, '');
