import { preloadModule } from 'react-dom';
import { loadRemote, registerRemotes } from '@module-federation/runtime';
import type { ExtensionModule, PageModule, RemoteApp, RemoteEntry } from '@sahra/shared/federation/contract';
import type { LoadOutcome } from '@sahra/shared/schemas/remote-loads';
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
interface Part {
  id: string;
  namespaces?: readonly string[] | undefined;
  modules?: readonly string[];
}
type PartsIn<M> = (app: RemoteApp) => readonly (Part & { lazy: () => Promise<M> })[];

/** A remote in the browser: nothing of it is fetched before a part of it is wanted. */
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

  const report = (outcome: LoadOutcome, times = { entryMs: 0, pageMs: 0 }, number = 1) =>
    reportLoad({ remote: entry.name, version: entry.version, outcome, attempt: Math.min(number, 1000), ...times });

  async function attempt<M>({ id }: Part, partsIn: PartsIn<M>): Promise<M> {
    const number = ++attempts;
    const times = { entryMs: 0, pageMs: 0 };
    try {
      const module = await fetchPart(id, partsIn, times);
      attempts = 0;
      report('ok', times, number);
      return module;
    } catch (error) {
      void outcomeOf(error, entry, integrity).then((outcome) => report(outcome, times, number));
      throw error;
    }
  }

  /** Writes down how long it took, in milliseconds. */
  async function fetchPart<M>(id: string, partsIn: PartsIn<M>, times: { entryMs: number; pageMs: number }): Promise<M> {
    const start = performance.now();
    const hadApp = app !== undefined;
    const current = await loadApp().finally(() => (times.entryMs = hadApp ? 0 : since(start)));
    const pageStart = performance.now();
    const part = partsIn(current).find((candidate) => candidate.id === id);
    if (!part) throw new RemoteLoadError(entry.name, `has no ${id}`);
    const [module] = await withinLimit(
      Promise.all([part.lazy(), messages.load(current, part)]),
      LOAD_LIMIT,
      `${entry.name} ${id}`,
    ).finally(() => (times.pageMs = since(pageStart)));
    return module;
  }

  async function load<M>(part: Part, partsIn: PartsIn<M>): Promise<M> {
    for (let tries = 0; ; tries++) {
      try {
        return await attempt(part, partsIn);
      } catch (error) {
        app = undefined;
        if (!(error instanceof RemoteLoadError)) register(retryAddress(entry.entry, ++failures, integrity), true);
        const wait = PAUSES[tries];
        if (wait === undefined || error instanceof RemoteLoadError)
          throw error instanceof RemoteLoadError
            ? error
            : new RemoteLoadError(entry.name, 'could not be loaded', error);
        await pause(wait);
      }
    }
  }

  function codeOf<M>(part: Part, partsIn: PartsIn<M>): CodeHandle<M> {
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
          part.modules?.forEach((href) => preloadModule(href, { as: 'script', integrity: integrity[href] }));
        handle.module ??= await load(part, partsIn);
        if (app) await messages.load(app, part);
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
