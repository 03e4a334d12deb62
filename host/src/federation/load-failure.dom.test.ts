import { expect, it } from 'vitest';
import type { RemoteEntry } from '@sahra/shared/federation/contract';
import { outcomeOf } from './load-failure.ts';
import { RemoteLoadError } from '../routing/route-errors.ts';
import { TimeLimitError } from './time-limit.ts';

const entry: RemoteEntry = {
  name: 'blog',
  version: '1',
  entry: '/mf/blog/1/remoteEntry.js',
  contract: '1.0.0',
  react: '19.0.0',
  pages: [],
};

// What is told by asking for the files again is a matter of the browser: see the journeys.
it.each([
  ['took too long', 'timeout', new RemoteLoadError('blog', 'could not be loaded', new TimeLimitError('blog', 8000))],
  ['does not fit', 'misfit', new RemoteLoadError('blog', 'contract 9.0.0 does not fit 1.0.0')],
  ['threw while its files are right', 'threw', new Error('x is not a function')],
  [
    'was cut off for a moment',
    'network',
    new TypeError('Failed to fetch dynamically imported module: /mf/blog/1/app.js'),
  ],
])('A remote that %s is told as "%s"', async (_, outcome, error) => {
  expect(await outcomeOf(error, entry, {})).toBe(outcome);
});
