import { appContext, findLanguage, formatName, languageOf, type LoaderFunctionArgs } from '@sahra/shared/facade';

/** What languages are called in that of the page, by the product's codes (`gr`). */
export function nameLanguages({ context }: LoaderFunctionArgs, codes: readonly string[]): string[] {
  const page = languageOf(context.get(appContext).i18n).code;
  return codes.map((code) => {
    const known = findLanguage(code);
    return formatName('language', known?.tag ?? code, page) ?? known?.name ?? code;
  });
}
