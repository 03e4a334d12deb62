import { bucketOf } from '@sahra/shared/federation/bucket';
import { menuLinksIn } from '@sahra/shared/federation/menus';
import { findLanguage } from '@sahra/shared/i18n/languages';
import type { FastifyInstance } from 'fastify';
import type { RegistryAnswer } from '../../src/federation/registry-client.ts';
import type { Published } from '../registry/registry.ts';
import { choicesFor, variantOf } from '../registry/variant.ts';

/** What open tabs ask for: what is in force for their visitor, and its menus in another language. */
export function registryRoutes(
  server: FastifyInstance,
  hostVersion: string,
  published: () => Promise<Published>,
): void {
  async function variantFor(cookie: string | undefined) {
    const current = await published();
    return { revision: current.revision, ...variantOf(current, choicesFor(current, bucketOf(cookie))) };
  }

  server.get('/registry.json', async ({ headers }, reply) => {
    const { revision, entries, closed } = await variantFor(headers.cookie);
    const answer: RegistryAnswer = {
      schema: 1,
      revision,
      host: hostVersion,
      remotes: entries,
      closed: closed.map(({ name, pages }) => ({ name, paths: pages.map(({ path }) => path) })),
    };
    return reply.header('cache-control', 'no-cache').header('vary', 'Cookie').send(answer);
  });

  server.get('/menus.json', async ({ headers, query }, reply) => {
    reply.header('cache-control', 'no-cache').header('vary', 'Cookie');
    const { lang } = query as { lang?: unknown };
    const language = typeof lang === 'string' ? findLanguage(lang) : undefined;
    if (!language)
      return reply
        .code(400)
        .send({ code: 'invalid_request', message: 'The request is not valid', fields: { lang: 'unknown language' } });
    return menuLinksIn((await variantFor(headers.cookie)).menus, language.code);
  });
}
