import { pathToFileURL } from 'node:url';
import path from 'node:path';
import { addMessages, type I18n } from '@sahra/shared/host-runtime';
import { languageCodes } from '@sahra/shared/i18n/languages';
import type { ExtensionModule, PageModule, RemoteApp } from '@sahra/shared/federation/contract';
import type { ReleaseManifest } from '@sahra/shared/federation/release-manifest';
import type { CodeHandle, RemoteHandles } from '../../src/routing/page-handle.ts';
import { RemoteLoadError } from '../../src/routing/route-errors.ts';
import { releaseFolder, verifyServerBundle } from '../registry/release-files.ts';

/** Is told that the import of a release, `shop@1.0.0`, begins or has ended. */
export type ImportWatcher = (release: string, isOver: boolean) => void;

interface RemoteOnServer {
  dataDir: string;
  release: ReleaseManifest;
  /** Why it must not be executed here. */
  misfit: string | undefined;
  base: I18n;
  onImport: ImportWatcher;
}

/** All messages of an app in every language: a process renders them all. */
export async function addAllMessages(base: I18n, app: RemoteApp): Promise<void> {
  const all = Object.entries({ [app.id]: app.messages, ...app.namespaces });
  await Promise.all(
    all.flatMap(([namespace, files]) =>
      languageCodes.map(async (code) => addMessages(base, code, namespace, (await files[code]()).default)),
    ),
  );
}

async function importApp({ dataDir, release, misfit, base, onImport }: RemoteOnServer): Promise<RemoteApp> {
  if (misfit) throw new RemoteLoadError(release.name, misfit);
  const file = path.join(releaseFolder(dataDir, release.name, release.version), 'server/app.js');
  const label = `${release.name}@${release.version}`;
  await verifyServerBundle(dataDir, release);
  onImport(label, false);
  try {
    const { default: app } = (await import(pathToFileURL(file).href)) as { default: RemoteApp };
    // Its messages would take the place of another's.
    if (app.id !== release.name) throw new RemoteLoadError(release.name, `calls itself ${app.id}`);
    await addAllMessages(base, app);
    return app;
  } finally {
    onImport(label, true);
  }
}

/**
 * The pages and extensions of one release on the server. The bundle is imported with the first of them, once: Node remembers a
 * module that failed, so a release that throws is not asked again.
 */
export function serverHandles(remote: RemoteOnServer): RemoteHandles {
  const { release, misfit } = remote;
  let app: Promise<RemoteApp> | undefined;
  function codeOf<M>(id: string, ownedBy: (app: RemoteApp) => readonly { id: string; lazy: () => Promise<M> }[]) {
    const handle: CodeHandle<M> = {
      remote: release.name,
      version: release.version,
      async load() {
        if (handle.module) return handle.module;
        app ??= importApp(remote);
        const loadable = ownedBy(await app).find((candidate) => candidate.id === id);
        if (!loadable) throw new RemoteLoadError(release.name, `has no ${id}`);
        return (handle.module = await loadable.lazy());
      },
    };
    return handle;
  }
  return {
    pages: release.pages.map((page) =>
      Object.assign(
        codeOf<PageModule>(page.id, ({ routes }) => routes),
        { page },
      ),
    ),
    extensions: (misfit ? [] : release.extensions).map((extension) =>
      Object.assign(
        codeOf<ExtensionModule>(extension.id, ({ extensions = [] }) => extensions),
        { extension },
      ),
    ),
  };
}
