import pino, { type DestinationStream, type Logger, type LoggerOptions } from 'pino';

/** Characters that wait at most until they can be written. */
const MAX_WAITING = 1024 * 1024;

/** Standard output. What cannot be written (a full disk, a pipe that nobody reads any more) waits, and is lost where it is too much; it ends nothing. */
function standardOutput(): DestinationStream {
  const output = pino.destination({ dest: 1, sync: true, maxLength: MAX_WAITING });
  // Without a listener the first failure would end the process.
  output.on('error', () => undefined);
  return output;
}

/** The log of a process, a line of JSON for each event. */
export const openLog = (
  level: string,
  options: Omit<LoggerOptions, 'level'> = {},
  stream: DestinationStream = standardOutput(),
): Logger => pino({ ...options, level }, stream);
