import { preloadModule } from 'react-dom';
import { loadRemote, registerRemotes } from '@module-federation/runtime';
import type { ExtensionModule, PageModule, RemoteApp, RemoteEntry } from '@sahra/shared/federation/contract';
import type { BrowserOutcome } from '@sahra/shared/schemas/remote-loads';
import type { AppMessages } from '../messages/app-messages.ts';
import { outcomeOf, type Integrity } from './load-failure.ts';
import type { ReportLoad } from './load-telemetry.ts';
import { retryAddress } from './retry-address.ts';
import type { CodeHandle, RemoteHandles } from '../routing/page-handle.ts';
import { RemoteLoadError } from '../routing/route-errors.ts';
import { withinLimit } from './time-limit.ts';

/** Milliseconds one attempt may take, and the pauses between attempts. */
const LOAD_LIMIT = 8000;
const PAUSES = [300, 900];

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const since = (start: number) => Math.round(performance.now() - start);

/** A page or an extension. */
interface Loadable {
  id: string;
  namespaces?: readonly string[] | undefined;
  modules?: readonly string[];
}
type OwnedBy<M> = (app: RemoteApp) => readonly (Loadable & { lazy: () => Promise<M> })[];

/** A remote in the browser: nothing of it is fetched before anything of it is wanted. */
export function createRemote(
  entry: RemoteEntry,
  messages: AppMessages,
  integrity: Integrity,
  reportLoad: ReportLoad,
): RemoteHandles {
  let failures = 0;
  let attempts = 0;
  let app: RemoteApp | undefined;

  const register = (url: string, force = false) =>
    registerRemotes([{ name: entry.name, entry: url, type: 'module' }], { force });
  register(entry.entry);

  async function loadApp(): Promise<RemoteApp> {
    if (app) return app;
    if (entry.misfit) throw new RemoteLoadError(entry.name, entry.misfit);
    const module = await withinLimit(loadRemote<{ default: RemoteApp }>(`${entry.name}/app`), LOAD_LIMIT, entry.name);
    if (!module) throw new RemoteLoadError(entry.name, 'exposes no app');
    const { default: loaded } = module;
    // Its messages would take the place of another's.
    if (loaded.id !== entry.name) throw new RemoteLoadError(entry.name, `calls itself ${loaded.id}`);
    return (app = loaded);
  }

  const report = (outcome: BrowserOutcome, times = { entryMs: 0, pageMs: 0 }, number = 1) =>
    reportLoad({ remote: entry.name, version: entry.version, outcome, attempt: Math.min(number, 1000), ...times });

  async function attempt<M>({ id }: Loadable, ownedBy: OwnedBy<M>): Promise<M> {
    const number = ++attempts;
    const times = { entryMs: 0, pageMs: 0 };
    try {
      const module = await fetchCode(id, ownedBy, times);
      attempts = 0;
      report('ok', times, number);
      return module;
    } catch (error) {
      void outcomeOf(error, entry, integrity).then((outcome) => report(outcome, times, number));
      throw error;
    }
  }

  /** Writes down how long it took, in milliseconds. */
  async function fetchCode<M>(id: string, ownedBy: OwnedBy<M>, times: { entryMs: number; pageMs: number }): Promise<M> {
    const start = performance.now();
    const hadApp = app !== undefined;
    const current = await loadApp().finally(() => (times.entryMs = hadApp ? 0 : since(start)));
    const pageStart = performance.now();
    const loadable = ownedBy(current).find((candidate) => candidate.id === id);
    if (!loadable) throw new RemoteLoadError(entry.name, `has no ${id}`);
    const [module] = await withinLimit(
      Promise.all([loadable.lazy(), messages.load(current, loadable)]),
      LOAD_LIMIT,
      `${entry.name} ${id}`,
    ).finally(() => (times.pageMs = since(pageStart)));
    return module;
  }

  async function load<M>(loadable: Loadable, ownedBy: OwnedBy<M>): Promise<M> {
    for (let tries = 0; ; tries++) {
      const before = failures;
      try {
        return await attempt(loadable, ownedBy);
      } catch (error) {
        // A page and its extensions that fail together go on to one address, and not each to one of its own.
        if (failures === before) {
          app = undefined;
          if (!(error instanceof RemoteLoadError)) register(retryAddress(entry.entry, ++failures, integrity), true);
        }
        const wait = PAUSES[tries];
        if (wait === undefined || error instanceof RemoteLoadError)
          throw error instanceof RemoteLoadError
            ? error
            : new RemoteLoadError(entry.name, 'could not be loaded', error);
        await pause(wait);
      }
    }
  }

  function codeOf<M>(loadable: Loadable, ownedBy: OwnedBy<M>): CodeHandle<M> {
    const handle: CodeHandle<M> = {
      remote: entry.name,
      version: entry.version,
      reportRenderFailure() {
        handle.hasThrown = true;
        report('render');
      },
      load: async () => {
        // All at once, before the first of them names the next.
        if (!handle.module)
          loadable.modules?.forEach((href) => preloadModule(href, { as: 'script', integrity: integrity[href] }));
        handle.module ??= await load(loadable, ownedBy);
        if (app) await messages.load(app, loadable);
        return handle.module;
      },
    };
    return handle;
  }

  const extensions = entry.misfit ? [] : (entry.extensions ?? []);
  return {
    pages: entry.pages.map((page) =>
      Object.assign(
        codeOf<PageModule>(page, ({ routes }) => routes),
        { page },
      ),
    ),
    extensions: extensions.map((extension) =>
      Object.assign(
        codeOf<ExtensionModule>(extension, ({ extensions: all = [] }) => all),
        { extension },
      ),
    ),
  };
}
