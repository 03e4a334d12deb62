export const codes = ['ar', 'en', 'de', 'fr', 'gr'] as const;
export type Code = (typeof codes)[number];

/** One message in every language. */
export const stationsIn: Record<Code, string> = {
  ar: 'المحطات',
  en: 'Stations',
  de: 'Sender',
  fr: 'Chaînes',
  gr: 'Σταθμοί',
};
