import { cpSync, existsSync } from 'node:fs';
import path from 'node:path';
import { publishBuilds } from '../../deploy/release/publish-builds.ts';

/**
 * Publishes the builds of this workspace to a data folder. What the start of a run has published is copied to a fresh one:
 * to store a release durably takes seconds of the disk's time.
 */
export async function publishReleases(dataDir: string): Promise<void> {
  if (existsSync(path.join(dataDir, 'registry.json'))) await publishBuilds(dataDir);
  else cpSync(process.env.SAHRA_RELEASES_DIR ?? '', dataDir, { recursive: true });
}
