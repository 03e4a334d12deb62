import type { RemoteLoad } from '@sahra/shared/schemas/remote-loads';
import { networkOf } from '@sahra/shared/server/network-of';

const windowMs = 60_000;
/** Reports that one address may send in a minute; a fast visitor sends one with each document. */
const reportsOfCaller = 120;
/** A browser meets a handful of remotes; an old tab and a retry may double that. */
const releasesOfCaller = 12;
const releasesOfAll = 200;
const callersOfAll = 20_000;

interface Caller {
  reports: number;
  releases: Set<string>;
}

/** Keeps what one process counts within bounds, whatever is sent: by caller and altogether, for one minute after the other. */
export class ReportLimits {
  readonly #now: () => number;
  #window = 0;
  #callers = new Map<string, Caller>();
  #releases = new Set<string>();

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  #callerOf(address: string): Caller {
    const window = Math.floor(this.#now() / windowMs);
    if (window !== this.#window) {
      this.#window = window;
      this.#callers = new Map();
      this.#releases = new Set();
    }
    // Beyond any real crowd the rest shares one limit.
    const key =
      this.#callers.size < callersOfAll || this.#callers.has(networkOf(address)) ? networkOf(address) : 'the rest';
    let caller = this.#callers.get(key);
    if (!caller) this.#callers.set(key, (caller = { reports: 0, releases: new Set() }));
    return caller;
  }

  /** Whether one more report is taken from an address. */
  takesFrom(address: string): boolean {
    const caller = this.#callerOf(address);
    caller.reports += 1;
    return caller.reports <= reportsOfCaller;
  }

  /** The loads as they are counted: releases beyond what is believable go under one name. */
  named(address: string, loads: RemoteLoad[]): RemoteLoad[] {
    const caller = this.#callerOf(address);
    return loads.map((load) => {
      const release = `${load.remote} ${load.version}`;
      const isBelieved =
        (caller.releases.has(release) || caller.releases.size < releasesOfCaller) &&
        (this.#releases.has(release) || this.#releases.size < releasesOfAll);
      if (!isBelieved) return { ...load, remote: 'other', version: 'other' };
      caller.releases.add(release);
      this.#releases.add(release);
      return load;
    });
  }
}
