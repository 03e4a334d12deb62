import { DrizzleQueryError } from 'drizzle-orm/errors';
import pino, { type DestinationStream, type Logger } from 'pino';

/** What a failed query was asked with, as its error tells it: addresses, texts of people, tokens. */
const valuesIn = (error: unknown): string[] =>
  error instanceof Error
    ? [...(error instanceof DrizzleQueryError ? [`\nparams: ${error.params}`] : []), ...valuesIn(error.cause)]
    : [];

/** An error as pino writes it, without the values of queries. */
function serializeError(error: Error) {
  const { params: _, ...line } = pino.stdSerializers.err(error);
  const clean = (text: string) => valuesIn(error).reduce((rest, values) => rest.replaceAll(values, ''), text);
  return { ...line, message: clean(line.message), stack: clean(line.stack) };
}

/** The log of a process, a line of JSON for each event. */
export const createLogger = (level: string, stream?: DestinationStream): Logger =>
  pino({ level, serializers: { err: serializeError } }, stream);
