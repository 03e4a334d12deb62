import { text } from 'node:stream/consumers';
import { PassThrough } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import type { I18n } from '@sahra/shared/i18n/instance';
import { LRUCache } from 'lru-cache';
import type { StaticHandler } from 'react-router-dom';
import { createI18n, initialLanguage } from '@sahra/shared/facade';
import { createPageHandler, renderPage } from '../src/entry-server.tsx';
import { allHostMessages } from '../src/messages/all.ts';
import { misfitHere } from '../src/remote-fit.ts';
import { headAssets, readHostRelease } from './host-assets.ts';
import { serverLoadPage } from './load-page.ts';
import { preferencesOf, type Preferences } from './preferences.ts';
import { nonceMark } from './security.ts';
import { serverHandles } from './server-remotes.ts';
import type { Settings } from './settings.ts';
import { shellHtml } from './shell.ts';
import type { Variant } from './variant.ts';

export interface PageAnswer {
  status: number;
  /** A redirect's target. */
  location?: string;
  html: string;
  isFinal: boolean;
}

interface Site {
  handler: StaticHandler;
  base: I18n;
  assetsFor: ReturnType<typeof headAssets>;
}

/**
 * Modules are announced after the content, where React puts no link by itself: on a slow line the first picture, the
 * style sheets and the fonts come first, and the page can be read before it can be used.
 */
function announceModules(html: string, modules: string[]): string {
  const end = html.lastIndexOf('<script type="application/json"');
  return html.slice(0, end) + modules.map((href) => `<link rel="modulepreload" href="${href}">`).join('') + html.slice(end);
}

/** Renders pages, each variant of the site with its own route tree and messages; keeps finished ones for a moment. */
export function createPageService(settings: Settings, log: FastifyBaseLogger, dataDir: string) {
  const host = readHostRelease();
  const entryModule = `/mf/host/${host.version}/${host.entry}`;
  const loadPage = serverLoadPage(settings, log);
  const sites = new LRUCache<string, Site>({ max: 6 });
  const pages = new LRUCache<string, Promise<PageAnswer>>({ max: 500, ttl: settings.PAGE_CACHE_MS || 1 });

  function siteOf({ key, releases }: Variant): Site {
    let site = sites.get(key);
    if (!site) {
      const base = createI18n(initialLanguage, allHostMessages);
      const handles = releases.flatMap((release) => serverHandles(dataDir, release, base));
      site = { base, handler: createPageHandler(handles, loadPage), assetsFor: headAssets(host, releases.filter((release) => !misfitHere(release))) };
      sites.set(key, site);
    }
    return site;
  }

  async function render(url: URL, variant: Variant, preferences: Preferences): Promise<PageAnswer> {
    const site = siteOf(variant);
    try {
      const rendered = await renderPage(site.handler, site.base, {
        url: url.href,
        cookie: '',
        language: preferences.language,
        scheme: preferences.scheme,
        remotes: variant.entries,
        entryModule,
        nonce: nonceMark,
        apiUrl: settings.API_URL,
        assetsFor: site.assetsFor,
        renderLimit: settings.RENDER_LIMIT_MS,
        onError: (phase, error) => log.error({ err: error, phase, path: url.pathname }, 'a part is left to the browser'),
      });
      if (rendered.kind === 'redirect') return { ...rendered, html: '', isFinal: false };
      const html = await text(rendered.stream.pipe(new PassThrough()));
      return { status: rendered.status, html: announceModules(html, rendered.modules), isFinal: rendered.isFinal };
    } catch (error) {
      log.error({ err: error, path: url.pathname }, 'the whole page is left to the browser');
      const assets = site.assetsFor(undefined, preferences.language);
      return { status: 500, html: shellHtml({ preferences, remotes: variant.entries, assets, entryModule }), isFinal: false };
    }
  }

  /** The page of a URL. Requests for the same page at the same time are rendered once. */
  return async function page(url: URL, variant: Variant, cookies: string | undefined): Promise<PageAnswer & Preferences> {
    const preferences = preferencesOf(url, cookies);
    const { language, scheme } = preferences;
    const key = [variant.key, language, scheme, url.pathname + url.search].join(' ');
    let answer = pages.get(key);
    if (!answer) {
      answer = render(url, variant, preferences);
      pages.set(key, answer);
      const { isFinal } = await answer;
      if (!isFinal || !settings.PAGE_CACHE_MS) pages.delete(key);
    }
    return { ...preferences, ...(await answer) };
  };
}
