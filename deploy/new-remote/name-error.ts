import { remoteNames } from '../build/targets.ts';

/**
 * Names that mean something else: parts of the site, the messages of all, what the gateway and the host answer themselves, and what every
 * object has.
 */
const reserved = [
  ...['host', 'information', 'shared', 'common', 'api', 'demo', 'deploy', 'e2e', 'bench', 'docs'],
  ...['mf', 'media', 'icons', 'dev', 'home', 'health', 'constructor'],
];

/** Whether no remote can have this name, because it means something else. */
export const isReservedName = (name: string): boolean => reserved.includes(name);

/** Why a new remote cannot have this name beside pages with these patterns, as a sentence; undefined where it can. */
export function nameErrorOf(name: string, patterns: readonly string[], existing = remoteNames): string | undefined {
  if (name === '') return 'What is it called? For example: npm run new-remote -- radio';
  if (!/^[a-z][a-z0-9]{0,30}$/.test(name))
    return `"${name}" is no name for a remote: a small letter, then up to 30 small letters and digits.`;
  if (existing.includes(name)) return `There is a remote "${name}" already.`;
  if (isReservedName(name)) return `"${name}" means something else here; choose another name.`;
  if (patterns.some((pattern) => pattern.split('/')[1] === name))
    return `/${name} is an address of another remote already; choose another name.`;
  return undefined;
}
