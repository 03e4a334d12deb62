import { closeGracefully } from '@sahra/shared/server/graceful-close';
import type { FastifyInstance } from 'fastify';
import type { ForwardedIdentity } from './visitor-calls.ts';
import { TimeLimitError, withinLimit } from '../../src/federation/time-limit.ts';
import { extraTimeOf } from './sent-form.ts';
import { headAssets, readHostRelease } from './host-assets.ts';
import { createPageCache, type PageOrder } from './page-cache.ts';
import { preferencesOf, type Preferences } from '../http/visitor-preferences.ts';
import type { PageAnswer } from './processes/messages.ts';
import { createPool } from './processes/pool.ts';
import { nonceMark } from '../http/security-headers.ts';
import type { Settings } from '../settings.ts';
import { shellHtml } from './shell.ts';
import { fittingReleases, type Variant } from '../registry/variant.ts';

/** Milliseconds that a page may take beyond the limits of its parts. */
const MARGIN_MS = 100;

/** What is asked for. */
export interface PageRequest extends Omit<PageOrder, 'preferences'> {
  cookies: string | undefined;
  visitor: ForwardedIdentity;
}

/** Answers with pages: has them rendered, and keeps finished ones of visitors for a moment. Its workers live as long as the server. */
export function createPageService(settings: Settings, server: FastifyInstance) {
  const { log } = server;
  const host = readHostRelease();
  const entryModule = `/mf/host/${host.version}/${host.entry}`;
  const limitMs = settings.LOAD_LIMIT_MS + settings.DATA_LIMIT_MS + settings.RENDER_LIMIT_MS + MARGIN_MS;
  const pool = createPool({ settings, log, nonceMark, limitMs });
  closeGracefully(server, limitMs);
  server.addHook('onReady', pool.start);
  server.addHook('onClose', pool.close);

  function shell(status: number, variant: Variant, preferences: Preferences, isVisitor: boolean): PageAnswer {
    const assets = headAssets(host, fittingReleases(variant))(undefined, preferences.language);
    return {
      status,
      html: Buffer.from(
        shellHtml({
          preferences,
          isVisitor,
          remotes: variant.entries,
          closed: variant.closed,
          menus: variant.menus,
          origin: settings.PUBLIC_URL,
          assets,
          entryModule,
        }),
      ),
      isFinal: false,
    };
  }

  async function render(order: PageOrder): Promise<PageAnswer> {
    const { url, variant, preferences, visitor, form } = order;
    try {
      const answer = await withinLimit(pool.render(order), limitMs + extraTimeOf(form?.type), url.pathname);
      return answer ?? shell(500, variant, preferences, !visitor);
    } catch (error) {
      log.error({ err: error, path: url.pathname }, 'the whole page is left to the browser');
      return shell(error instanceof TimeLimitError ? 200 : 500, variant, preferences, !visitor);
    }
  }

  const fromCache = createPageCache(render, settings.PAGE_CACHE_MS);
  return async function page({ cookies, ...asked }: PageRequest): Promise<PageAnswer & Preferences> {
    const preferences = preferencesOf(asked.url, cookies);
    return { ...preferences, ...(await fromCache({ ...asked, preferences })) };
  };
}
