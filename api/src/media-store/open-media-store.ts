import { join } from 'node:path';
import { FolderStore } from './folder-store.ts';
import type { MediaStore } from './media-store.ts';
import type { S3Settings } from './s3-store.ts';

/** The store that the settings name. What S3 needs is loaded only where it is used. */
export async function openMediaStore(s3: S3Settings | undefined, dataFolder: string): Promise<MediaStore> {
  if (!s3) return new FolderStore(join(dataFolder, 'media'));
  const { S3Store } = await import('./s3-store.ts');
  return new S3Store(s3);
}
