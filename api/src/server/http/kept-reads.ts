import { hasEntityTag } from '@sahra/shared/server/entity-tags';
import type { MemberRating } from '@sahra/shared/schemas/contributions';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { readRatings } from '../../contributions/contribution-totals.ts';
import { catalogRevisions } from '../../database/catalog-revision-tables.ts';
import type { Database } from '../../database/connect.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its answer is made of the tables of the catalog and of nothing else, and is the same for everybody whom no profile limits. */
    isOfCatalog?: boolean;
    /** And of what reviewers think of the program that its address names. */
    isRated?: boolean;
  }
  interface FastifyRequest {
    /** What the answer is to say of that program, where it is to be kept. */
    memberRating?: MemberRating;
  }
}

/** What a route says of itself whose answers are kept. */
export const ofCatalog = { isOfCatalog: true } as const;
export const ofRatedProgram = { isOfCatalog: true, isRated: true } as const;
/** As the route has checked them. */
const ratedParams = z.object({ programId: z.int() });

interface KeptAnswer {
  revision: number;
  body: Buffer;
  etag: string;
}

const MAX_BYTES = 16 * 1024 * 1024;

/** Values of the query that are unknown to the route are not in it: nobody fills the memory with what is the same. */
const keyOf = ({ routeOptions, params, query, language, memberRating }: FastifyRequest) =>
  JSON.stringify([routeOptions.url, params, query, language, memberRating]);

/**
 * Keeps answers that are made of the catalog alone for as long as nobody writes it: each read asks for its revision, which is one row, and is
 * answered by what was made of that revision. To be registered after `cacheReads`, which gives an answer its ETag.
 */
export function keepCatalogReads(app: FastifyInstance, database: Database): void {
  const kept = new LRUCache<string, KeptAnswer>({ maxSize: MAX_BYTES, sizeCalculation: ({ body }) => body.length + 1 });
  /** Under what an answer that is being made is to be kept. */
  const making = new WeakMap<FastifyRequest, { key: string; revision: number }>();
  const revisions = database
    .select({ revision: catalogRevisions.revision })
    .from(catalogRevisions)
    .prepare('catalog_revision');

  async function readRating({ params }: FastifyRequest): Promise<MemberRating> {
    const { programId } = ratedParams.parse(params);
    return (await readRatings(database, 'program', [programId]))(programId);
  }

  app.addHook('preHandler', async (request, reply) => {
    const { isOfCatalog, isRated } = request.routeOptions.config;
    if (!isOfCatalog || request.maturityLimit !== null) return undefined;
    const [[row], rating] = await Promise.all([revisions.execute(), isRated ? readRating(request) : undefined]);
    if (rating) request.memberRating = rating;
    if (!row) return undefined;
    const key = keyOf(request);
    const answer = kept.get(key);
    if (answer?.revision !== row.revision) {
      making.set(request, { key, revision: row.revision });
      return undefined;
    }
    reply.header('etag', answer.etag).header('cache-control', 'public, no-cache');
    if (hasEntityTag(request.headers['if-none-match'], answer.etag)) return reply.status(304).send();
    return reply.type('application/json; charset=utf-8').send(answer.body);
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const made = making.get(request);
    const etag = reply.getHeader('etag');
    if (made && reply.statusCode === 200 && typeof payload === 'string' && typeof etag === 'string')
      kept.set(made.key, { revision: made.revision, body: Buffer.from(payload), etag });
    return payload;
  });
}
