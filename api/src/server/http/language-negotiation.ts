import { findLanguage, getLanguage, initialLanguage, type LanguageCode } from '@sahra/shared/i18n/languages';
import { languageQuerySchema } from '@sahra/shared/schemas/common';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** The language in which contents are wanted. */
    language: LanguageCode;
  }
}

/** The language that a browser likes best of those we have; Arabic where it names none of them. */
export function fromAcceptLanguage(header: string | undefined): LanguageCode {
  const ranges = (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((part, index) => {
      const [tag = '', ...parameters] = part.split(';').map((text) => text.trim());
      const weight = Number(parameters.find((text) => text.startsWith('q='))?.slice(2) ?? 1);
      return { language: findLanguage(tag), weight: Number.isNaN(weight) ? 0 : weight, index };
    });
  const [best] = ranges
    .filter(({ language, weight }) => language && weight > 0)
    .sort((a, b) => b.weight - a.weight || a.index - b.index);
  return best?.language?.code ?? initialLanguage;
}

/** Chooses the language of every read: `?lang=`, else `Accept-Language`, else Arabic. */
export function chooseLanguages(app: FastifyInstance): void {
  app.decorateRequest('language', initialLanguage);
  app.addHook('preHandler', async (request, reply) => {
    const asked = languageQuerySchema.safeParse(request.query);
    request.language = findLanguage(asked.data?.lang)?.code ?? fromAcceptLanguage(request.headers['accept-language']);
    reply.header('content-language', getLanguage(request.language).tag).header('vary', 'Accept-Language');
  });
}
