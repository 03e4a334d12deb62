/** Fewest and most characters of what a member says of themselves. */
export const memberLimits = {
  name: { min: 1, max: 60 },
  firstName: { min: 1, max: 60 },
  lastName: { min: 1, max: 60 },
  phone: { min: 5, max: 30 },
  zip: { min: 2, max: 12 },
} as const;

const digit = (letter: string) => String((letter.codePointAt(0) ?? 0) & 0xf);

/** Numbers as telephones and post offices write them: with the digits 0 to 9, whichever the keyboard has. */
export const toAsciiDigits = (text: string): string => text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, digit);
