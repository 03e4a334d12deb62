import { findNamedBrowser, findOnPath, installFromSystem, starts } from './programs.ts';

const names = ['firefox-esr', 'firefox'];
/** Films are H.264 and AAC: on Linux Firefox leaves them to the system's library, which its package only recommends. */
const packages = ['firefox-esr', 'libavcodec-extra'];

/** A Firefox of the system that starts. */
export async function findInstalledFirefox(environment: NodeJS.ProcessEnv): Promise<string | undefined> {
  for (const file of names.map((name) => findOnPath(name, environment)))
    if (file && (await starts(file, environment))) return file;
  return undefined;
}

/**
 * Path of a Firefox that starts: the one that `FIREFOX` names, else one that is installed, else (as root, where apt is)
 * the system's, which is installed now.
 */
export async function findFirefox(environment: NodeJS.ProcessEnv = process.env): Promise<string> {
  const named = await findNamedBrowser('FIREFOX', environment);
  if (named) return named;
  const installed = await findInstalledFirefox(environment);
  if (installed) return installed;
  console.log("No Firefox found; trying the system's package …");
  await installFromSystem([packages], environment);
  const found = await findInstalledFirefox(environment);
  if (found) return found;
  throw new Error(
    'The tests in Firefox need one, with libavcodec: install both with your system, or set FIREFOX to the path of one that is there.',
  );
}
