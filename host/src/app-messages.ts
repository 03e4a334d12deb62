import type { I18n } from '@sahra/shared/i18n/instance';
import type { RemoteApp } from '@sahra/shared/contract';
import { addMessages, languageOf, type LanguageCode } from '@sahra/shared/facade';

/** Messages of the apps that a visitor came to, each language fetched once; one that failed is fetched anew. */
export function createAppMessages(i18n: I18n) {
  const known = new Map<RemoteApp, Map<LanguageCode, Promise<void>>>();

  function load(app: RemoteApp, code: LanguageCode = languageOf(i18n).code): Promise<void> {
    const languages = known.get(app) ?? new Map<LanguageCode, Promise<void>>();
    known.set(app, languages);
    let loading = languages.get(code);
    if (!loading) {
      loading = app.messages[code]().then((messages) => addMessages(i18n, code, app.id, messages.default));
      languages.set(code, loading);
      loading.catch(() => languages.delete(code));
    }
    return loading;
  }

  return {
    load,
    /** A language for all of them. */
    speak: (code: LanguageCode) => Promise.all([...known.keys()].map((app) => load(app, code))),
  };
}
export type AppMessages = ReturnType<typeof createAppMessages>;
