/** Errors of a field; pages translate them. */
export const fieldErrorCodes = [
  'missing',
  'tooShort',
  'tooLong',
  'notOneLine',
  'strangeCharacters',
  'notAnAddress',
] as const;
export type FieldErrorCode = (typeof fieldErrorCodes)[number];

/** Some field was refused, and there is no code of its own for why. */
export const NOT_ACCEPTED = 'notAccepted';

/** Fewest and most characters of a field, counted as `maxLength` of an input counts them. */
export interface TextLimits {
  min: number;
  max: number;
}

/** Embeddings and overrides of direction: invisible, and able to turn round what stands after them. */
const directionControls = /[\u202a-\u202e\u2066-\u2069\ufeff]/g;
const lineEnds = /[\r\n\u2028\u2029\u0085\v\f]/;
/** Control characters and halves of characters: no keyboard makes them, and databases and mails cannot hold them. */
const strangeInLine = /[\p{Cc}\p{Cs}]/u;
const strangeInText = /[^\P{Cc}\n\t]|\p{Cs}/u;
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** A field of one line as it is kept: one spelling of each letter, nothing invisible round or in it. */
export const tidyLine = (text: string): string => text.normalize('NFC').replace(directionControls, '').trim();

/** A field of many lines as it is kept. */
export const tidyText = (text: string): string => text.normalize('NFC').replace(/\r\n?/g, '\n').trim();

function checkLength(text: string, { min, max }: TextLimits): FieldErrorCode | undefined {
  if (!visible.test(text)) return 'missing';
  if (text.length < min) return 'tooShort';
  return text.length > max ? 'tooLong' : undefined;
}

/** The error of a tidied line; line ends would begin a header of their own in a mail. */
export function checkLine(line: string, limits: TextLimits): FieldErrorCode | undefined {
  if (lineEnds.test(line)) return 'notOneLine';
  return strangeInLine.test(line) ? 'strangeCharacters' : checkLength(line, limits);
}

/** The error of a tidied text. */
export const checkText = (text: string, limits: TextLimits): FieldErrorCode | undefined =>
  strangeInText.test(text) ? 'strangeCharacters' : checkLength(text, limits);
