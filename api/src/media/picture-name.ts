import { languageCodes } from '@sahra/shared/i18n/languages';
import { type FileFormat, type PictureKind, pictureFormats, pictureKinds, socialCard } from '@sahra/shared/pictures';

/** One file of artwork. */
export interface PictureFile {
  kind: PictureKind;
  name: string;
  width: number;
  format: FileFormat;
}

/** A slug, and for what has several pictures which of them it is: `sahra-mug.night.detail`. */
const filePattern = /^([a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9]+(?:-[a-z0-9]+)*){0,2})-([1-9]\d{1,3})\.([a-z]{3,4})$/;
const isKind = (text: string): text is PictureKind => Object.hasOwn(pictureKinds, text);

/** Which picture an address means; undefined where it is none that we draw. */
export function parsePicture(kind: string, file: string): PictureFile | undefined {
  const [, name, digits, extension] = filePattern.exec(file) ?? [];
  const width = Number(digits);
  if (!name || !isKind(kind)) return undefined;
  if (extension === socialCard.format)
    return width === socialCard.width ? { kind, name, width, format: extension } : undefined;
  const format = pictureFormats.find((known) => known === extension);
  if (!format) return undefined;
  const widths: readonly number[] = pictureKinds[kind].widths;
  return widths.includes(width) ? { kind, name, width, format } : undefined;
}

export const fileNameOf = ({ name, width, format }: PictureFile) => `${name}-${width}.${format}`;

export const typeOf = ({ format }: PictureFile): string =>
  format === socialCard.format ? socialCard.type : `image/${format}`;

/** Whether a file's name is that of the site's own card in one of its languages. */
export const isSiteCard = (file: string): boolean =>
  languageCodes.some((code) => file === `${code}.${socialCard.format}`);
