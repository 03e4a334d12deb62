import pino from 'pino';
import { StartError } from '@sahra/shared/server/settings';
import { ApiFailure } from '../server/http/api-failure.ts';
import { openSiteDatabase } from '../server/open-site-database.ts';
import { ProcessLife } from '../server/process-life.ts';
import { readSettings } from '../server/settings.ts';
import { findCommand } from './run-command.ts';
import { Hangup, openTerminal } from './terminal.ts';
import { readArguments, usage, UsageError } from './usage.ts';

/** What a shell is told of a process that Ctrl-C has ended. */
const interrupted = 130;

const { stdin, stdout } = process;
const logger = pino({ level: 'warn' }, pino.destination(2));
const life = new ProcessLife(logger, (code) => process.exit(code));
process.on('SIGTERM', () => void life.end('SIGTERM', 143));
process.on('SIGINT', () => void life.end('SIGINT', interrupted));

async function run(): Promise<void> {
  const { values: options, positionals } = readArguments(process.argv.slice(2));
  if (options.help) return console.log(usage);
  const command = findCommand(positionals);
  const settings = readSettings(process.env);
  const { database } = await openSiteDatabase(settings, logger, life);
  const isAsked = stdin.isTTY && !options['password-stdin'];
  const terminal = isAsked
    ? openTerminal({ input: stdin, output: stdout }, () => void life.end('SIGINT', interrupted))
    : undefined;
  life.signal.addEventListener('abort', () => terminal?.close());
  try {
    await command(database, { options, terminal, input: stdin, say: (line) => console.log(line) });
  } finally {
    terminal?.close();
  }
}

/** Says what went wrong, and returns the process' exit code for it. */
function report(error: unknown): number {
  if (error instanceof Hangup) return interrupted;
  if (error instanceof UsageError) {
    console.error(`${error.message}\n\n${usage}`);
    return 2;
  }
  // A sentence for a person where we have one, everything where we do not know.
  console.error(error instanceof StartError || error instanceof ApiFailure ? error.message : error);
  return 1;
}

try {
  await life.start(run);
  await life.end('done');
} catch (error) {
  if (!life.signal.aborted) await life.end('failed', report(error));
}
