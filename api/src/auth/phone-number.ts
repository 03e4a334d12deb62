import { getLanguage, type LanguageCode } from '@sahra/shared/i18n/languages';
import { authRefusals } from '@sahra/shared/schemas/auth';
import parsePhoneNumber, { type CountryCode } from 'libphonenumber-js';
import { ApiFailure } from '../server/http/api-failure.ts';

/** Most of our members dial from here. */
const homeCountry: CountryCode = 'EG';

/**
 * A number as it is kept, E.164; undefined where nobody could be called. Without a country's code it is one of the first of
 * `countries` that has such numbers.
 */
export function toPhoneNumber(typed: string, countries: readonly CountryCode[] = [homeCountry]): string | undefined {
  for (const country of countries) {
    const number = parsePhoneNumber(typed, country);
    if (number?.isValid()) return number.number;
  }
  return undefined;
}

/** Where somebody dials who reads the site in this language. */
export const countriesOf = (language: LanguageCode): CountryCode[] => [getLanguage(language).country, homeCountry];

/** `toPhoneNumber`, or the refusal that names the field. */
export function requirePhoneNumber(typed: string, countries?: readonly CountryCode[]): string {
  const number = toPhoneNumber(typed, countries);
  if (number) return number;
  throw new ApiFailure(400, {
    code: authRefusals.phoneInvalid,
    message: 'This is no telephone number',
    fields: { phone: 'must be a telephone number, with the code of its country' },
  });
}
