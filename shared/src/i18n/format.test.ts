import { expect, it } from 'vitest';
import { formatLabelled } from './format.ts';
import { languageCodes } from './languages.ts';

it.each(languageCodes)('A value stands after what it is called, with the colon of the language (%s)', (code) => {
  const colon = code === 'fr' ? '\u00A0: ' : ': ';
  expect(formatLabelled('Audio', 'VO', code)).toBe(`Audio${colon}VO`);
});
