/** Major and minor of a version; NaN where it cannot be read, so that it fits nothing. */
const numbersOf = (version: string) => /^(\d+)\.(\d+)/.exec(version)?.slice(1).map(Number) ?? [Number.NaN, Number.NaN];

/** A remote may use what came with its minor: the host must have it too. */
function isContractMet(remote: string, host: string): boolean {
  const [[major, minor = Number.NaN], [hostMajor, hostMinor = Number.NaN]] = [numbersOf(remote), numbersOf(host)];
  return major === hostMajor && minor <= hostMinor;
}

export interface Versions {
  contract: string;
  react: string;
}

/** Why a remote must not be executed in a host; undefined where it fits. */
export function misfitOf(remote: Versions, host: Versions): string | undefined {
  if (!isContractMet(remote.contract, host.contract))
    return `contract ${remote.contract} does not fit ${host.contract}`;
  if (remote.react !== host.react) return `react ${remote.react} is not the host's ${host.react}`;
  return undefined;
}

/** React defines this once; everything else only reads it. */
const reactCore = /\.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*=(?!=)/g;

/** How often code defines a react of its own. */
export const reactsIn = (code: string): number => code.match(reactCore)?.length ?? 0;
