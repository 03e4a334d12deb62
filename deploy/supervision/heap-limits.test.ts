import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../build/version.ts';
import { heapLimits } from './heap-limits.ts';

it.each(['package.json', 'deploy/stack/Dockerfile'])('The processes that %s starts have the same limits', (file) => {
  expect(readFileSync(path.join(root, file), 'utf8')).toContain(heapLimits.join(' '));
});
