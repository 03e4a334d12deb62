import { checkLine, tidyLine, type FieldErrorCode } from './text-rules.ts';
import { toAsciiDigits } from './member-rules.ts';

/** Profiles of an account at most, the member's own among them. */
export const MAX_PROFILES = 5;
/** Fewest and most characters. */
export const profileLimits = { name: { min: 1, max: 30 }, pin: { min: 4, max: 8 } } as const;
/** Drawn pictures, of which each profile has one. */
export const profilePictures = ['moon', 'star', 'cat', 'boat', 'palm', 'lantern'] as const;
export type ProfilePicture = (typeof profilePictures)[number];
/** Up to which age a children's profile shows things. */
export const childrenLimits = ['all', '7', '12'] as const;
export type ChildrenLimit = (typeof childrenLimits)[number];
/** The id of the member's own profile, which is the account itself. */
export const OWN_PROFILE = 0;

/** The error of a name as it was typed. */
export const checkProfileName = (typed: string): FieldErrorCode | undefined =>
  checkLine(tidyLine(typed), profileLimits.name);

/** A PIN as it is compared: digits of any script are 0 to 9. */
export const tidyPin = (typed: string): string => toAsciiDigits(typed.trim());
/** Whether something typed is a PIN: four to eight digits. */
export const isPin = (typed: string): boolean => /^\d{4,8}$/.test(tidyPin(typed));

/** What a profile may show: everything, or what is for children of an age. */
export const shownChoices = ['everything', ...childrenLimits] as const;
