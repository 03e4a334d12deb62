import { randomBytes } from 'node:crypto';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { preferenceCookie } from '../src/preferences.ts';
import { withReport } from './doctor.ts';
import { readHostRelease } from './host-assets.ts';
import { createPageService } from './page-service.ts';
import { watchRegistry } from './registry.ts';
import { pageHeaders, withNonce } from './security.ts';
import type { Settings } from './settings.ts';
import { choicesFor, variantOf } from './variant.ts';
import { BadOverride, visitOf, type Visit } from './visitor.ts';

/** The host server: the registry, and the HTML of every URL. It holds no secret and no database handle. */
export function createHostServer(settings: Settings): FastifyInstance {
  const server = Fastify({
    logger: { level: settings.LOG_LEVEL },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: '127.0.0.1',
    routerOptions: { maxParamLength: 4096 },
    // What comes on a connection that is open is answered while this process ends.
    return503OnClosing: false,
  });
  const published = watchRegistry(settings.DATA_DIR, (error) => server.log.error({ err: error }, 'registry not usable'));
  const { version: host } = readHostRelease();
  const page = createPageService(settings, server);

  server.get('/registry.json', async (_request, reply) => {
    const current = await published();
    const { entries } = variantOf(current, choicesFor(current, undefined));
    return reply.header('cache-control', 'no-cache').send({ schema: 1, revision: current.revision, host, remotes: entries });
  });

  server.get('/health', () => ({ status: 'ok' }));

  server.get('/*', async (request, reply) => {
    const url = URL.canParse(request.url, 'http://site.invalid') ? new URL(request.url, 'http://site.invalid') : undefined;
    if (!url) return reply.code(400).type('text/plain; charset=utf-8').send('400 Bad Request');
    const { cookie } = request.headers;
    let visit: Visit;
    try {
      visit = await visitOf(url, cookie, settings, await published());
    } catch (error) {
      if (error instanceof BadOverride) return reply.code(400).type('text/plain; charset=utf-8').send(error.message);
      throw error;
    }
    const answer = await page(url, visit.variant, cookie);
    const languageCookie = answer.isLanguageFromUrl ? [preferenceCookie('language', answer.language)] : [];
    for (const text of [...visit.setCookies, ...languageCookie]) reply.header('set-cookie', text);
    if (answer.location) return reply.redirect(answer.location, answer.status);
    const nonce = randomBytes(16).toString('base64');
    const html = visit.report ? withReport(answer.html, visit.report) : answer.html;
    return reply
      .code(answer.status)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('vary', 'Cookie')
      .headers(pageHeaders(nonce))
      .send(withNonce(html, nonce));
  });
  return server;
}
