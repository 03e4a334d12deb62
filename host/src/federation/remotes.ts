import type { ExtensionModule, PageModule, RemoteApp, RemoteEntry } from '@sahra/shared/federation/contract';
import type { ReleaseModules } from '@sahra/shared/federation/release-modules';
import type { BrowserOutcome } from '@sahra/shared/schemas/remote-loads';
import { announce } from './announce.ts';
import { showSheets } from './page-sheets.ts';
import { outcomeOf } from './load-failure.ts';
import type { RemoteParts } from './remote-parts.ts';
import { retryAddress } from './retry-address.ts';
import type { CodeHandle, RemoteHandles } from '../routing/page-handle.ts';
import { RemoteLoadError } from '../routing/route-errors.ts';
import { withinLimit } from './time-limit.ts';

const baseOf = ({ entry }: RemoteEntry) => entry.slice(0, entry.lastIndexOf('/') + 1);

/** Milliseconds one attempt may take, and the pauses between attempts. */
const LOAD_LIMIT = 8000;
const PAUSES = [300, 900];

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const since = (start: number) => Math.round(performance.now() - start);

type Part<M> = { id: string; namespaces?: readonly string[] | undefined; lazy: () => Promise<M> };
/** A page or an extension. */
interface Wanted<M> {
  id: string;
  /** Those of an app among which it is. */
  among: (app: RemoteApp) => readonly Part<M>[];
  /** Its code is here, its sheets may not be. */
  onCode: (module: M) => void;
}

