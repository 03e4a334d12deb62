import { spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';

type Environment = NodeJS.ProcessEnv;

export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** First program of that name in the folders of `PATH`. */
export function findOnPath(name: string, environment: Environment): string | undefined {
  const folders = (environment.PATH ?? '').split(path.delimiter).filter(Boolean);
  return folders.map((folder) => path.join(folder, name)).find(isExecutable);
}

/** Runs a program to its end, or to the end of its time. */
export function succeeds(command: string, args: string[], limitMs: number, environment: Environment): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'ignore', timeout: limitMs, killSignal: 'SIGKILL', env: environment });
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });
}

/** A file is not enough: a program whose libraries are missing does not start. */
export const starts = (file: string, environment: Environment) => succeeds(file, ['--version'], 30_000, environment);

/** The browser that a variable names, if it does. Throws a sentence where none starts there. */
export async function findNamedBrowser(variable: string, environment: Environment): Promise<string | undefined> {
  const named = environment[variable];
  if (!named) return undefined;
  if (isExecutable(named) && (await starts(named, environment))) return named;
  throw new Error(`${variable} is "${named}", but no browser starts there.`);
}

/**
 * As root, where apt is: installs the first of some sets of packages of the system that can be had. Returns whether
 * one could.
 */
export async function installFromSystem(choices: readonly string[][], environment: Environment): Promise<boolean> {
  if (process.getuid?.() !== 0 || !findOnPath('apt-get', environment)) return false;
  const quiet = { ...environment, DEBIAN_FRONTEND: 'noninteractive' };
  // Somebody else may be installing something.
  const apt = (...args: string[]) => succeeds('apt-get', ['-o', 'DPkg::Lock::Timeout=300', ...args], 400_000, quiet);
  await apt('update');
  for (const packages of choices) if (await apt('install', '-y', '--no-install-recommends', ...packages)) return true;
  return false;
}

/** Path of a program that is on this machine, or that the `packages` of the system bring now. Throws a sentence where neither is so. */
export async function findProgram(
  name: string,
  packages: string[],
  environment: Environment = process.env,
): Promise<string> {
  const found = findOnPath(name, environment);
  if (found) return found;
  console.log(`No ${name} found; trying the system's package …`);
  await installFromSystem([packages], environment);
  const installed = findOnPath(name, environment);
  if (!installed) throw new Error(`This check needs ${name}: install it with your system.`);
  return installed;
}
