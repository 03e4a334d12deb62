import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, expect } from 'vitest';
import { runRelease, type ReleaseOptions } from '../command.ts';
import { folderStore } from '../folder-store.ts';
import { publishStart, ReleaseRefusal } from '../registry-changes.ts';
import type { ReleaseStore } from '../store.ts';
import { temporaryFolder, writeBuild } from './build.ts';

/** A site that has started with a host, a shop and a blog; for each test anew. */
export function useStartedSite() {
  let store: ReleaseStore;

  beforeEach(async () => {
    store = folderStore(await temporaryFolder());
    const offers = { '@sahra/shared/facade': ['Link'] };
    const builds = await Promise.all(
      ['host', 'shop', 'blog'].map((name) => writeBuild(name, '1.0.0', name === 'host' ? { offers } : {})),
    );
    for (const { dist, manifest } of builds) await store.add(dist, manifest);
    const releases = builds.map(({ manifest }) => manifest);
    await store.change((registry) => publishStart(registry, releases, new Date()));
  });

  /** Everything that is stored: each file with what it holds. */
  async function stored(): Promise<Record<string, string>> {
    const entries = await readdir(store.place, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
    return Object.fromEntries(
      await Promise.all(files.map(async (file) => [file, await readFile(file, 'base64')] as const)),
    );
  }

  /** What a team reads that types a command; nothing may have changed by it. */
  async function refusalOf(words: string[], options: Partial<ReleaseOptions> = {}): Promise<string> {
    const before = await stored();
    const refused = runRelease(store, words, {
      siteUrl: 'http://127.0.0.1:1',
      say: () => {},
      'no-browser': true,
      ...options,
    });
    const refusal: unknown = await refused.catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(ReleaseRefusal);
    expect(await stored()).toEqual(before);
    return String(refusal);
  }

  return { store: () => store, stored, refusalOf };
}
