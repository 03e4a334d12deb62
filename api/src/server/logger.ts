import { DrizzleQueryError } from 'drizzle-orm/errors';
import { openLog } from '@sahra/shared/server/log';
import pino, { type DestinationStream, type Logger } from 'pino';

/** What a failed query was asked with, as its error tells it: addresses, texts of people, tokens. */
const valuesIn = (error: unknown): string[] =>
  error instanceof Error
    ? [...(error instanceof DrizzleQueryError ? [`\nparams: ${error.params}`] : []), ...valuesIn(error.cause)]
    : [];

/** An error as pino writes it, without the values of queries, and without the rows that PostgreSQL names. */
function serializeError(error: Error) {
  const { params: _, detail: _detail, where: _where, ...line } = pino.stdSerializers.err(error);
  const clean = (text: string) => valuesIn(error).reduce((rest, values) => rest.replaceAll(values, ''), text);
  return { ...line, message: clean(line.message), stack: clean(line.stack) };
}

/** The log of a process, a line of JSON for each event. */
export const createLogger = (level: string, stream?: DestinationStream): Logger =>
  openLog(level, { serializers: { err: serializeError } }, stream);
