import { pageQuerySchema } from '@sahra/shared/schemas/common';
import { type DevMail, devMailsSchema } from '@sahra/shared/schemas/mail';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Database } from '../database/connect.ts';
import type { PageQuery } from '../server/http/paging.ts';
import type { SiteSettings } from '../server/settings.ts';
import { devMailPage, devMailPolicy } from './dev-mail-page.ts';
import { listOutbox } from './outbox-repository.ts';
import { writeMail } from './write-mail.ts';

/** What there is to read of a mail that was sent. */
const emptied = { subject: '', text: '', links: [] };

/** The outbox for developers and tests; only where the development tools are on. */
export const devMailRoutes =
  (database: Database, site: SiteSettings): FastifyPluginAsyncZod =>
  async (app) => {
    const { mailTo, hasDevTools } = site;
    if (!hasDevTools) return;

    async function readMails(query: PageQuery) {
      const { items, ...page } = await listOutbox(database, query);
      const mails = items.map(
        ({ id, kind, recipient, language, data, lastError, createdAt, sentAt, givenUpAt }): DevMail => {
          const { subject, text, links } = data ? writeMail(kind, data, language, site) : emptied;
          const moments = {
            createdAt: createdAt.toISOString(),
            sentAt: sentAt?.toISOString() ?? null,
            givenUpAt: givenUpAt?.toISOString() ?? null,
          };
          return {
            id,
            kind,
            recipient: recipient ?? mailTo ?? null,
            language,
            subject,
            text,
            links,
            lastError,
            ...moments,
          };
        },
      );
      return { ...page, items: mails };
    }

    app.addHook('onSend', async (_, reply) => {
      reply.header('cache-control', 'no-store');
    });
    app.get(
      '/dev/mail.json',
      { schema: { hide: true, querystring: pageQuerySchema, response: { 200: devMailsSchema } } },
      ({ query }) => readMails(query),
    );
    app.get('/dev/mail', { schema: { hide: true, querystring: pageQuerySchema } }, async ({ query }, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', devMailPolicy)
        .header('referrer-policy', 'no-referrer')
        .send(devMailPage(await readMails(query))),
    );
  };
