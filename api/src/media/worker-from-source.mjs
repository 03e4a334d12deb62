// What a thread runs where nothing was built: threads do not inherit the TypeScript loader.
import { tsImport } from 'tsx/esm/api';

export const { renderJob, encodeUpload, drawShareCard } = await tsImport('./picture-worker.ts', import.meta.url);
