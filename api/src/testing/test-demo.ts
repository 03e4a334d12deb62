import { join } from 'node:path';
import { packageFolder } from '../server/package-folder.ts';
import type { SeedContents } from '../seed/contents.ts';
import { loadDemo } from '../seed/demo-module.ts';

/** The demo as it lies in the repository, not built. */
export const testDemoModule = join(packageFolder, '../demo/src/demo.ts');

export const testContents = async (): Promise<SeedContents> => (await loadDemo(testDemoModule)).readContents();
