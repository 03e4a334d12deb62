import { languageOf, type LanguageCode } from '@sahra/shared/facade';
import { addMessages, type I18n } from '@sahra/shared/host-runtime';
import type { MessageFiles, RemoteApp, RemotePage } from '@sahra/shared/federation/contract';

/** Messages of the apps that a visitor came to, each language fetched once; one that failed is fetched anew. */
export function createAppMessages(i18n: I18n) {
  const known = new Map<MessageFiles, (code: LanguageCode) => Promise<void>>();
  const apps = new Set<RemoteApp>();

  function remember(namespace: string, files: MessageFiles) {
    const languages = new Map<LanguageCode, Promise<void>>();
    const load = (code: LanguageCode) => {
      let loading = languages.get(code);
      if (!loading) {
        loading = files[code]().then((messages) => addMessages(i18n, code, namespace, messages.default));
        languages.set(code, loading);
        loading.catch(() => languages.delete(code));
      }
      return loading;
    };
    known.set(files, load);
    return load;
  }

  const loadAll = (wanted: readonly (readonly [namespace: string, files: MessageFiles | undefined])[]) =>
    Promise.all(
      wanted.map(
        ([namespace, files]) => files && (known.get(files) ?? remember(namespace, files))(languageOf(i18n).code),
      ),
    );

  return {
    language: () => languageOf(i18n).code,
    /** The messages of an app, and those of its namespaces that a page shows. */
    load(app: RemoteApp, { namespaces = [] }: Pick<RemotePage, 'namespaces'>) {
      apps.add(app);
      return loadAll([[app.id, app.messages], ...namespaces.map((name) => [name, app.namespaces?.[name]] as const)]);
    },
    /** Messages that a part of a page has by itself. Remotes carry copies, of which one may know a message that another does not yet know. */
    loadNamespaces: (namespaces: readonly string[]) =>
      loadAll(namespaces.flatMap((name) => [...apps].map((app) => [name, app.namespaces?.[name]] as const))),
    /** Messages in another language, for every app that was loaded. */
    loadLanguage: (code: LanguageCode) => Promise.all([...known.values()].map((load) => load(code))),
  };
}
export type AppMessages = ReturnType<typeof createAppMessages>;
