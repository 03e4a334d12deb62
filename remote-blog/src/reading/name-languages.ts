import { appContext, getLanguage, languageOf, type LanguageCode, type LoaderFunctionArgs } from '@sahra/shared/facade';

/** What the languages of the page and of a text are called in that of the page. */
export interface LanguageNames {
  page: string;
  text: string;
}

/** For loaders: servers and browsers may know other names, and the page must not differ. */
export function nameLanguages({ context }: LoaderFunctionArgs, text: LanguageCode): LanguageNames {
  const page = languageOf(context.get(appContext).i18n);
  const names = new Intl.DisplayNames(page.intl, { type: 'language' });
  const nameOf = ({ tag, name }: { tag: string; name: string }) => names.of(tag) ?? name;
  return { page: nameOf(page), text: nameOf(getLanguage(text)) };
}
