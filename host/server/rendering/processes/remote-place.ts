/** A release of a remote, as far as a module's place tells of it. */
export interface RemotePlace {
  remote: string;
  version: string;
  /** URL of its folder. */
  folder: string;
}

/** Finds in a URL, or in a line of a stack, to which remote's release a module belongs; modules of the host belong to none. */
export const placeFinder =
  (releases: string) =>
  (text: string | undefined): RemotePlace | undefined => {
    const at = text?.indexOf(releases) ?? -1;
    if (!text || at === -1) return undefined;
    const [remote = '', version = '', rest] = text.slice(at + releases.length).split('/', 3);
    if (remote === 'host' || rest === undefined) return undefined;
    return { remote, version, folder: `${releases}${remote}/${version}/` };
  };
