import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { registrySchema, type RegistryFile } from '../federation/registry-file.ts';

/** Paths of the registry and of its last good copy: the same one, or the one before where a writer was killed between the two. */
export const registryFiles = (dataDir: string) => ({
  current: path.resolve(dataDir, 'registry.json'),
  lastGood: path.resolve(dataDir, 'registry.last-good.json'),
});

/** Neither the registry nor its last good copy is usable; the message says what to do. */
export class UnusableRegistry extends Error {
  override name = 'UnusableRegistry';
}

const MISSING = 'is missing';

type Attempt<T> = { value: T } | { problem: string };

function reasonOf(error: unknown): string {
  if (error instanceof z.ZodError) return z.prettifyError(error).replaceAll(/\s+/g, ' ');
  return error instanceof Error ? error.message : String(error);
}

async function attempt<T>(file: string, toValue: (registry: RegistryFile) => Promise<T> | T): Promise<Attempt<T>> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    return { problem: isMissing ? MISSING : `cannot be read (${reasonOf(error)})` };
  }
  try {
    return { value: await toValue(registrySchema.parse(JSON.parse(text))) };
  } catch (error) {
    return { problem: `cannot be used (${reasonOf(error)})` };
  }
}

/**
 * Reads the registry that is in force, the one rule for all who read it: `registry.json`, and its last good copy where that is
 * missing, damaged or refused by `toValue`, which `warn` is told. Undefined where there is neither. Throws an `UnusableRegistry` where one is
 * there and none is usable.
 */
export async function readRegistry<T>(
  dataDir: string,
  toValue: (registry: RegistryFile) => Promise<T> | T,
  warn: (message: string) => void,
): Promise<T | undefined> {
  const files = registryFiles(dataDir);
  const current = await attempt(files.current, toValue);
  if ('value' in current) return current.value;
  const lastGood = await attempt(files.lastGood, toValue);
  if ('value' in lastGood) {
    warn(`${files.current} ${current.problem}. Until the next release, ${files.lastGood} is in force`);
    return lastGood.value;
  }
  if (current.problem === MISSING && lastGood.problem === MISSING) return undefined;
  throw new UnusableRegistry(
    `${files.current} ${current.problem}, and ${files.lastGood} ${lastGood.problem}. ` +
      'Put back one of them from a backup, or remove both to begin anew: the next start publishes what is built',
  );
}
