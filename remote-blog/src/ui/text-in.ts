import { getLanguage, useLanguage, type LanguageCode } from '@sahra/shared/facade';

/** Attributes of a text in a language. */
export interface TextLanguage {
  lang?: string;
  dir?: 'ltr' | 'rtl';
}

/** Makes the attributes of a text that is in another language than the page; none where it is in the same. */
export function useTextIn(): (language: LanguageCode) => TextLanguage {
  const { code } = useLanguage();
  return (language) => {
    if (language === code) return {};
    const { tag, dir } = getLanguage(language);
    return { lang: tag, dir };
  };
}
