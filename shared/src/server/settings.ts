import { z } from 'zod';

/** How much a process logs: nothing less than this. */
export const logLevelSchema = z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']);

/** A start that cannot go on; the message is a sentence for the person who started it. */
export class StartError extends Error {
  override name = 'StartError';
}

/** Reads settings from an environment, where empty is not set; a bad value throws a StartError with its name and the reason. */
export function parseSettings<Schema extends z.ZodType>(
  schema: Schema,
  environment: NodeJS.ProcessEnv,
): z.output<Schema> {
  const result = schema.safeParse(Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== '')));
  if (result.success) return result.data;
  const reasons = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new StartError(`A setting cannot be used. ${reasons.join('; ')}`);
}

/** The same for a process that has nothing else to say: it ends with that sentence and the exit code 1. */
export function settingsOrExit<Schema extends z.ZodType>(
  schema: Schema,
  environment: NodeJS.ProcessEnv,
): z.output<Schema> {
  try {
    return parseSettings(schema, environment);
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error);
    process.exit(1);
  }
}
