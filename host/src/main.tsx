import './theme/site.scss';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterContextProvider, type RouterContext } from 'react-router-dom';
import { appContext, getLanguage } from '@sahra/shared/facade';
import { addMessages, createApp, createBrowserI18n, createCompanion } from '@sahra/shared/host-runtime';
import type { MenuLink } from '@sahra/shared/federation/menus';
import { cookieText } from '@sahra/shared/privacy/cookies';
import { createAppMessages } from './messages/app-messages.ts';
import { bootElementId, doctorElementId, type Boot } from './app/boot.ts';
import { removeCrawlerHead } from './app/crawler-head.ts';
import { nextTask } from './app/next-task.ts';
import { pageOfDocument } from './app/page-of-document.ts';
import { persistTheme, startTheme } from './preferences/persist-theme.ts';
import type { DoctorReport } from './doctor/report.ts';
import { startHydration } from './federation/hydration.ts';
import { readIntegrity } from './federation/import-map.ts';
import { createLoadTelemetry, readTicket } from './federation/load-telemetry.ts';
import { createModuleHashes } from './federation/module-hashes.ts';
import { openImportGate } from './federation/import-gate.ts';
import { ownHashes } from './federation/own-hashes.ts';
import { openingContext } from './pages/information/coming-soon/opening-context.ts';
import { syncSession } from './session/sync-session.ts';
import { loadMenus } from './messages/load-menus.ts';
import { loadHostMessages } from './messages/load.ts';
import { ownHandles } from './routing/own-handles.ts';
import { isPending, type PageHandle } from './routing/page-handle.ts';
import { pageMarks } from './federation/page-marks.ts';
import { createRegistryClient, runningHost } from './federation/registry-client.ts';
import { createRemote } from './federation/remotes.ts';
import { hasTypedValues, isReplaced, renewalOf } from './federation/renewal.ts';
import { browserWork } from './routing/browser-work.ts';
import { routesByBeginning } from './routing/routes-by-beginning.ts';
import { knownPages, openPages } from './routing/site-pages.ts';
import { createQuickPages } from './routing/quick-pages.ts';
import { withReturnsAtOnce } from './routing/returns-at-once.ts';
import { createPageRoutes, pagesRoute, siteRoutes } from './app/routes.tsx';
import { siteTree } from './app/site-tree.tsx';
import { slotsRouteOf, type ExtensionValues } from './slots/extension-data.ts';
import { placeExtensions } from './slots/place-extensions.ts';

// The libraries have just been executed.
await nextTask();
const bootText = document.getElementById(bootElementId)?.textContent ?? '';
const boot = JSON.parse(bootText) as Boot;
// Only where the visitor called the doctor and the host server allows it.
const report = document.getElementById(doctorElementId)?.textContent;

const hashes = createModuleHashes(readIntegrity(), boot.modules === undefined);
// Nothing asks for a module whose hash is not known.
const learnHashes = openImportGate(hashes, boot.remotes, ownHashes(hashes, boot.modules));

const i18n = boot.isPseudo
  ? (await import('./messages/pseudo-browser.ts')).createPseudoI18n(boot.language)
  : createBrowserI18n(boot.language);
const reportLoad = createLoadTelemetry(readTicket(boot.remotes));
const appMessages = createAppMessages(i18n);

async function loadMessages(code: Boot['language']) {
  const [messages] = await Promise.all([loadHostMessages(code), appMessages.loadLanguage(code)]);
  for (const [namespace, texts] of Object.entries(messages)) addMessages(i18n, code, namespace, texts);
}

const federation = () => import('./federation/federation-runtime.ts');
const parts = { messages: appMessages, hashes, reportLoad, federation, announced: boot.announced };
const remotes = boot.remotes.map((entry) => createRemote(entry, parts));
const handles = placeExtensions(
  [...ownHandles(runningHost, appMessages.load, boot.hasDevTools), ...remotes.flatMap(({ pages }) => pages)],
  remotes.flatMap(({ extensions }) => extensions),
);
const pages = knownPages(handles, boot.closed);
const app = createApp({
  i18n,
  pages: openPages(pages, boot.closed),
  menus: boot.menus,
  theme: { ...boot.theme, storage: 'local' },
  persistTheme,
  companion: createCompanion(),
  session: boot.member ?? null,
  origin: boot.origin,
  api: { baseUrl: '/api', onWrite: () => quickPages.distrust() },
  watchRouter: (listener) => router.subscribe(listener),
  loadMessages: appMessages.loadNamespaces,
  async changeLanguage(code) {
    let menus: readonly MenuLink[];
    try {
      [menus] = await Promise.all([loadMenus(code), loadMessages(code)]);
    } catch (error) {
      if (!(await renewIn(code))) throw error;
      return;
    }
    document.cookie = cookieText('language', code);
    app.menus.setState(menus, true);
    await i18n.changeLanguage(getLanguage(code).tag);
    const url = new URL(location.href);
    url.searchParams.delete('lang');
    await router.navigate(url.pathname + url.search, { replace: true, preventScrollReset: true });
    if (app.session.getState().member)
      void import('./preferences/account-choices.ts').then(
        ({ storeLanguage }) => storeLanguage(app),
        () => {},
      );
  },
});
startTheme(app, boot);
const askRegistry = createRegistryClient(({ closed }) => app.siteMap.setState(openPages(pages, closed), true));
const quickPages = createQuickPages(() => i18n.language);
let areaOnScreen: string | undefined;

