import { pictureFormats, pictureKinds, type PictureKind } from '@sahra/shared/pictures';
import sharp from 'sharp';
// Blocks all other decoders, in this process too.
import './encode-upload.ts';

/**
 * Whether files are what this site makes of a picture of that kind: all its widths in all formats, each readable to its end, of its
 * size, with nothing in it but pixels.
 *
 * @param files by what comes after the picture's name, `240.avif`.
 */
export async function isEncodedPicture(kind: PictureKind, files: ReadonlyMap<string, Uint8Array>): Promise<boolean> {
  const { width: shapeWidth, height: shapeHeight, widths } = pictureKinds[kind];
  if (files.size !== widths.length * pictureFormats.length) return false;
  for (const width of widths)
    for (const format of pictureFormats) {
      const bytes = files.get(`${width}.${format}`);
      const height = Math.round((shapeHeight / shapeWidth) * width);
      if (!bytes || !(await isPicture(bytes, format, width, height))) return false;
    }
  return true;
}

async function isPicture(bytes: Uint8Array, format: 'avif' | 'webp', width: number, height: number): Promise<boolean> {
  try {
    const options = { limitInputPixels: width * height, failOn: 'error' } as const;
    const found = await sharp(bytes, options).metadata();
    const isFormat =
      format === 'webp' ? found.format === 'webp' : found.format === 'heif' && found.compression === 'av1';
    const isBare = !found.exif && !found.xmp && !found.iptc && !found.icc && (found.pages ?? 1) === 1;
    if (!isFormat || !isBare || found.width !== width || found.height !== height) return false;
    await sharp(bytes, options).raw().toBuffer();
    return true;
  } catch {
    return false;
  }
}
