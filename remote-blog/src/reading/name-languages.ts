import {
  appContext,
  formatName,
  getLanguage,
  languageOf,
  type LanguageCode,
  type LoaderFunctionArgs,
} from '@sahra/shared/facade';

/** What the languages of the page and of a text are called in that of the page. */
export interface LanguageNames {
  page: string;
  text: string;
}

export function nameLanguages({ context }: LoaderFunctionArgs, text: LanguageCode): LanguageNames {
  const page = languageOf(context.get(appContext).i18n);
  const nameOf = ({ tag, name }: { tag: string; name: string }) => formatName('language', tag, page.code) ?? name;
  return { page: nameOf(page), text: nameOf(getLanguage(text)) };
}
