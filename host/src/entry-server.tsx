import type { I18n } from '@sahra/shared/i18n/instance';
import { StrictMode } from 'react';
import { renderToPipeableStream, type PipeableStream } from 'react-dom/server';
import {
  createStaticHandler, createStaticRouter, RouterContextProvider, StaticRouterProvider, type StaticHandler, type StaticHandlerContext,
} from 'react-router-dom';
import type { RemoteEntry } from '@sahra/shared/contract';
import { appContext, AppProvider, createApp, getLanguage, type LanguageCode, type PageFacts, type ThemeChoice } from '@sahra/shared/facade';
import { sessionCookieNames } from '@sahra/shared/session-cookie';
import { createSessionStore } from '@sahra/shared/stores/session';
import { askSession } from './ask-session.ts';
import { toInlineJson, type Boot } from './boot.ts';
import { callsFor, type Visitor } from './visitor-calls.ts';
import { FormContext } from './customizer/form-context.ts';
import { ThemeForm } from './customizer/theme-form.tsx';
import { themeScript } from './customizer/wear-theme.ts';
import { Document } from './document.tsx';
import { openingContext } from './information/coming-soon/opening-context.ts';
import { SocialContext } from './footer/social-links.tsx';
import { isPending, type PageHandle } from './page-handle.ts';
import { pseudoOf } from './pseudo-locale.ts';
import { createRoutes, type PageWork } from './routes.tsx';

/** Style sheets, scripts and fonts that the page will ask for, as URLs. */
export interface HeadAssets {
  css: { href: string; integrity: string | undefined }[];
  js: string[];
  fonts: string[];
  /** Hash of every module that the page may ever ask for, of other areas too, by its URL. */
  integrity: Record<string, string>;
}

/** A form that came without scripts: the browser itself sent it. */
export interface SentForm {
  /** As `application/x-www-form-urlencoded`. */
  body: string;
}

export interface RenderRequest {
  url: string;
  /** What a form of the page sent; absent where the page is only read. */
  form?: SentForm | undefined;
  /** For whom the api is called; absent where the page is the same for everybody. */
  visitor?: Visitor | undefined;
  language: LanguageCode;
  theme: ThemeChoice;
  /** What the URL chose of it. */
  chosenTheme: Partial<ThemeChoice>;
  hasDevTools: boolean;
  comingSoonAt: string | undefined;
  isPseudo: boolean;
  socialLinks: readonly string[];
  /** Where visitors reach the site. */
  origin: string;
  remotes: RemoteEntry[];
  entryModule: string;
  nonce: string;
  apiUrl: string;
  assetsFor: (handle: PageHandle | undefined, language: LanguageCode) => HeadAssets;
  /** Milliseconds in which the api is to say who is signed in. */
  sessionLimit: number;
  /** Milliseconds after which a page that still suspends is sent as far as it is. */
  renderLimit: number;
  onError: (phase: 'render', error: unknown) => void;
}

/** Beside each, the cookies that the visitor is to keep. */
export type Rendered = { setCookies: string[] } & (
  | { kind: 'redirect'; status: number; location: string }
  | {
      kind: 'page';
      status: number;
      stream: PipeableStream;
      /** Everything was done here: nothing is left to the browser, no error was rendered. */
      isFinal: boolean;
      /** What the page says of itself to those who read only its head; nothing where it is not to be listed. */
      facts: PageFacts | undefined;
      /** Modules that the page will ask for. */
      modules: string[];
    }
);

/** The route tree of one state of the registry: built once, used by every request. */
export const createPageHandler = (handles: PageHandle[], work: PageWork): StaticHandler =>
  createStaticHandler(createRoutes(handles, work));

function Head({ assets }: { assets: HeadAssets }) {
  return (
    <>
      {assets.fonts.map((href) => <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />)}
      {assets.css.map(({ href, integrity }) => <link key={href} rel="stylesheet" href={href} integrity={integrity} precedence="default" />)}
    </>
  );
}

