import { countedNetwork, trustedProxies } from '@sahra/shared/server/counted-network';
import { isFromOwnPage } from '@sahra/shared/server/own-origin';
import { takesFurtherMaps } from '@sahra/shared/server/import-maps';
import { sessionCookieNames } from '@sahra/shared/session/session-cookie';
import { openLog } from '@sahra/shared/server/log';
import { createMetrics } from '@sahra/shared/server/metrics';
import { logRequests, pathOf, requestIdOf } from '@sahra/shared/server/request-log';
import { answerWholeRequests } from '@sahra/shared/server/whole-requests';
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { allHashesParameter } from '../../src/app/boot.ts';
import type { SentForm } from '../rendering/render-request.ts';
import { preferenceCookie, themeParameters } from '../../src/preferences/preference-cookies.ts';
import { forwardedIdentity } from '../rendering/visitor-calls.ts';
import { withReport } from '../registry/doctor-report.ts';
import { readHostRelease } from '../rendering/host-assets.ts';
import { createParameterFinder } from '../rendering/known-parameters.ts';
import { createPageService } from '../rendering/page-service.ts';
import { createLoadTickets } from '../registry/load-tickets.ts';
import { watchRegistry } from '../registry/registry.ts';
import { readForms } from './form-bodies.ts';
import { openMetrics } from './host-metrics.ts';
import { isFramable, withoutCookies } from './framed-request.ts';
import { knownAddress, withUnknown } from './known-address.ts';
import { registryRoutes } from './registry-routes.ts';
import { sendPage } from './send-page.ts';
import { seoRoutes } from '../seo/seo-routes.ts';
import { reportsUrlOf, type Settings } from '../settings.ts';
import { BadOverride, resolveVariant, type ResolvedVariant } from '../registry/resolve-variant.ts';

/** Seconds after which to ask again for a page that is not there now. */
const RETRY_SECONDS = 120;

/** Is aborted when whoever waits for an answer has gone. */
function whenGone({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => raw.writableFinished || gone.abort());
  return gone.signal;
}

/** The host server: the registry, and the HTML of every URL. It holds no secret and no database handle. */
export function createHostServer(settings: Settings): FastifyInstance {
  const log: FastifyBaseLogger = openLog(settings.LOG_LEVEL);
  const server = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIdOf,
    // The gateway says who called, from this machine or from the private network.
    trustProxy: trustedProxies,
    routerOptions: { maxParamLength: 4096 },
    // What comes on a connection that is open is answered while this process ends.
    return503OnClosing: false,
  });
  const host = readHostRelease();
  const published = watchRegistry(settings.DATA_DIR, host, (error) =>
    server.log.error({ err: error }, 'registry not usable'),
  );
  const pages = createPageService(settings, server);
  const ticketOf = createLoadTickets(reportsUrlOf(settings));
  const sources = new WeakMap<FastifyRequest, string>();
  logRequests(server, (request, reply) => ({
    path: pathOf(request.url),
    bytes: Number(reply.getHeader('content-length')) || undefined,
    page: sources.get(request),
  }));
  if (settings.METRICS_PORT !== undefined)
    openMetrics(server, createMetrics(), pages, settings.METRICS_PORT, settings.HOST);
  const parametersOf = createParameterFinder(host.pages, settings.DEV_TOOLS === 'on');
  const sessionCookies = sessionCookieNames(settings.PUBLIC_URL);

  registryRoutes(server, host.version, published);
  seoRoutes(server, settings, host.pages, published);
  answerWholeRequests(server);
  server.setErrorHandler((error: { statusCode?: number; message: string }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'a request could not be answered');
    const text = status >= 500 ? 'Something broke on our side; please try again' : error.message;
    return reply
      .code(status)
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(`${status} ${text}`);
  });

  server.get('/health', () => ({ status: 'ok' }));

  readForms(server);

  /** A page, whether it is read or a form was sent to it. */
  async function answer(request: FastifyRequest, reply: FastifyReply, form?: SentForm) {
    const url = URL.canParse(request.url, 'http://site.invalid')
      ? new URL(request.url, 'http://site.invalid')
      : undefined;
    if (!url) return reply.code(400).type('text/plain; charset=utf-8').send('400 Bad Request');
    const hasAllHashes = url.searchParams.has(allHashesParameter) || !takesFurtherMaps(request.headers['user-agent']);
    url.searchParams.delete(allHashesParameter);
    const current = await published();
    const isFramed = [host, ...current.remotes.map(({ stable }) => stable)].some(({ pages }) =>
      isFramable(pages, url.pathname),
    );
    const asked = isFramed ? withoutCookies(request) : request;
    const { cookie } = asked.headers;
    let resolved: ResolvedVariant;
    try {
      resolved = await resolveVariant(url, cookie, settings, current, request.headers['sec-fetch-site']);
    } catch (error) {
      if (error instanceof BadOverride) return reply.code(400).type('text/plain; charset=utf-8').send(error.message);
      throw error;
    }
    const visitor = forwardedIdentity(asked, sessionCookies);
    const { variant } = resolved;
    // What is somebody's own alone may be as they asked for it.
    const address = visitor.cookie || form ? url : knownAddress(url, parametersOf(variant, url));
    const signal = whenGone(reply);
    const ticket = ticketOf(variant);
    const made = await pages.page({
      url: address,
      variant,
      cookies: cookie,
      hasAllHashes,
      visitor,
      network: countedNetwork(request.ip),
      form,
      signal,
      requestId: request.id,
    });
    sources.set(request, made.source);
    const languageCookie = made.isLanguageFromUrl ? [preferenceCookie('language', made.language)] : [];
    const themeCookies = themeParameters.flatMap((name) =>
      made.chosenTheme[name] ? [preferenceCookie(name, made.chosenTheme[name])] : [],
    );
    const kept = [...resolved.setCookies, ...languageCookie, ...themeCookies, ...(made.setCookies ?? [])];
    for (const text of isFramed ? [] : kept) reply.header('set-cookie', text);
    if (made.status === 503) reply.header('retry-after', RETRY_SECONDS).header('cache-control', 'no-store');
    // Nobody else is to get it, nor the same person after signing out; what is shown before it is published nobody keeps.
    if (visitor.cookie || form || url.searchParams.has('preview')) reply.header('cache-control', 'private, no-store');
    if (made.location) return reply.redirect(withUnknown(made.location, url, address), made.status);
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache');
    const { report } = resolved;
    const shown = report
      ? { ...made, page: { ...made.page, head: withReport(made.page.head, report) }, encode: undefined }
      : made;
    return await sendPage(request, reply, shown, { isFramed, ticket: await ticket });
  }

  server.get('/*', (request, reply) => answer(request, reply));

  server.post<{ Body?: SentForm }>('/*', (request, reply) => {
    // A client that says nothing is no browser, and has no session.
    const isOwn =
      isFromOwnPage(request.headers, settings.PUBLIC_URL) ?? !forwardedIdentity(request, sessionCookies).cookie;
    if (!isOwn)
      return reply.code(403).type('text/plain; charset=utf-8').send('403 This form was sent from another site');
    if (!request.body) return reply.code(415).type('text/plain; charset=utf-8').send('415 A form was expected');
    return answer(request, reply, request.body);
  });
  return server;
}
