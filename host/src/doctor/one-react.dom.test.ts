import { expect, it } from 'vitest';
import { examineReact, isOneReact, type ReactQuestion } from './one-react.ts';
import type { FederationInstance } from './shares.ts';

const react = { useState: () => 'the host’s' };
/** Of the same version, and yet another one. */
const twin = { useState: () => 'the host’s' };
const core = 'exports.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE = {}';
const reader = 'var a = b.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE, c';

const part = (name: string, handed: unknown): FederationInstance => ({
  name,
  options: {},
  shareScopeMap: {},
  loadShare: () => Promise.resolve(() => handed),
});
const texts: Readonly<Record<string, string>> = {
  '/mf/host/1/react.js': core,
  '/mf/host/1/dom.js': reader,
  '/mf/shop/1/app.js': reader,
};

const examine = (change: Partial<ReactQuestion> = {}) =>
  examineReact({
    instances: [part('host', react), part('shop', react)],
    hostsUseState: react.useState,
    inUse: react,
    scripts: Object.keys(texts),
    readText: (url) => Promise.resolve(texts[url] ?? core),
    ...change,
  });

it('There is one react where the host brings it and all are handed that one', async () => {
  const findings = await examine();
  expect(findings).toEqual([
    { part: 'host', isHosts: true, copies: 1 },
    { part: 'shop', isHosts: true, copies: 0 },
  ]);
  expect(isOneReact(findings)).toBe(true);
});

it.each<[string, Partial<ReactQuestion>, object]>([
  [
    'a remote is handed a twin',
    { instances: [part('host', react), part('shop', twin)] },
    { part: 'shop', isHosts: false },
  ],
  [
    'a remote is handed nothing',
    { instances: [part('host', react), part('shop', false)] },
    { part: 'shop', isHosts: false },
  ],
  [
    'a remote shares none by the federation runtime',
    {
      instances: [
        part('host', react),
        { ...part('shop', react), loadShare: () => Promise.reject(new TypeError('get is not a function')) },
      ],
    },
    { part: 'shop', isHosts: false },
  ],
  ['the code reads another one', { inUse: twin }, { part: 'shop', isHosts: false }],
  [
    'a remote brings one in its files',
    { scripts: [...Object.keys(texts), '/mf/shop/1/own.js'] },
    { part: 'shop', isHosts: true, copies: 1 },
  ],
  ['the host brings two', { scripts: [...Object.keys(texts), '/mf/host/1/again.js'] }, { part: 'host', copies: 2 }],
])('There is more than one where %s', async (_, change, found) => {
  const findings = await examine(change);
  expect(findings).toContainEqual(expect.objectContaining(found));
  expect(isOneReact(findings)).toBe(false);
});
