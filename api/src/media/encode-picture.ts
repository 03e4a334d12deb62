import { Resvg } from '@resvg/resvg-js';
import { socialCard, type FileFormat, type PictureFormat } from '@sahra/shared/pictures';
import sharp, { type Sharp } from 'sharp';
import { encodeCard, inCardShape } from './social-card.ts';

/** A picture as SVG text, with the size of its coordinates. */
export interface Drawing {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

/**
 * Encodes a drawing in a width; in the format of the social card it gets the card's shape too. All lettering arrives as outlines
 * that were shaped while drawing, so the renderer needs no font, neither ours nor the system's.
 */
export async function encodePicture(
  { svg, width, height }: Drawing,
  targetWidth: number,
  format: FileFormat,
): Promise<Buffer> {
  // Drawn at the wanted size at once: there is nothing to scale down afterwards.
  const drawn = new Resvg(svg, {
    fitTo: { mode: 'width', value: targetWidth },
    font: { loadSystemFonts: false },
  }).render();
  const size = { width: targetWidth, height: Math.round((height / width) * targetWidth) };
  const picture = sharp(drawn.pixels, { raw: { width: drawn.width, height: drawn.height, channels: 4 } }).removeAlpha();
  if (format === socialCard.format) return encodeCard(await inCardShape(picture, width / height));
  const fitted = drawn.height === size.height ? picture : picture.resize({ ...size, fit: 'fill' });
  return encodePixels(fitted, format);
}

/** Pixels in a format that browsers read. */
export const encodePixels = (pixels: Sharp, format: PictureFormat): Promise<Buffer> =>
  format === 'avif'
    ? pixels.avif({ quality: 42, effort: 2 }).toBuffer()
    : pixels.webp({ quality: 54, effort: 4, smartSubsample: true }).toBuffer();
