import { createHash, randomInt } from 'node:crypto';
import { referenceAlphabet } from '@sahra/shared/schemas/contact';

const length = 8;
const letterAt = (index: number) => referenceAlphabet[index % referenceAlphabet.length] ?? '';

/** A new reference: nobody can guess another one's. */
export const createReference = (): string =>
  Array.from({ length }, () => letterAt(randomInt(referenceAlphabet.length))).join('');

/** A reference that belongs to nothing; always the same one for the same text, which nobody else knows. */
export const referenceFrom = (secretText: string): string =>
  [...createHash('sha256').update(secretText).digest().subarray(0, length)].map(letterAt).join('');
