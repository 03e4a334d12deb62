import type { RegistryFile } from '@sahra/shared/federation/registry-file';
import type { ReleaseManifest } from '@sahra/shared/federation/release-manifest';

export interface StoredRelease {
  version: string;
  storedAt: Date;
  bytes: number;
}

/** Where releases and registry are kept. Releases never change once they are there. */
export interface ReleaseStore {
  /** Name for messages. */
  place: string;
  /** undefined before the first publication. */
  readRegistry: () => Promise<RegistryFile | undefined>;
  /** Changes the registry in one step, as the only one who does; answers with what is in force then. */
  change: (work: (registry: RegistryFile) => Promise<RegistryFile> | RegistryFile) => Promise<RegistryFile>;
  /** What a release says of itself; undefined where it is not stored. */
  readManifest: (name: string, version: string) => Promise<ReleaseManifest | undefined>;
  /** Stores a build: whole, or not at all. Nothing happens where it is stored already; refuses another one of its version. */
  add: (dist: string, manifest: ReleaseManifest) => Promise<void>;
  /** Copies a stored release to `<folder>/<name>/<version>`. */
  copyTo: (folder: string, name: string, version: string) => Promise<void>;
  /** The stored versions of a remote, newest first. */
  list: (name: string) => Promise<StoredRelease[]>;
  remove: (name: string, version: string) => Promise<void>;
}
