import { type PictureFormat, type PictureKind, pictureFormats, pictureKinds } from '@sahra/shared/pictures';

/** One file of artwork. */
export interface PictureFile {
  kind: PictureKind;
  name: string;
  width: number;
  format: PictureFormat;
}

const filePattern = /^([a-z0-9]+(?:-[a-z0-9]+)*)-([1-9]\d{1,3})\.([a-z]{3,4})$/;
const isKind = (text: string): text is PictureKind => Object.hasOwn(pictureKinds, text);

/** Which picture an address means; undefined where it is none that we draw. */
export function parsePicture(kind: string, file: string): PictureFile | undefined {
  const [, name, digits, extension] = filePattern.exec(file) ?? [];
  const width = Number(digits);
  const format = pictureFormats.find((known) => known === extension);
  if (!name || !format || !isKind(kind)) return undefined;
  const widths: readonly number[] = pictureKinds[kind].widths;
  return widths.includes(width) ? { kind, name, width, format } : undefined;
}

export const fileNameOf = ({ name, width, format }: PictureFile) => `${name}-${width}.${format}`;
