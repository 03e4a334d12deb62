import { appContext, findLanguage, formatName, languageOf, type LoaderFunctionArgs } from '@sahra/shared/facade';

/**
 * What languages are called in that of the page, by the product's codes (`gr`). Those of the site have messages: a browser takes
 * long until it can name a language, and nearly all films speak one of these.
 */
export function nameLanguages({ context }: LoaderFunctionArgs, codes: readonly string[]): string[] {
  const { i18n } = context.get(appContext);
  return codes.map((code) => {
    const known = findLanguage(code);
    return known
      ? i18n.t(`streaming:language.${known.code}`)
      : (formatName('language', code, languageOf(i18n).code) ?? code);
  });
}
