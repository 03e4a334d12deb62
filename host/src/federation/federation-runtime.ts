import { init, loadRemote, registerRemotes } from '@module-federation/runtime';
import * as core from '@module-federation/runtime/core';
import { version as reactVersion } from 'react';
import { facade, providedModules } from '@sahra/shared/federation/provided-modules';
import type { RemoteApp } from '@sahra/shared/federation/contract';
import { runningHost } from './registry-client.ts';

/** As remotes have them: from the import map of the page. */
const shared = await Promise.all(
  Object.keys(providedModules).map(async (name) => {
    const module = (await import(/* @vite-ignore */ name)) as unknown;
    const version = name === facade ? runningHost : reactVersion;
    const shareConfig = { singleton: true, requiredVersion: false } as const;
    return [name, { version, lib: () => module, shareConfig }] as const;
  }),
);
// Remotes of before take their federation runtime from here.
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: core });
init({ name: 'host', remotes: [], shared: Object.fromEntries(shared), shareStrategy: 'loaded-first' });

/** From now on the remote has its entry at this address. */
export const register = (name: string, entry: string): void =>
  registerRemotes([{ name, entry, type: 'module' }], { force: true });

/** The module that a remote exposes. */
export const load = (name: string): Promise<{ default: RemoteApp } | null> => loadRemote(`${name}/app`);
