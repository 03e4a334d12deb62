import { reactsIn } from '@sahra/shared/federation/remote-fit';
import type { FederationInstance } from './shares.ts';

/** What was found out about react in one part of the page. */
export interface ReactFinding {
  part: string;
  /** It is handed the very functions that the host uses, not only the same version. */
  isHosts: boolean;
  /** How often its files, as far as they are loaded, define a react of their own. */
  copies: number;
}

export interface ReactQuestion {
  /** The host first. */
  instances: readonly FederationInstance[];
  /** A function of the react that draws the page. */
  hostsUseState: unknown;
  /** The module that the code of remotes of before reads; undefined where there is none. */
  inUse: unknown;
  /** Addresses of the code that is loaded. */
  scripts: readonly string[];
  readText: (url: string) => Promise<string>;
}

const useStateOf = (module: unknown) => (module as { useState?: unknown } | undefined)?.useState;

/** Undefined where it is handed none. */
async function handedTo(instance: FederationInstance): Promise<unknown> {
  const factory = await instance.loadShare('react').catch(() => undefined);
  return typeof factory === 'function' ? (factory as () => unknown)() : factory;
}

/** Asks on behalf of each part for react, as its own code does, and looks for other reacts in the code that it has loaded. */
export function examineReact({
  instances,
  hostsUseState,
  inUse,
  scripts,
  readText,
}: ReactQuestion): Promise<ReactFinding[]> {
  return Promise.all(
    instances.map(async (instance) => {
      const own = scripts.filter((url) => new URL(url, location.origin).pathname.startsWith(`/mf/${instance.name}/`));
      const texts = await Promise.all(own.map(readText));
      const handed = [await handedTo(instance), ...(inUse === undefined ? [] : [inUse])];
      const isHosts = handed.every((module) => useStateOf(module) === hostsUseState);
      return {
        part: instance.name,
        isHosts,
        copies: texts.reduce((sum, text) => sum + reactsIn(text), 0),
      };
    }),
  );
}

/** The host brings one, all are handed that one, and nobody brings another. */
export const isOneReact = (findings: readonly ReactFinding[]) =>
  findings.every(({ isHosts, copies }, index) => isHosts && copies === (index === 0 ? 1 : 0));
