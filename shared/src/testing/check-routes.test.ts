import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import type { MessageFiles, RemoteRoute } from '../federation/contract.ts';
import { findRouteFaults } from './check-routes.ts';

const file = () => Promise.resolve({ default: { dial: { title: 'Dial' } } });
const files: MessageFiles = { ar: file, en: file, de: file, fr: file, gr: file };
const page: RemoteRoute = {
  id: 'radio.dial',
  path: '/dial',
  layout: 'streaming',
  titleKey: 'dial.title',
  chunk: 'src/dial-page.tsx',
  lazy: () => Promise.resolve({ default: () => null }),
};

/** What is found of a remote with one page. */
function faultsOf(changed: Partial<RemoteRoute>, href = '/dial') {
  const folder = mkdtempSync(path.join(tmpdir(), 'sahra-routes-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(path.join(folder, 'src'));
  writeFileSync(
    path.join(folder, 'src/routes.tsx'),
    "[{ chunk: 'src/dial-page.tsx', lazy: () => import('./dial-page.tsx') },]",
  );
  writeFileSync(path.join(folder, 'src/dial-page.tsx'), '');
  const app = {
    id: 'radio',
    contract: '1.2.0',
    routes: [{ ...page, ...changed }],
    messages: files,
    namespaces: { tuner: files },
  };
  return findRouteFaults(app, folder, { 'radio.dial': href });
}

it('A row that is right has no faults', async () => {
  expect(await faultsOf({ namespaces: ['tuner'] })).toEqual([]);
});

it.each<[string, Partial<RemoteRoute>, string, string]>([
  ['an address of another page', {}, '/knob', 'radio.dial: /dial does not answer /knob'],
  [
    'a namespace that the remote has not',
    { namespaces: ['tuner', 'knobs'] },
    '/dial',
    'radio.dial: the remote has no namespace knobs',
  ],
  ['a title that nobody wrote', { titleKey: 'dial.name' }, '/dial', 'radio.dial: no dial.name in gr'],
  ['a file that is not there', { chunk: 'src/knob-page.tsx' }, '/dial', 'radio.dial: src/knob-page.tsx does not exist'],
])('Found: %s', async (_, changed, href, fault) => {
  expect(await faultsOf(changed, href)).toContain(fault);
});
