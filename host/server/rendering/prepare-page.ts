import { appContext, getLanguage, type AppInstance, type SessionMember } from '@sahra/shared/facade';
import { createApp, type I18n } from '@sahra/shared/host-runtime';
import type { PageFacts } from '@sahra/shared/page-facts';
import { requestIdHeader } from '@sahra/shared/server/request-log';
import { sessionCookieNames } from '@sahra/shared/session/session-cookie';
import { RouterContextProvider, type StaticHandler, type StaticHandlerContext } from 'react-router-dom';
import { askSession } from './ask-session.ts';
import { openingContext } from '../../src/pages/information/coming-soon/opening-context.ts';
import { pseudoOf } from '../../src/messages/pseudo-locale.ts';
import { requestOf } from './sent-form.ts';
import { skippedExtensions } from './load-extensions.ts';
import { lateness } from './load-page.ts';
import type { RenderRequest } from './render-request.ts';
import { callsFor } from './visitor-calls.ts';

/** What is known of a page before it is drawn. */
export interface PreparedPage {
  app: AppInstance;
  /** What its form and its loaders came to; a response where the visitor is sent on. */
  context: StaticHandlerContext | Response;
  /** Who is signed in; null for nobody, undefined where that could not be found out. */
  member: SessionMember | null | undefined;
  /** Cookies that the visitor is to keep. */
  setCookies: string[];
  /** A part of it was not there in time. */
  isLate: boolean;
  /** What the page says of itself, once it is drawn. */
  facts: () => PageFacts | undefined;
}

/** Does what a page needs done with the visitor's own app instance: its form, its loaders, and the question who is signed in. */
export async function preparePage(handler: StaticHandler, base: I18n, request: RenderRequest): Promise<PreparedPage> {
  const { language, theme, origin, form, visitor } = request;
  const calls = visitor && callsFor(visitor, sessionCookieNames(origin), form !== undefined);
  let facts: PageFacts | undefined;
  const own = base.cloneInstance({ lng: getLanguage(language).tag, initAsync: false });
  const app = createApp({
    i18n: request.isPseudo ? pseudoOf(own) : own,
    theme: { ...theme, storage: 'local' },
    origin,
    pages: request.pages,
    menus: request.menus,
    hasSession: () => calls?.hasSession() ?? false,
    describePage: (described) => (facts = described),
    // Whatever path a page names, the visitor's cookies go to the api.
    api: {
      baseUrl: request.apiUrl,
      // The api leads nowhere else; what would follow it costs each call.
      axios: { allowAbsoluteUrls: false, maxRedirects: 0, headers: { [requestIdHeader]: request.requestId } },
      ...(calls && { prepare: calls.prepare }),
    },
    changeLanguage: () => Promise.reject(new Error('a rendered page does not change its language')),
  });
  const requestContext = new RouterContextProvider(new Map([[appContext, app]]));
  requestContext.set(openingContext, request.comingSoonAt);
  requestContext.set(skippedExtensions, request.skipped);
  const noted = { isLate: false };
  requestContext.set(lateness, noted);
  const ask = () => (calls?.hasSession() ? askSession(app.api, request.sessionLimit) : null);
  // A form may begin a session or end it: only then one knows whose page it is.
  const early = form ? undefined : ask();
  const unsaid = app.session.getState();
  const context = await handler.query(form ? await requestOf(request.url, form) : new Request(request.url), {
    requestContext,
  });
  const asked = context instanceof Response ? undefined : form ? await ask() : await early;
  const said = app.session.getState();
  return {
    app,
    context,
    member: said === unsaid ? asked : said.member,
    setCookies: calls?.setCookies() ?? [],
    isLate: noted.isLate,
    facts: () => facts,
  };
}
