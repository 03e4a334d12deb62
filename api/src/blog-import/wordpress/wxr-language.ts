import { findLanguage, type LanguageCode } from '@sahra/shared/i18n/languages';
import { childrenOf, metaOf, type WxrElement } from './wxr-items.ts';

/** The value of a taxonomy, as plugins write it. */
const termOf = (item: WxrElement, domain: string) =>
  childrenOf(item, 'category').find(({ attributes }) => attributes.domain === domain)?.attributes.nicename;

/**
 * The language of an entry, and the name of its group of translations: Polylang says both as taxonomies, WPML's export as custom
 * fields. Undefined where nothing says so, or where the site has no such language.
 */
export function languageOf(item: WxrElement): {
  language: LanguageCode | undefined;
  said: string | undefined;
  group: string | undefined;
} {
  const said = termOf(item, 'language') ?? metaOf(item, '_wpml_import_language_code');
  const group = termOf(item, 'post_translations') ?? metaOf(item, '_wpml_import_translation_group');
  return { language: findLanguage(said?.replace('_', '-'))?.code, said, group };
}
