import { modulesFile, type ReleaseModules } from '@sahra/shared/federation/release-modules';
import { addHashes, type Integrity } from './import-map.ts';
import { withinLimit } from './time-limit.ts';

/** Milliseconds that the file of a release may take. */
const LIMIT = 8000;

/** A release, as a page names it: `modules` is the hash of its `modules.json`; absent where the page's own map has all of its hashes. */
export interface HashedRelease {
  name: string;
  version: string;
  modules?: string | undefined;
}

/** The browser takes no import map beside the one of the page, and that one has not all hashes. */
export class OneMapError extends Error {
  constructor() {
    super('this browser takes no further import map');
    this.name = 'OneMapError';
  }
}

export interface ModuleHashes {
  /** Those that the browser knows so far. */
  known: Integrity;
  /**
   * Resolves once the browser knows the hashes of all modules of a release: nothing of it that the page has not announced may be imported
   * before. With what the release's file says of its modules, where that was read. Throws where it could not be had, and may be called again.
   */
  learn: (release: HashedRelease) => Promise<ReleaseModules | undefined>;
}

/** `known`: the hashes that the page's own import map has. `isWhole`: those are all. */
export function createModuleHashes(known: Integrity, isWhole: boolean): ModuleHashes {
  const learned = new Map<string, Promise<ReleaseModules>>();
  const failed = new Set<string>();

  async function read(href: string, integrity: string): Promise<ReleaseModules> {
    // A wrong file may be in the browser's cache: the next try goes past it.
    const cache = failed.has(href) ? 'reload' : 'default';
    const answer = await fetch(href, { integrity, cache });
    if (!answer.ok) throw new Error(`Failed to fetch ${href}: ${answer.status}`);
    return (await answer.json()) as ReleaseModules;
  }

  async function learnFrom(base: string, hash: string): Promise<ReleaseModules> {
    const href = base + modulesFile;
    known[href] = hash;
    const modules = await withinLimit(read(href, hash), LIMIT, href);
    const added = Object.entries(modules.integrity).map(([file, integrity]) => [base + file, integrity] as const);
    if (!addHashes(known, Object.fromEntries(added), href)) throw new OneMapError();
    return modules;
  }

  return {
    known,
    async learn({ name, version, modules }) {
      if (isWhole || !modules) return undefined;
      const base = `/mf/${name}/${version}/`;
      let learning = learned.get(base);
      if (!learning) {
        learning = learnFrom(base, modules);
        learned.set(base, learning);
        learning.catch(() => {
          learned.delete(base);
          failed.add(base + modulesFile);
        });
      }
      return learning;
    },
  };
}
