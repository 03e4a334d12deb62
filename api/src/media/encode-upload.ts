import { fstatSync, readSync } from 'node:fs';
import { pictureFormats, pictureKinds, type PictureKind } from '@sahra/shared/pictures';
import { MAX_PIXELS, MIN_SIDE, uploadRefusals } from '@sahra/shared/form-rules/upload-rules';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { encodePixels } from './encode-picture.ts';
import { type Cut, regionOf } from './crop-region.ts';

/** A file that somebody uploaded, and what it is to become. */
export interface UploadJob extends Cut {
  /** Descriptor of the open file: it has no name any more. */
  file: number;
  kind: PictureKind;
}

export type EncodingRefusal = (typeof uploadRefusals)['unknownFormat' | 'broken' | 'tooManyPixels' | 'tooSmall'];

export interface EncodedUpload {
  /** By what comes after the picture's name, `240.avif`. */
  files: { name: string; type: string; bytes: Uint8Array }[];
  /** Its mean, as `#203040`. */
  color: string;
  focus: { x: number; y: number };
}

/** The only ones that may read a file: no SVG, PDF or what else there may be is ever parsed. */
const loaders = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((name) => `VipsForeignLoad${name}Buffer`);
const formats = new Set(['jpeg', 'png', 'webp', 'gif', 'avif', 'heif']);
const options = { limitInputPixels: MAX_PIXELS, failOn: 'error', autoOrient: true } as const;
/** Decoding takes a second at most; a file that makes it take longer is not worth it. */
const DECODE_SECONDS = 15;

sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: loaders });
// Every picture is another one, and this thread is one of several.
sharp.cache(false);

const isKnown = ({ format, compression }: Metadata) =>
  format !== undefined &&
  formats.has(format) &&
  (compression === undefined || format !== 'heif' || compression === 'av1');

function refusalOf(error: unknown): EncodingRefusal {
  const text = error instanceof Error ? error.message : '';
  if (/pixel limit/.test(text)) return uploadRefusals.tooManyPixels;
  return /unsupported image format/.test(text) ? uploadRefusals.unknownFormat : uploadRefusals.broken;
}

const hex = (value: number) => value.toString(16).padStart(2, '0');

async function meanColorOf(pixels: Sharp): Promise<string> {
  const [red = 0, green = 0, blue = 0] = await pixels.resize(1, 1, { fit: 'fill' }).raw().toBuffer();
  return `#${hex(red)}${hex(green)}${hex(blue)}`;
}

/** Decodes what matters of it: upright, in sRGB, without transparency, cut, and as wide as it is ever shown. */
async function decode(input: Buffer, kind: PictureKind, cut: Cut) {
  const metadata = await sharp(input, options).metadata();
  if (!isKnown(metadata)) return uploadRefusals.unknownFormat;
  const { width, height } = metadata.autoOrient;
  const { region, focus } = regionOf({ width, height }, pictureKinds[kind], cut);
  if (Math.min(region.width, region.height) < MIN_SIDE) return uploadRefusals.tooSmall;
  const widest = Math.max(...pictureKinds[kind].widths);
  const { data, info } = await sharp(input, options)
    .timeout({ seconds: DECODE_SECONDS })
    .extract(region)
    .resize(widest, heightAt(kind, widest), { fit: 'fill' })
    .toColourspace('srgb')
    .flatten({ background: '#ffffff' })
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const { channels } = info;
  return { pixels: () => sharp(data, { raw: { width: info.width, height: info.height, channels } }), focus };
}

const heightAt = (kind: PictureKind, width: number): number =>
  Math.round((pictureKinds[kind].height / pictureKinds[kind].width) * width);

/** A file from its first byte: somebody has just written it by the same descriptor, which stands at its end. */
function readWhole(file: number): Buffer {
  const bytes = Buffer.alloc(fstatSync(file).size);
  for (let read = 0, more = 1; more > 0 && read < bytes.length; read += more)
    more = readSync(file, bytes, read, bytes.length - read, read);
  return bytes;
}

/**
 * Makes the files that pages show out of an uploaded one, or says why not. Of what moves the first picture is taken. Nothing but its
 * pixels gets through: no metadata, no profile, no bytes behind its end.
 */
export async function encodeUpload({ file, kind, ...cut }: UploadJob): Promise<EncodedUpload | EncodingRefusal> {
  const decoded = await decode(readWhole(file), kind, cut).catch(refusalOf);
  if (typeof decoded === 'string') return decoded;
  const { pixels, focus } = decoded;
  const files = [];
  for (const width of pictureKinds[kind].widths)
    for (const format of pictureFormats) {
      const resized = pixels().resize(width, heightAt(kind, width), { fit: 'fill' });
      files.push({
        name: `${width}.${format}`,
        type: `image/${format}`,
        bytes: new Uint8Array(await encodePixels(resized, format)),
      });
    }
  return { files, color: await meanColorOf(pixels()), focus };
}
