import { buffer } from 'node:stream/consumers';
import { PassThrough } from 'node:stream';
import { getLanguage } from '@sahra/shared/facade';
import { createI18n, hrefToIn, type I18n } from '@sahra/shared/host-runtime';
import { menuLinksIn } from '@sahra/shared/federation/menus';
import { initialLanguage } from '@sahra/shared/i18n/languages';
import type { PageFacts } from '@sahra/shared/page-facts';
import type { StaticHandler } from 'react-router-dom';
import { knownPages, type KnownPage } from '../../src/routing/site-pages.ts';
import { createPageHandler, renderPage } from './render-page.tsx';
import { allHostMessages } from '../../src/messages/all.ts';
import { pseudoMenus } from '../../src/messages/pseudo-locale.ts';
import { ownHandles } from '../../src/routing/own-handles.ts';
import { placeExtensions } from '../../src/slots/place-extensions.ts';
import { headAssets, readHostRelease } from './host-assets.ts';
import type { HeadAssets } from './render-request.ts';
import { leaveToBrowser, serverPageWork } from './load-page.ts';
import { crawlerHead } from '../seo/crawler-head.ts';
import { addAllMessages, serverHandles, type ImportWatcher } from './server-remotes.ts';
import type { Settings } from '../settings.ts';
import { fittingReleases, type Variant } from '../registry/variant.ts';
import type { PageAnswer, RenderLog, RenderOrder } from './processes/messages.ts';
import { pageOf } from './processes/release-page.ts';

interface Site {
  variant: Variant;
  handler: StaticHandler;
  /** The same pages without any code of a remote. */
  frames: StaticHandler;
  base: I18n;
  pages: KnownPage[];
  assetsFor: ReturnType<typeof headAssets>;
}

/**
 * Modules are announced after the content, where React puts no link by itself: on a slow line the first picture, the
 * style sheets and the fonts come first, and the page can be read before it can be used.
 */
function announceModules(html: Buffer, { js, integrity }: HeadAssets): Buffer {
  const boot = html.lastIndexOf('<script type="application/json"');
  const links = js
    .map(
      (href) =>
        `<link rel="modulepreload" fetchpriority="low" href="${href}"${integrity[href] ? ` integrity="${integrity[href]}"` : ''}>`,
    )
    .join('');
  return Buffer.concat([html.subarray(0, boot), Buffer.from(links), html.subarray(boot)]);
}

export interface RendererOptions {
  settings: Settings;
  log: RenderLog;
  /** Stands in pages where a nonce will be. */
  nonceMark: string;
  onImport: ImportWatcher;
}

/** Renders pages, each variant of the site with its own route tree and messages. */
export function createRenderer({ settings, log, nonceMark, onImport }: RendererOptions) {
  const host = readHostRelease();
  const entryModule = `/mf/host/${host.version}/${host.entry}`;
  const hasDevTools = settings.DEV_TOOLS === 'on';
  const work = serverPageWork(settings, log);
  const sites = new Map<string, Site>();

  function siteOf(variant: Variant): Site {
    const base = createI18n(initialLanguage, allHostMessages);
    const remotes = variant.releases.map((release, index) =>
      serverHandles({ dataDir: settings.DATA_DIR, release, misfit: variant.entries[index]?.misfit, base, onImport }),
    );
    const own = ownHandles(host.version, (app) => addAllMessages(base, app), hasDevTools);
    const handles = placeExtensions(
      [...own, ...remotes.flatMap(({ pages }) => pages)],
      remotes.flatMap(({ extensions }) => extensions),
    );
    const assetsFor = headAssets(host, fittingReleases(variant));
    return {
      variant,
      base,
      assetsFor,
      pages: knownPages(handles),
      handler: createPageHandler(handles, work, variant.closed),
      frames: createPageHandler(handles, leaveToBrowser, variant.closed),
    };
  }

  /** Adds what only crawlers read. A remote that cannot say what its page is loses only that. */
  function describe(
    html: Buffer,
    facts: PageFacts,
    { variant, pages }: Site,
    { url, preferences }: RenderOrder,
  ): Buffer {
    try {
      const text = crawlerHead(facts, {
        origin: settings.PUBLIC_URL,
        language: getLanguage(preferences.language),
        hrefTo: hrefToIn(pages),
      });
      const end = html.indexOf('</head>');
      return Buffer.concat([html.subarray(0, end), Buffer.from(text), html.subarray(end)]);
    } catch (error) {
      const { remote, version, page } = pageOf(variant, url);
      log.error({ err: error, remote, version, page }, 'the page could not be described to crawlers');
      return html;
    }
  }

  /** The page that was ordered; undefined where not even its frame could be made. */
  async function render(order: RenderOrder): Promise<PageAnswer | undefined> {
    const { url, form, visitor, preferences, variantKey, isFrameOnly } = order;
    const { pathname, searchParams } = new URL(url);
    try {
      const site = sites.get(variantKey);
      if (!site) throw new Error(`The variant ${variantKey} is not known`);
      const menus = menuLinksIn(site.variant.menus, preferences.language);
      const isPseudo = hasDevTools && searchParams.get('pseudo') === 'on';
      const rendered = await renderPage(isFrameOnly ? site.frames : site.handler, site.base, {
        url,
        form,
        visitor,
        requestId: order.requestId,
        language: preferences.language,
        theme: preferences.theme,
        chosenTheme: preferences.chosenTheme,
        hasDevTools,
        comingSoonAt: settings.COMING_SOON_AT,
        isPseudo,
        socialLinks: settings.SOCIAL_LINKS,
        origin: settings.PUBLIC_URL,
        remotes: site.variant.entries,
        pages: site.pages,
        closed: site.variant.closed,
        menus: isPseudo ? pseudoMenus(menus) : menus,
        entryModule,
        nonce: nonceMark,
        apiUrl: settings.API_URL,
        assetsFor: site.assetsFor,
        sessionLimit: settings.DATA_LIMIT_MS,
        renderLimit: settings.RENDER_LIMIT_MS,
        skipped: order.skipped,
        hasAllHashes: order.hasAllHashes,
        onError(phase, error, extension) {
          const { remote, version, page } = { ...pageOf(site.variant, url), ...extension };
          log.error({ err: error, phase, path: pathname, remote, version, page }, 'a part is left to the browser');
        },
      });
      const { status, setCookies } = rendered;
      if (rendered.kind === 'redirect')
        return { status, setCookies, location: rendered.location, html: new Uint8Array(), isFinal: false };
      const html = await buffer(rendered.stream.pipe(new PassThrough()));
      const described = rendered.isFinal && rendered.facts ? describe(html, rendered.facts, site, order) : html;
      return {
        status,
        setCookies,
        html: announceModules(described, rendered.assets),
        scriptHashes: rendered.assets.scriptHashes,
        isFinal: rendered.isFinal,
        isLate: rendered.isLate,
        isClosed: rendered.isClosed,
      };
    } catch (error) {
      log.error({ err: error, path: pathname }, 'the whole page is left to the browser');
      return undefined;
    }
  }

  return {
    learn: (variant: Variant) => void sites.set(variant.key, siteOf(variant)),
    forget: (key: string) => void sites.delete(key),
    render,
  };
}
