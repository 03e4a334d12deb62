import type { RemoteApp, RemotePage } from '@sahra/shared/federation/contract';
import { paths } from '../paths.ts';
import information from '../pages/information/app.ts';
import type { PageHandle } from './page-handle.ts';

type LoadMessages = (app: RemoteApp, page: RemotePage) => Promise<unknown>;

/** Pages of an app that is part of this build. `loadMessages` is called before each of them is shown. */
export const handlesOf = (app: RemoteApp, version: string, loadMessages: LoadMessages): PageHandle[] =>
  app.routes.map((page): PageHandle => {
    const handle: PageHandle = {
      page,
      remote: app.id,
      version,
      async load() {
        const [module] = await Promise.all([handle.module ?? page.lazy(), loadMessages(app, page)]);
        return (handle.module = module);
      },
    };
    return handle;
  });

/** The host's own pages; those for developers only where they are asked for. */
export const ownHandles = (version: string, loadMessages: LoadMessages, hasDevTools = false): PageHandle[] =>
  handlesOf(information, version, loadMessages).filter(
    ({ page }) => hasDevTools || page.path !== paths.styleguide.pattern,
  );
