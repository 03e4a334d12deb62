import { StartError } from '@sahra/shared/server/settings';
import pino from 'pino';
import { openMediaStore } from '../media-store/open-media-store.ts';
import { createPicturePool } from '../media/picture-pool.ts';
import { openSiteDatabase } from '../server/open-site-database.ts';
import { ProcessLife } from '../server/process-life.ts';
import { readSettings } from '../server/settings.ts';
import { openUploadFolder } from '../uploads/nameless-file.ts';
import { findCommand } from './run-command.ts';
import { readArguments, usage, UsageError } from './usage.ts';

/** What a shell is told of a process that Ctrl-C has ended. */
const interrupted = 130;

const logger = pino({ level: 'warn' }, pino.destination(2));
const life = new ProcessLife(logger, (code) => process.exit(code));
process.on('SIGTERM', () => void life.end('SIGTERM', 143));
process.on('SIGINT', () => void life.end('SIGINT', interrupted));

async function run(): Promise<void> {
  const { values: options, positionals } = readArguments(process.argv.slice(2));
  if (options.help) return console.log(usage);
  const command = findCommand(positionals, options);
  const settings = readSettings(process.env);
  const connection = await openSiteDatabase(settings, logger, life);
  const encoder = createPicturePool({ threads: settings.artworkThreads, module: undefined });
  life.opened(() => encoder.close());
  const store = await openMediaStore(settings.s3, settings.dataFolder);
  const folder = await openUploadFolder(settings.dataFolder);
  await command({
    ...{ connection, uploads: { database: connection.database, store, folder, encoder } },
    ...{
      site: settings.site.publicUrl,
      signal: life.signal,
      input: process.stdin,
      output: process.stdout,
      now: new Date(),
    },
    // The standard output may be the file.
    say: (line) => console.error(line),
  });
}

/** Says what went wrong, and returns the process' exit code for it. */
function report(error: unknown): number {
  if (error instanceof UsageError) {
    console.error(`${error.message}\n\n${usage}`);
    return 2;
  }
  // A sentence for a person where we have one, everything where we do not know.
  console.error(error instanceof StartError ? error.message : error);
  return 1;
}

try {
  await life.start(run);
  await life.end('done');
} catch (error) {
  if (!life.signal.aborted) await life.end('failed', report(error));
}
