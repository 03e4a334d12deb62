import { appContext, findLanguage, getLanguage, languageOf, type LoaderFunctionArgs } from '@sahra/shared/facade';

/**
 * What languages are called in that of the page, by the product's codes (`gr`). For loaders: servers and browsers may know other
 * names, and the page must not differ.
 */
export function nameLanguages({ context }: LoaderFunctionArgs, codes: readonly string[]): string[] {
  const names = new Intl.DisplayNames(getLanguage(languageOf(context.get(appContext).i18n).code).intl, {
    type: 'language',
  });
  return codes.map((code) => {
    const known = findLanguage(code);
    return names.of(known?.tag ?? code) ?? known?.name ?? code;
  });
}