let isOffered = false;
/** Leaves it to the visitor when to go on in a new document. Said once: a page that fails is tried again and again. */
function offer(address: string) {
  if (isOffered) return;
  isOffered = true;
  app.toasts.getState().show({
    text: i18n.t('host:newVersion.text'),
    action: { label: i18n.t('host:newVersion.reload'), onSelect: () => location.assign(address) },
  });
}

const work = browserWork({ askRegistry, offer, areaOnScreen: () => areaOnScreen, ...quickPages });

/** The page that the server rendered cannot be brought to life: where another release is there, a new document is. */
async function renewPage(failed: PageHandle): Promise<void> {
  const address = location.pathname + location.search;
  const renewal = await renewalOf(failed, askRegistry, hasTypedValues(document));
  if (renewal === 'reload') location.replace(address);
  if (renewal === 'offer') offer(address);
}

/** Messages did not come: where a release is replaced, a new document has those of the present one. False where the visitor stays. */
async function renewIn(code: Boot['language']): Promise<boolean> {
  const releases = boot.remotes.map(({ name, version }) => ({ remote: name, version }));
  if (!(await isReplaced(releases, askRegistry))) return false;
  const url = new URL(location.href);
  url.searchParams.set('lang', code);
  if (hasTypedValues(document)) {
    offer(url.href);
    return false;
  }
  location.assign(url);
  return true;
}

const { routesAt, inTurn } = routesByBeginning(createPageRoutes(handles, work, boot.closed));
const { id: pageId = '', handle } = pageOfDocument(handles, routesAt, boot.router);
const hydratedValue: unknown = boot.router?.loaderData?.[pageId];
quickPages.putFirst(hydratedValue, boot.router?.loaderData?.[slotsRouteOf(pageId)] as ExtensionValues | undefined);
const needsCode =
  boot.router && handle && !boot.router.errors && !(isPending(hydratedValue) && hydratedValue.$pending === 'module');
const hydration = needsCode ? startHydration(handle, () => renewPage(handle)) : undefined;

await loadMessages(boot.language);
await nextTask();
const values = [[appContext, app] as const, [openingContext, boot.comingSoonAt] as const];
const makeContext = () => new RouterContextProvider(new Map<RouterContext, unknown>(values));
const { first, giveMore } = inTurn(pagesRoute, location.pathname);
const router = createBrowserRouter(siteRoutes(first), {
  patchRoutesOnNavigation: giveMore,
  ...(boot.router && { hydrationData: boot.router }),
  getContext: makeContext,
});
hydration?.attach(router);
quickPages.attach({ router, routesAt, work, makeContext, loadRuntime: federation });
areaOnScreen = handle?.remote;
const firstKey = router.state.location.key;
router.subscribe(({ location: { key }, matches, navigation }) => {
  if (key !== firstKey) removeCrawlerHead();
  if (navigation.state === 'idle') areaOnScreen = (matches.at(-1)?.route.handle as PageHandle | undefined)?.remote;
});

await nextTask();
const shownRouter = withReturnsAtOnce(router, quickPages.isReturning);
const tree = siteTree({ app, router: shownRouter, boot, bootText });
// In slices, between which the visitor is answered: as what is urgent React would do it in one piece.
if (boot.router)
  startTransition(
    () =>
      void hydrateRoot(document, tree, { onRecoverableError: (error) => hydration?.wasLeft() || console.warn(error) }),
  );
else createRoot(document).render(tree);

void learnHashes(handle);
syncSession(app, boot.member !== undefined, { onOther: quickPages.clear, reload: () => void router.revalidate() });

// What the server gave up on is done here.
if (isPending(hydratedValue)) void router.revalidate();
performance.mark(pageMarks.hydrated);
if (report) {
  const { openDoctor } = await import('./doctor/open-doctor.tsx');
  openDoctor({
    report: JSON.parse(report) as DoctorReport,
    remotes: boot.remotes,
    app,
    router,
    hostVersion: runningHost,
    marks: pageMarks,
    federation,
  });
}
