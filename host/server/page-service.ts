import { closeGracefully } from '@sahra/shared/server/graceful-close';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Caller } from '../src/caller.ts';
import type { SentForm } from '../src/entry-server.tsx';
import { misfitHere } from '../src/remote-fit.ts';
import { TimeLimitError, withinLimit } from '../src/time-limit.ts';
import { headAssets, readHostRelease } from './host-assets.ts';
import { preferencesOf, type Preferences } from './preferences.ts';
import type { PageAnswer } from './render/messages.ts';
import { createPool } from './render/pool.ts';
import { nonceMark } from './security.ts';
import type { Settings } from './settings.ts';
import { shellHtml } from './shell.ts';
import type { Variant } from './variant.ts';

/** Milliseconds that a page may take beyond the limits of its parts. */
const MARGIN_MS = 100;

/** What is asked of a page. */
export interface PageRequest {
  url: URL;
  variant: Variant;
  cookies: string | undefined;
  caller: Caller;
  form?: SentForm | undefined;
}

/** Answers with pages: has them rendered, and keeps finished ones for a moment. Its workers live as long as the server. */
export function createPageService(settings: Settings, server: FastifyInstance) {
  const { log } = server;
  const host = readHostRelease();
  const entryModule = `/mf/host/${host.version}/${host.entry}`;
  const limitMs = settings.LOAD_LIMIT_MS + settings.DATA_LIMIT_MS + settings.RENDER_LIMIT_MS + MARGIN_MS;
  const pool = createPool({ settings, log, nonceMark, limitMs });
  const pages = new LRUCache<string, Promise<PageAnswer>>({ max: 500, ttl: settings.PAGE_CACHE_MS || 1 });
  closeGracefully(server, limitMs);
  server.addHook('onReady', pool.start);
  server.addHook('onClose', pool.close);

  function shell(status: number, { releases, entries }: Variant, preferences: Preferences, isVisitor: boolean): PageAnswer {
    const assets = headAssets(host, releases.filter((release) => !misfitHere(release)))(undefined, preferences.language);
    return { status, html: Buffer.from(shellHtml({ preferences, isVisitor, remotes: entries, origin: settings.PUBLIC_URL, assets, entryModule })), isFinal: false };
  }

  async function render(url: URL, variant: Variant, preferences: Preferences, caller?: Caller, form?: SentForm): Promise<PageAnswer> {
    try {
      const answer = await withinLimit(pool.render(url, variant, preferences, caller, form), limitMs, url.pathname);
      return answer ?? shell(500, variant, preferences, !caller);
    } catch (error) {
      log.error({ err: error, path: url.pathname }, 'the whole page is left to the browser');
      return shell(error instanceof TimeLimitError ? 200 : 500, variant, preferences, !caller);
    }
  }

  /**
   * The page of a URL. Requests of visitors for the same page at the same time are rendered once; what a form gets, and
   * every page of who has a session, is made for him alone and never kept.
   */
  return async function page({ url, variant, cookies, caller, form }: PageRequest): Promise<PageAnswer & Preferences> {
    const preferences = preferencesOf(url, cookies);
    if (form || caller.cookie) return { ...preferences, ...(await render(url, variant, preferences, caller, form)) };
    const { language, theme } = preferences;
    const key = [variant.key, language, theme.scheme, theme.direction, url.pathname + url.search].join(' ');
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
