import { expect, it } from 'vitest';
import type { RemoteEntry } from '@sahra/shared/federation/contract';
import type { NotedLoad } from './observe-page.ts';
import { remotePartsOf } from './parts.ts';
import type { RemoteOrigin } from './report.ts';

const entry = (name: string, misfit?: string): RemoteEntry => ({
  name,
  version: '2',
  entry: '/entry.js',
  contract: '1.0.0',
  react: '19.0.0',
  misfit,
  pages: [],
});
const origin = (name: string, layer: RemoteOrigin['layer'] = 'stable'): RemoteOrigin => ({
  name,
  layer,
  stable: '1',
  stored: [],
});
const load = (remote: string, outcome: NotedLoad['outcome']): NotedLoad => ({
  remote,
  version: '2',
  outcome,
  attempt: 1,
  entryMs: 0,
  pageMs: 0,
  endedAt: 0,
});

const parts = remotePartsOf(
  {
    report: {
      remotes: [
        origin('shop', 'canary'),
        origin('blog'),
        origin('account'),
        origin('streaming'),
        origin('radio', 'off'),
      ],
    },
    remotes: [entry('shop'), entry('blog', 'does not fit'), entry('account'), entry('streaming')],
  },
  [load('shop', 'network'), load('shop', 'ok'), load('blog', 'misfit')],
  'account',
);

it.each([
  ['shop', { version: '2', state: 'ok' }],
  ['blog', { version: '2', state: 'misfit' }],
  ['account', { version: '2', state: 'loading' }],
  ['streaming', { version: '2', state: 'idle' }],
  ['radio', { version: '1', state: 'idle' }],
])('Of %s the doctor says %j', (name, said) => {
  const { origin: _, entry: known, ...part } = parts.find((candidate) => candidate.origin.name === name) ?? {};
  expect(part).toEqual(said);
  expect(known?.name).toBe(name === 'radio' ? undefined : name);
  expect(known?.misfit).toBe(name === 'blog' ? 'does not fit' : undefined);
});