/** What is sent for hydration: status and kind of an error, never its message. */
function routerState({ loaderData, actionData, errors }: StaticHandlerContext): NonNullable<Boot['router']> {
  return { loaderData, actionData, errors };
}

/** Renders one page with the visitor's own app instance. Rejects where not even the frame of the page could be made. */
export async function renderPage(handler: StaticHandler, base: I18n, request: RenderRequest): Promise<Rendered> {
  const { language, theme, chosenTheme, origin, comingSoonAt, isPseudo, socialLinks, nonce, form, visitor } = request;
  const calls = visitor && callsFor(visitor, sessionCookieNames(origin), form !== undefined);
  const setCookies = () => calls?.setCookies() ?? [];
  let facts: PageFacts | undefined;
  const own = base.cloneInstance({ lng: getLanguage(language).tag, initAsync: false });
  const i18n = isPseudo ? pseudoOf(own) : own;
  const app = createApp({
    i18n,
    theme: { ...theme, storage: 'local' },
    origin,
    hasSession: () => calls?.hasSession() ?? false,
    describePage: (described) => (facts = described),
    api: { baseUrl: request.apiUrl, ...(calls && { prepare: calls.prepare }) },
    changeLanguage: () => Promise.reject(new Error('a rendered page does not change its language')),
  });
  const requestContext = new RouterContextProvider(new Map([[appContext, app]]));
  requestContext.set(openingContext, comingSoonAt);
  const ask = () => (calls?.hasSession() ? askSession(app.api, request.sessionLimit) : null);
  // A form may begin a session or end it: only then one knows whose page it is.
  const early = form ? undefined : ask();
  const unsaid = app.session.getState();
  const context = await handler.query(new Request(request.url, form && { method: 'POST', body: form.body, headers: { 'content-type': 'application/x-www-form-urlencoded' } }), {
    requestContext,
  });
  if (context instanceof Response)
    return { kind: 'redirect', status: context.status, location: context.headers.get('location') ?? '/', setCookies: setCookies() };
  const asked = form ? await ask() : await early;
  const said = app.session.getState();
  const member = said === unsaid ? asked : said.member;

  const handle = context.matches.at(-1)?.route.handle as PageHandle | undefined;
  const assets = request.assetsFor(handle, language);
  const boot = { remotes: request.remotes, language, theme, chosenTheme, origin, comingSoonAt, socialLinks, ...(member !== undefined && { member }), ...(isPseudo && { isPseudo }), ...(request.hasDevTools && { hasDevTools: true }), router: routerState(context) } satisfies Boot;
  const tree = (
    <StrictMode>
      {/* What a store begins with is what is drawn here, and what the browser takes over from. */}
      <AppProvider app={{ ...app, session: createSessionStore(member ?? null) }}>
        <Document assets={<Head assets={assets} />} boot={toInlineJson(boot)} start={{ nonce, script: themeScript(boot) }}>
          <SocialContext value={socialLinks}>
            <FormContext value={<ThemeForm />}>
              <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} nonce={nonce} hydrate={false} />
            </FormContext>
          </SocialContext>
        </Document>
      </AppProvider>
    </StrictMode>
  );
  return await new Promise((resolve, reject) => {
    let status = context.statusCode;
    const stream = renderToPipeableStream(tree, {
      nonce,
      bootstrapModules: [{ src: request.entryModule, integrity: assets.integrity[request.entryModule] }],
      importMap: { integrity: assets.integrity },
      // React would put a large page behind its fallback and let a script swap them: without scripts nobody could read it.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError(error) {
        status = 500;
        request.onError('render', error);
      },
      onShellError(error) {
        clearTimeout(timer);
        reject(error);
      },
      onAllReady() {
        clearTimeout(timer);
        const isFinal = status === 200 && !Object.values(context.loaderData).some(isPending);
        resolve({ kind: 'page', status, stream, isFinal, facts, modules: assets.js, setCookies: setCookies() });
      },
    });
    const timer = setTimeout(() => stream.abort(new Error(`rendering took longer than ${request.renderLimit} ms`)), request.renderLimit);
  });
}