/** A remote in the browser: nothing of it is fetched before anything of it is wanted. */
export function createRemote(
  entry: RemoteEntry,
  { messages, hashes, reportLoad, federation, announced }: RemoteParts,
): RemoteHandles {
  let failures = 0;
  let attempts = 0;
  let app: RemoteApp | undefined;
  /** Where its entry is: another address after each failure. */
  let address = entry.entry;
  let registered: string | undefined;

  /** The module that it exposes, by the federation runtime. */
  async function exposed() {
    const { register, load } = await federation();
    if (registered !== address) register(entry.name, (registered = address));
    return load(entry.name);
  }

  /**
   * The page that came with the document starts without the runtime, and so does what else is wanted of its remote: with the module itself,
   * which is the same one.
   */
  const direct = entry.pages.some(({ id }) => id === announced) ? entry.app : undefined;
  const importApp = () =>
    direct && failures === 0 ? (import(/* @vite-ignore */ direct) as ReturnType<typeof exposed>) : exposed();

  async function loadApp(): Promise<RemoteApp> {
    if (app) return app;
    const module = await withinLimit(importApp(), LOAD_LIMIT, entry.name);
    if (!module) throw new RemoteLoadError(entry.name, 'exposes no app');
    const { default: loaded } = module;
    // Its messages would take the place of another's.
    if (loaded.id !== entry.name) throw new RemoteLoadError(entry.name, `calls itself ${loaded.id}`);
    return (app = loaded);
  }

  const report = (outcome: BrowserOutcome, times = { entryMs: 0, pageMs: 0 }, number = 1) =>
    reportLoad({ remote: entry.name, version: entry.version, outcome, attempt: Math.min(number, 1000), ...times });

  /** Of pages and extensions, by their id: sheets that come into force when they are drawn. */
  const sheets = new Map<string, string[]>();

  async function announceFiles(id: string, modules: ReleaseModules | undefined, isAhead = false): Promise<void> {
    if (!modules || failures > 0) return;
    const wanted = { base: baseOf(entry), id, isFirst: !app, language: messages.language(), isAhead };
    const { hrefs, loaded } = announce(modules, wanted);
    sheets.set(id, hrefs);
    await loaded;
  }

  async function attempt<M>(wanted: Wanted<M>): Promise<M> {
    const number = ++attempts;
    const times = { entryMs: 0, pageMs: 0 };
    try {
      const module = await fetchCode(wanted, times);
      attempts = 0;
      report('ok', times, number);
      return module;
    } catch (error) {
      void outcomeOf(error, entry, hashes.known).then((outcome) => report(outcome, times, number));
      throw error;
    }
  }

  /** Writes down how long it took, in milliseconds. */
  async function fetchCode<M>(
    { id, among, onCode }: Wanted<M>,
    times: Record<'entryMs' | 'pageMs', number>,
  ): Promise<M> {
    if (entry.misfit) throw new RemoteLoadError(entry.name, entry.misfit);
    const start = performance.now();
    const hadApp = app !== undefined;
    const isAnnounced = id === announced && failures === 0;
    const learning = isAnnounced && entry.importsWait ? undefined : hashes.learn(entry);
    learning?.catch(() => {});
    let styled: Promise<void> | undefined;
    // What the page announced is on its way already, at its first address. The runtime comes beside the hashes, and not after them.
    if (!isAnnounced) {
      if (!app && !(direct && failures === 0)) void federation().catch(() => {});
      styled = announceFiles(id, await learning);
      styled.catch(() => {});
    }
    const current = await loadApp().finally(() => (times.entryMs = hadApp ? 0 : since(start)));
    const pageStart = performance.now();
    const found = among(current).find((candidate) => candidate.id === id);
    if (!found) throw new RemoteLoadError(entry.name, `has no ${id}`);
    // What it draws may ask for more modules.
    const code = Promise.all([found.lazy(), messages.load(current, found), learning]).then(([module]) => module);
    code.then(onCode, () => {});
    const whole = withinLimit(Promise.all([code, styled]), LOAD_LIMIT, `${entry.name} ${id}`);
    return (await whole.finally(() => (times.pageMs = since(pageStart))))[0];
  }

  /**
   * Takes a new address in place of the one that has failed, once the browser knows the hashes of all that is there. A page and its
   * extensions that fail together go on to one address, and not each to one of its own.
   */
  async function leaveAddress(failed: number): Promise<void> {
    const isKnown = await hashes.learn(entry).then(
      () => true,
      () => false,
    );
    if (failures !== failed) return;
    app = undefined;
    registered = undefined;
    if (isKnown) address = retryAddress(entry.entry, ++failures, hashes.known);
  }

  async function load<M>(wanted: Wanted<M>): Promise<M> {
    for (let tries = 0; ; tries++) {
      const before = failures;
      try {
        return await attempt(wanted);
      } catch (error) {
        if (error instanceof RemoteLoadError) app = undefined;
        else await leaveAddress(before);
        const wait = PAUSES[tries];
        if (wait === undefined || error instanceof RemoteLoadError)
          throw error instanceof RemoteLoadError
            ? error
            : new RemoteLoadError(entry.name, 'could not be loaded', error);
        await pause(wait);
      }
    }
  }

  function codeOf<M>(id: string, among: Wanted<M>['among']): CodeHandle<M> {
    const handle: CodeHandle<M> = {
      remote: entry.name,
      version: entry.version,
      reportRenderFailure() {
        handle.hasThrown = true;
        report('render');
      },
      prepare: async () => {
        if (!entry.misfit) await announceFiles(id, await hashes.learn(entry), true);
      },
      showStyles: () => showSheets(sheets.get(id) ?? []),
      load: async () => {
        if (!handle.module) {
          let onCode: (module: M) => void = () => {};
          handle.arriving = new Promise((resolve) => (onCode = resolve));
          handle.module = await load({ id, among, onCode });
        }
        const own = app && among(app).find((part) => part.id === id);
        if (app && own) await messages.load(app, own);
        return handle.module;
      },
    };
    return handle;
  }

  const extensions = entry.misfit ? [] : (entry.extensions ?? []);
  return {
    pages: entry.pages.map((page) =>
      Object.assign(
        codeOf<PageModule>(page.id, ({ routes }) => routes),
        { page },
      ),
    ),
    extensions: extensions.map((extension) =>
      Object.assign(
        codeOf<ExtensionModule>(extension.id, ({ extensions: all = [] }) => all),
        { extension },
      ),
    ),
  };
}
