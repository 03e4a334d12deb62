/** Major and minor of a version; NaN where it cannot be read, so that it fits nothing. */
const numbersOf = (version: string) => /^(\d+)\.(\d+)/.exec(version)?.slice(1).map(Number) ?? [Number.NaN, Number.NaN];

/** What was built against a version may use what came with its minor: the host must have it too. */
function isMet(remote: string, host: string): boolean {
  const [[major, minor = Number.NaN], [hostMajor, hostMinor = Number.NaN]] = [numbersOf(remote), numbersOf(host)];
  return major === hostMajor && minor <= hostMinor;
}

/** Names that modules export, by the name of the module. */
type Names = Readonly<Record<string, readonly string[]>>;

/** Digests of types, by module and name. */
type Types = Readonly<Record<string, Names>>;

/** What a remote was built against, and what it uses of that which a host provides, as its build wrote it down. */
export interface Needs {
  contract: string;
  react: string;
  uses: Names;
  /** The type of each that it was built for, where that is known. */
  types: Types;
}

/** What a host has for remotes; `offers` is empty in hosts that were stored before it was written down. */
export interface Offer {
  contract: string;
  react: string;
  offers: Names;
  /** The types of each that its own takes the place of, where they are known. */
  types: Types;
}

/** What every object has by nature (`constructor`) is nothing that a module has. */
const ownOf = <Value>(record: Readonly<Record<string, Value>> | undefined, key: string): Value | undefined =>
  record && Object.hasOwn(record, key) ? record[key] : undefined;

/** Whether a remote was built for a type of a name that the host's does not take the place of. */
function isOtherType(remote: Needs, host: Offer, module: string, name: string): boolean {
  const [built, accepted] = [ownOf(ownOf(remote.types, module), name), ownOf(ownOf(host.types, module), name)];
  return built !== undefined && accepted !== undefined && !built.some((digest) => accepted.includes(digest));
}

function* namesMisfits(remote: Needs, host: Offer): Generator<string> {
  for (const [module, names] of Object.entries(remote.uses)) {
    const offered = ownOf(host.offers, module) ?? [];
    const missing = names.filter((name) => !offered.includes(name));
    if (missing.length) yield `it uses ${missing.join(', ')} of ${module}, which the host does not offer`;
    const other = names.filter((name) => offered.includes(name) && isOtherType(remote, host, module, name));
    if (other.length) yield `it was built for another type of ${other.join(', ')} of ${module} than the host has`;
  }
}

/** Why a remote must not be executed in a host; undefined where it fits. */
export function misfitOf(remote: Needs, host: Offer): string | undefined {
  if (!isMet(remote.contract, host.contract)) return `contract ${remote.contract} does not fit ${host.contract}`;
  if (!isMet(remote.react, host.react)) return `react ${remote.react} does not fit the host's ${host.react}`;
  if (Object.keys(host.offers).length === 0) return undefined;
  return Array.from(namesMisfits(remote, host)).join('; ') || undefined;
}

/** React defines this once; everything else only reads it. */
const reactCore = /\.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*=(?!=)/g;

/** How often code defines a react of its own. */
export const reactsIn = (code: string): number => code.match(reactCore)?.length ?? 0;
