import { menuLinksIn } from '@sahra/shared/federation/menus';
import { closeGracefully } from '@sahra/shared/server/graceful-close';
import type { FastifyInstance } from 'fastify';
import { finishPage, nonceMark } from '../http/finished-page.ts';
import { preferencesOf, type Preferences } from '@sahra/shared/server/visitor-preferences';
import { fittingReleases } from '../registry/variant.ts';
import type { Settings } from '../settings.ts';
import { createBusyPages } from './busy-pages.ts';
import { headAssets, readHostRelease } from './host-assets.ts';
import {
  createPageCache,
  type AskedPage,
  type MadePage,
  type PageOrder,
  type ServedPage,
  type Source,
} from './page-cache.ts';
import type { PageAnswer } from './processes/messages.ts';
import { BusyError } from './processes/page-job.ts';
import { createIdleWork } from './idle-work.ts';
import { createNetworkRate } from './network-rate.ts';
import { createPool } from './processes/pool.ts';
import { extraTimeOf } from './sent-form.ts';
import { shellHtml } from './shell.ts';

/** Milliseconds that a page may take beyond the limits of its parts. */
const MARGIN_MS = 100;
/** Seconds after which a page that was late is asked for again. */
const RETRY_SECONDS = 5;
/** What is asked for. */
export interface PageRequest extends Omit<AskedPage, 'preferences'> {
  cookies: string | undefined;
}

/** Answers with pages: has them rendered, and keeps finished ones of visitors for a moment. Its workers live as long as the server. */
export function createPageService(settings: Settings, server: FastifyInstance) {
  const { log } = server;
  const host = readHostRelease();
  const entryModule = `/mf/host/${host.version}/${host.entry}`;
  const limitMs = settings.LOAD_LIMIT_MS + settings.DATA_LIMIT_MS + settings.RENDER_LIMIT_MS + MARGIN_MS;
  const pool = createPool({ settings, log, nonceMark, limitMs });
  closeGracefully(server, limitMs);
  const takesFrom = createNetworkRate(settings.NETWORK_PAGES_PER_MINUTE);
  const busy = createBusyPages();
  let refused = 0;
  server.addHook('onReady', pool.start);
  server.addHook('onClose', pool.close);

  const finished = ({ html, scriptHashes, isLate, isClosed, ...answer }: PageAnswer): MadePage => ({
    ...answer,
    page: finishPage(html, scriptHashes),
    ...(isLate && answer.status === 503 && { headers: { 'retry-after': String(RETRY_SECONDS) } }),
    isMissed: isLate === true || answer.status === 429 || (answer.status >= 500 && !isClosed),
  });
  const failed = (status: number, html: string): MadePage =>
    finished({ status, html: Buffer.from(html), isFinal: false });

  function shell(status: number, { variant, preferences, visitor }: PageOrder): MadePage {
    const html = shellHtml({
      preferences,
      isVisitor: !visitor,
      remotes: variant.entries,
      closed: variant.closed,
      menus: menuLinksIn(variant.menus, preferences.language),
      origin: settings.PUBLIC_URL,
      assets: headAssets(host, fittingReleases(variant))(undefined, preferences.language, true),
      entryModule,
    });
    return failed(status, html);
  }

  async function render(order: PageOrder, signal: AbortSignal): Promise<MadePage> {
    const { url, form } = order;
    const [firstNetwork] = order.networks;
    if (!takesFrom(firstNetwork)) {
      refused += 1;
      return busy(order, 429);
    }
    try {
      const answer = await pool.render(order, { extraMs: extraTimeOf(form?.type), signal });
      return answer ? finished(answer) : shell(500, order);
    } catch (error) {
      if (error instanceof BusyError) {
        log.warn({ reason: error.message, path: url.pathname }, 'a page is answered with 503');
        return busy(order);
      }
      // The code of a remote held it up, or the machine: where it was the code, the page is left to the browser from the next time on.
      log.error({ err: error, path: url.pathname }, 'a page is answered with 503');
      return busy(order);
    }
  }

  const whenIdle = createIdleWork(() => Object.values(pool.load()).every((count) => count === 0));
  const fromCache = createPageCache(render, settings.PAGE_CACHE_MS, whenIdle);
  const pages: Record<Source, number> = { own: 0, made: 0, cached: 0, stale: 0 };
  return {
    async page({ cookies, ...asked }: PageRequest): Promise<ServedPage & Preferences> {
      const preferences = preferencesOf(asked.url, cookies);
      const served = await fromCache({ ...asked, preferences });
      pages[served.source] += 1;
      return { ...preferences, ...served };
    },
    /** What has been answered so far, and what workers have to do now. */
    counts: () => ({ pages, refused, ...pool.counts }),
    load: pool.load,
  };
}
export type PageService = ReturnType<typeof createPageService>;
