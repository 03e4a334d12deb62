import { loadRemote, registerRemotes } from '@module-federation/runtime';
import type { PageModule, RemoteApp, RemoteEntry } from '@sahra/shared/federation/contract';
import type { LoadOutcome } from '@sahra/shared/schemas/remote-loads';
import type { AppMessages } from '../messages/app-messages.ts';
import { outcomeOf, type Integrity } from './load-failure.ts';
import type { ReportLoad } from './load-telemetry.ts';
import { retryAddress } from './retry-address.ts';
import type { PageHandle } from '../routing/page-handle.ts';
import { RemoteLoadError } from '../routing/route-errors.ts';
import { withinLimit } from './time-limit.ts';

/** Milliseconds one attempt may take, and the pauses between attempts. */
const LOAD_LIMIT = 8000;
const PAUSES = [300, 900];

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const since = (start: number) => Math.round(performance.now() - start);

/** A remote in the browser: nothing of it is fetched before one of its pages is wanted. */
export function createRemote(
  entry: RemoteEntry,
  messages: AppMessages,
  integrity: Integrity,
  reportLoad: ReportLoad,
): PageHandle[] {
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

  async function attempt(id: string): Promise<PageModule> {
    const number = ++attempts;
    const times = { entryMs: 0, pageMs: 0 };
    try {
      const module = await fetchPage(id, times);
      attempts = 0;
      report('ok', times, number);
      return module;
    } catch (error) {
      void outcomeOf(error, entry, integrity).then((outcome) => report(outcome, times, number));
      throw error;
    }
  }

  /** Writes down how long it took, in milliseconds. */
  async function fetchPage(id: string, times: { entryMs: number; pageMs: number }): Promise<PageModule> {
    const start = performance.now();
    const hadApp = app !== undefined;
    const current = await loadApp().finally(() => (times.entryMs = hadApp ? 0 : since(start)));
    const pageStart = performance.now();
    const route = current.routes.find((candidate) => candidate.id === id);
    if (!route) throw new RemoteLoadError(entry.name, `has no page ${id}`);
    const [module] = await withinLimit(
      Promise.all([route.lazy(), messages.load(current, route)]),
      LOAD_LIMIT,
      `${entry.name} ${id}`,
    ).finally(() => (times.pageMs = since(pageStart)));
    return module;
  }

  async function load(id: string): Promise<PageModule> {
    for (let tries = 0; ; tries++) {
      try {
        return await attempt(id);
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

  return entry.pages.map((page): PageHandle => {
    const handle: PageHandle = {
      page,
      remote: entry.name,
      version: entry.version,
      reportRenderFailure() {
        handle.hasThrown = true;
        report('render');
      },
      load: async () => {
        handle.module ??= await load(page.id);
        if (app) await messages.load(app, page);
        return handle.module;
      },
    };
    return handle;
  });
}
