/** Major and minor of a version; NaN where it cannot be read, so that it fits nothing. */
const numbersOf = (version: string) => /^(\d+)\.(\d+)/.exec(version)?.slice(1).map(Number) ?? [Number.NaN, Number.NaN];

/** What was built against a version may use what came with its minor: the host must have it too. */
function isMet(remote: string, host: string): boolean {
  const [[major, minor = Number.NaN], [hostMajor, hostMinor = Number.NaN]] = [numbersOf(remote), numbersOf(host)];
  return major === hostMajor && minor <= hostMinor;
}

/** Names that modules export, by the name of the module. */
type Names = Readonly<Record<string, readonly string[]>>;

/** What a remote was built against, and what it uses of that which a host provides, as its build wrote it down. */
export interface Needs {
  contract: string;
  react: string;
  uses: Names;
}

/** What a host has for remotes; `offers` is empty in hosts that were stored before it was written down. */
export interface Offer {
  contract: string;
  react: string;
  offers: Names;
}

/** Why a remote must not be executed in a host; undefined where it fits. */
export function misfitOf(remote: Needs, host: Offer): string | undefined {
  if (!isMet(remote.contract, host.contract)) return `contract ${remote.contract} does not fit ${host.contract}`;
  if (!isMet(remote.react, host.react)) return `react ${remote.react} does not fit the host's ${host.react}`;
  if (Object.keys(host.offers).length === 0) return undefined;
  for (const [module, names] of Object.entries(remote.uses)) {
    const missing = names.filter((name) => !host.offers[module]?.includes(name));
    if (missing.length) return `it uses ${missing.join(', ')} of ${module}, which the host does not offer`;
  }
  return undefined;
}

/** React defines this once; everything else only reads it. */
const reactCore = /\.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*=(?!=)/g;

/** How often code defines a react of its own. */
export const reactsIn = (code: string): number => code.match(reactCore)?.length ?? 0;
