import type { AppMessages } from '../messages/app-messages.ts';
import type { ReportLoad } from './load-telemetry.ts';
import type { ModuleHashes } from './module-hashes.ts';

/** What remotes in a browser have in common. */
export interface RemoteParts {
  messages: AppMessages;
  hashes: ModuleHashes;
  reportLoad: ReportLoad;
  /** The federation runtime, which is not there before it is wanted. */
  federation: () => Promise<Pick<typeof import('./federation-runtime.ts'), 'register' | 'load'>>;
  /** Id of the page whose modules are announced: the import map that the document came with has their hashes. */
  announced: string | undefined;
}
