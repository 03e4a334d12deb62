import * as z from 'zod/mini';
import { anyText, lineSchema, optionalText } from './fields.ts';
import { fieldError } from './field-errors.ts';
import { isPin, profileLimits, profilePictures, shownChoices, tidyPin } from './profile-rules.ts';

/** A PIN, or nothing. */
const optionalPin = z.pipe(
  optionalText,
  z.transform((typed: string, { issues }) => {
    const pin = tidyPin(typed);
    if (pin !== '' && !isPin(pin)) issues.push(fieldError('noPin', 'must have 4 to 8 digits', typed));
    return pin;
  }),
);

/** Form of a profile. An empty PIN leaves what there is. */
export const profileForm = z.object({
  name: lineSchema(profileLimits.name),
  picture: z.enum(profilePictures, 'must be one of the pictures'),
  shows: z.enum(shownChoices, 'must be one of the limits'),
  pin: optionalPin,
});

/** Form that says who watches from now on. */
export const profileChoiceForm = z.object({ profile: anyText, pin: optionalText, password: optionalText });
