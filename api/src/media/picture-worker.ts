import type { FileFormat } from '@sahra/shared/pictures';
import { drawArtwork } from '../../../demo/src/artwork/artwork.ts';
import { renderPicture } from './encode-picture.ts';
import type { ArtworkRequest } from '../../../demo/src/artwork/subject.ts';

/** One picture to draw and encode. */
export type ArtworkJob = ArtworkRequest & { readonly width: number; readonly format: FileFormat };

/** Runs on a thread of the pool: drawing and encoding never hold up the requests. */
export async function renderJob(job: ArtworkJob): Promise<Uint8Array> {
  const { svg, width, height } = drawArtwork(job);
  return renderPicture(svg, { width, height, format: job.format, targetWidth: job.width });
}
