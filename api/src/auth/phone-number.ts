import { authRefusals } from '@sahra/shared/schemas/auth';
import parsePhoneNumber, { type CountryCode } from 'libphonenumber-js';
import { ApiFailure } from '../server/http/api-failure.ts';

/** Most of our members dial from here. */
const homeCountry: CountryCode = 'EG';

/** A number as it is kept, E.164; undefined where nobody could be called. Without a country's code it is one of `country`. */
export function toPhoneNumber(typed: string, country: CountryCode = homeCountry): string | undefined {
  const number = parsePhoneNumber(typed, country);
  return number?.isValid() ? number.number : undefined;
}

/** `toPhoneNumber`, or the refusal that names the field. */
export function requirePhoneNumber(typed: string, country?: CountryCode): string {
  const number = toPhoneNumber(typed, country);
  if (number) return number;
  throw new ApiFailure(400, {
    code: authRefusals.phoneInvalid,
    message: 'This is no telephone number',
    fields: { phone: 'must be a telephone number, with the code of its country' },
  });
}
