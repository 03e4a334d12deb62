import { MAX_PIXELS, MIN_SIDE, uploadRefusals, uploadTypes, uploadUses, type UploadUse } from './upload-rules.ts';

export type PictureRefusal = keyof typeof uploadRefusals;

/** Why a file will not be taken, as far as its name tag says; undefined where nothing speaks against it. */
export function refusalOfFile(file: { type: string; size: number }, use: UploadUse): PictureRefusal | undefined {
  // Not every system knows every type; such a file is judged by what is in it.
  if (file.type && !uploadTypes.some((type) => type === file.type)) return 'unknownFormat';
  if (file.size === 0) return 'missing';
  return file.size > uploadUses[use].maxBytes ? 'tooLarge' : undefined;
}

/** Why a picture of this size in pixels will not be taken; undefined where it will be. */
export function refusalOfSize({ width, height }: { width: number; height: number }): PictureRefusal | undefined {
  if (Math.min(width, height) < MIN_SIDE) return 'tooSmall';
  return width * height > MAX_PIXELS ? 'tooManyPixels' : undefined;
}

/** The refusal that a code of the api stands for. */
export const refusalOfCode = (code: string): PictureRefusal | undefined =>
  (Object.keys(uploadRefusals) as PictureRefusal[]).find((refusal) => uploadRefusals[refusal] === code);
