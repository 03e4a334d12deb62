/** Major of a version that starts with `<number>.`; NaN where it cannot be read, so that it fits nothing. */
const majorOf = (version: string) => Number(/^(\d+)\.\d+/.exec(version)?.[1] ?? Number.NaN);

export interface Versions {
  contract: string;
  react: string;
}

/** Why a remote must not be executed in a host; undefined where it fits. */
export function misfitOf(remote: Versions, host: Versions): string | undefined {
  if (majorOf(remote.contract) !== majorOf(host.contract)) return `contract ${remote.contract} does not fit ${host.contract}`;
  if (remote.react !== host.react) return `react ${remote.react} is not the host's ${host.react}`;
  return undefined;
}
