import { appContext, languageOf, type LanguageCode, type LoaderFunctionArgs } from '@sahra/shared/facade';

/** What the languages of the page and of a text are called in that of the page. */
export interface LanguageNames {
  page: string;
  text: string;
}

/** By messages: a browser takes long until it can name a language itself. */
export function nameLanguages({ context }: LoaderFunctionArgs, text: LanguageCode): LanguageNames {
  const { i18n } = context.get(appContext);
  const nameOf = (code: LanguageCode) => i18n.t(`reading:language.${code}`);
  return { page: nameOf(languageOf(i18n).code), text: nameOf(text) };
}
