import { createI18n } from '@sahra/shared/i18n/create-i18n';
import { getLanguage, initialLanguage, type LanguageCode } from '@sahra/shared/i18n/languages';
import type { TFunction } from 'i18next';
import ar from './messages/ar.json' with { type: 'json' };
import de from './messages/de.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import fr from './messages/fr.json' with { type: 'json' };
import gr from './messages/gr.json' with { type: 'json' };

const i18n = createI18n(initialLanguage, {
  ar: { mail: ar },
  en: { mail: en },
  de: { mail: de },
  fr: { mail: fr },
  gr: { mail: gr },
});

/** The messages of the mails in one language. */
export const translatorOf = (language: LanguageCode): TFunction<'mail'> =>
  i18n.getFixedT(getLanguage(language).tag, 'mail');
