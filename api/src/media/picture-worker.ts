import { loadDemo } from '../seed/demo-module.ts';
import { encodePicture } from './encode-picture.ts';
import type { PictureFile } from './picture-name.ts';

export { encodeUpload } from './encode-upload.ts';
export { drawShareCard } from './share-card.ts';

/** One picture to draw and encode. */
export interface PictureJob extends PictureFile {
  /** The file of the module that draws. */
  readonly module: string;
}

/** Runs on a thread of the pool: drawing and encoding never hold up the requests. */
export async function renderJob({ module, kind, name, width, format }: PictureJob): Promise<Uint8Array | undefined> {
  const { drawPicture } = await loadDemo(module);
  const drawing = drawPicture(kind, name);
  return drawing && encodePicture(drawing, width, format);
}
