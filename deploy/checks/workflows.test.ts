import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { remoteNames } from '../build/targets.ts';
import { root } from '../build/version.ts';

const workflowOf = (name: string) => readFileSync(path.join(root, `.github/workflows/remote-${name}.yml`), 'utf8');

it.each(remoteNames)(
  '%s is built and published when its own files change, or what is built into it, and only then',
  (name) => {
    const workflow = workflowOf(name);
    expect(workflow.replaceAll(name, 'NAME')).toBe(workflowOf('shop').replaceAll('shop', 'NAME'));
    const paths = [...workflow.matchAll(/^ {6}- (.+)$/gm)].map(([, pattern]) => pattern);
    // The same that a version is the hash of.
    expect(paths).toEqual([`remote-${name}/**`, 'shared/**', 'deploy/build/**', 'pnpm-lock.yaml']);
  },
);
