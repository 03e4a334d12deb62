import { addMessages, languageOf, type I18n, type LanguageCode, type RemoteApp } from '@sahra/shared/facade';
import type { PageHandle } from '../../host/src/page-handle.ts';

/** Every remote's contract value as part of this one build; a new remote is found by its folder's name. */
const apps = Object.values(import.meta.glob<RemoteApp>('../../remote-*/src/app.ts', { eager: true, import: 'default' }));

/** The remotes' pages as ordinary lazy pages of one application, and their messages. */
export function createHandles(i18n: I18n) {
  const loaded = new Map<string, Promise<void>>();
  const wanted = new Set<RemoteApp>();

  function loadMessages(app: RemoteApp, code: LanguageCode): Promise<void> {
    wanted.add(app);
    const key = `${app.id} ${code}`;
    let loading = loaded.get(key);
    if (!loading) {
      loading = app.messages[code]().then((messages) => addMessages(i18n, code, app.id, messages.default));
      loaded.set(key, loading);
      loading.catch(() => loaded.delete(key));
    }
    return loading;
  }

  const handles = apps.flatMap((app) =>
    app.routes.map((page): PageHandle => {
      const handle: PageHandle = {
        page,
        remote: app.id,
        version: 'spa',
        async load() {
          const [module] = await Promise.all([handle.module ?? page.lazy(), loadMessages(app, languageOf(i18n).code)]);
          return (handle.module = module);
        },
      };
      return handle;
    }),
  );
  return {
    handles,
    /** Messages of the remotes that have been visited. */
    speak: (code: LanguageCode) => Promise.all([...wanted].map((app) => loadMessages(app, code))),
  };
}
