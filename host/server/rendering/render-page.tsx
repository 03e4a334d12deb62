import type { AppInstance } from '@sahra/shared/facade';
import { AppProvider, createSessionStore, SlotContext, type I18n } from '@sahra/shared/host-runtime';
import { StrictMode } from 'react';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type StaticHandler,
  type StaticHandlerContext,
} from 'react-router-dom';
import { toInlineJson, type Boot, type ClosedArea } from '../../src/app/boot.ts';
import { FormContext } from '../../src/customizer/theme-menu.tsx';
import { ThemeForm } from '../../src/customizer/theme-form.tsx';
import { themeScript } from '../../src/preferences/apply-theme.ts';
import { collectedScript } from '../../src/preferences/mark-collected.ts';
import { keepActsScript } from '../../src/app/keep-acts.ts';
import { Document } from '../../src/app/document.tsx';
import { SocialContext } from '../../src/footer/social-context.ts';
import { isPending, type PageHandle } from '../../src/routing/page-handle.ts';
import { isClosedError } from '../../src/routing/route-errors.ts';
import type { HeadAssets, Rendered, RenderRequest } from './render-request.ts';
import { createPageRoutes, siteRoutes, type PageWork } from '../../src/app/routes.tsx';
import { drawSlot } from '../../src/slots/draw-slot.tsx';
import { streamPage } from './stream-page.ts';
import { preparePage, type PreparedPage } from './prepare-page.ts';

/** The route tree of one state of the registry: built once, used by every request. */
export const createPageHandler = (
  handles: PageHandle[],
  work: PageWork,
  closed: readonly ClosedArea[],
): StaticHandler => createStaticHandler(siteRoutes(createPageRoutes(handles, work, closed)));

function Head({ assets }: { assets: HeadAssets }) {
  return (
    <>
      {assets.fonts.map((href) => (
        <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
      ))}
      {assets.css.map(({ href, integrity }) => (
        <link key={href} rel="stylesheet" href={href} integrity={integrity} precedence="default" />
      ))}
    </>
  );
}

/** What the browser begins with. Of an error status and kind are sent, never its message. */
function bootOf(
  request: RenderRequest,
  { loaderData, actionData, errors }: StaticHandlerContext,
  member: PreparedPage['member'],
  assets: HeadAssets,
): Boot {
  const {
    remotes,
    closed,
    menus,
    language,
    theme,
    chosenTheme,
    origin,
    comingSoonAt,
    socialLinks,
    isPseudo,
    hasDevTools,
  } = request;
  return {
    remotes,
    ...assets.boot,
    ...(closed.length > 0 && { closed }),
    menus,
    language,
    theme,
    chosenTheme,
    origin,
    comingSoonAt,
    socialLinks,
    ...(member !== undefined && { member }),
    ...(isPseudo && { isPseudo }),
    ...(hasDevTools && { hasDevTools: true }),
    router: { loaderData, actionData, errors },
  };
}

interface PageTree {
  handler: StaticHandler;
  context: StaticHandlerContext;
  app: AppInstance;
  boot: Boot;
  assets: HeadAssets;
  nonce: string;
}

function drawPage({ handler, context, app, boot, assets, nonce }: PageTree) {
  return (
    <StrictMode>
      {/* What a store begins with is what is drawn here, and what the browser takes over from. */}
      <AppProvider app={{ ...app, session: createSessionStore(boot.member ?? null) }}>
        <Document
          assets={<Head assets={assets} />}
          boot={toInlineJson(boot)}
          start={{ nonce, script: `${themeScript(boot)};${collectedScript};${keepActsScript}` }}
        >
          <SocialContext value={boot.socialLinks ?? []}>
            <FormContext value={<ThemeForm />}>
              <SlotContext value={drawSlot}>
                <StaticRouterProvider
                  router={createStaticRouter(handler.dataRoutes, context)}
                  context={context}
                  nonce={nonce}
                  hydrate={false}
                />
              </SlotContext>
            </FormContext>
          </SocialContext>
        </Document>
      </AppProvider>
    </StrictMode>
  );
}

/** Renders one page with the visitor's own app instance. Rejects where not even the frame of the page could be made. */
export async function renderPage(handler: StaticHandler, base: I18n, request: RenderRequest): Promise<Rendered> {
  const prepared = await preparePage(handler, base, request);
  const { app, context, member, setCookies, facts } = prepared;
  if (context instanceof Response)
    return { kind: 'redirect', status: context.status, location: context.headers.get('location') ?? '/', setCookies };
  const handle = context.matches.at(-1)?.route.handle as PageHandle | undefined;
  const assets = request.assetsFor(handle, request.language, request.hasAllHashes);
  const boot = bootOf(request, context, member, assets);
  const { nonce } = request;
  const tree = drawPage({ handler, context, app, boot, assets, nonce });
  const { stream, hasFailed, ...drawn } = await streamPage(tree, { ...request, ...assets });
  const pending = Object.values(context.loaderData).filter(isPending);
  // A browser completes it; who only reads it is to come again.
  const status = hasFailed ? 500 : pending.some((part) => part.isLate) ? 503 : context.statusCode;
  const isFinal = status === 200 && pending.length === 0;
  const isLate = prepared.isLate || drawn.isLate;
  const isClosed = Object.values(context.errors ?? {}).some(isClosedError);
  return { kind: 'page', status, stream, isFinal, isLate, isClosed, facts: facts(), assets, setCookies };
}
