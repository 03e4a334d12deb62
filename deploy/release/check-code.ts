import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { reactsIn } from '@sahra/shared/federation/remote-fit';
import { ReleaseRefusal } from './registry-changes.ts';

/** Refuses a remote that brings a react of its own, in either half: components of two reacts do not work together. */
export async function checkCode(dist: string): Promise<void> {
  const files = await readdir(dist, { recursive: true });
  for (const file of files.filter((name) => /\.[cm]?js$/.test(name)))
    if (reactsIn(await readFile(path.join(dist, file), 'utf8')) > 0)
      throw new ReleaseRefusal(`${file} brings a react of its own; the host has one for all`);
}
