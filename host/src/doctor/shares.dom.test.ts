import * as react from 'react';
import type { RemoteEntry } from '@sahra/shared/federation/contract';
import { afterEach, expect, it } from 'vitest';
import { examineReact } from './one-react.ts';
import { federationInstances, type FederationInstance } from './shares.ts';

const remote = (name: string, app?: string): RemoteEntry => ({
  name,
  version: '1.0.0',
  entry: `/mf/${name}/1.0.0/remoteEntry.js`,
  app,
  contract: '1.0.0',
  react: react.version,
  pages: [],
});
const blog = remote('blog', '/mf/blog/1.0.0/assets/app.js');

/** As the federation runtime makes it for each part; one that shares nothing by it cannot be asked for anything. */
const instance = (name: string, shared: FederationInstance['options']['shared']): FederationInstance => ({
  name,
  options: { shared: shared ?? {} },
  shareScopeMap: {},
  loadShare: (module) =>
    shared && module in shared ? Promise.resolve(() => react) : Promise.reject(new TypeError(`no ${module}`)),
});

/** What the doctor finds, where the runtime has made the instances by the time it runs. */
async function examine(instances: FederationInstance[], remotes: RemoteEntry[], loaded: string[] = []) {
  const found = await federationInstances(
    remotes,
    ({ name }) => loaded.includes(name),
    () => Promise.resolve(Object.assign(globalThis, { __FEDERATION__: { __INSTANCES__: instances } })),
  );
  const noFiles = { scripts: [], readText: () => Promise.resolve('') };
  const findings = await examineReact({
    instances: found,
    hostsUseState: react.useState,
    inUse: undefined,
    ...noFiles,
  });
  return findings.map(({ part, isHosts }) => (isHosts ? part : `not ${part}`));
}
const host = instance('host', { react: [] });

afterEach(() => Reflect.deleteProperty(globalThis, '__FEDERATION__'));

it('A remote that takes what it shares from the import map is handed what that names', async () => {
  expect(await examine([host, instance('blog', undefined)], [blog], ['blog'])).toEqual(['host', 'blog']);
});

it('A remote that the runtime has begun with and whose code is still on its way is not asked', async () => {
  expect(await examine([host, instance('blog', undefined)], [blog])).toEqual(['host']);
});

it('A remote that takes what it shares from the runtime is asked as the runtime knows it', async () => {
  const shop = instance('shop', { react: [] });
  expect(await examine([host, shop], [remote('shop'), blog], ['shop', 'blog'])).toEqual(['host', 'shop', 'blog']);
});
