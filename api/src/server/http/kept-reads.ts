import { hasEntityTag } from '@sahra/shared/server/entity-tags';
import type { MemberRating } from '@sahra/shared/schemas/contributions';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { readRatings } from '../../contributions/contribution-totals.ts';
import type { Database } from '../../database/connect.ts';
import { catalogRevisions, contentRevisions } from '../../database/revision-tables.ts';

/** Tables that have a revision together. */
type Area = 'catalog' | 'shop' | 'blog';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its answer is made of the tables of these areas and of nothing else, no clock either, and is the same for everybody whom no profile limits. */
    madeOf?: readonly Area[];
    /** And of what reviewers think of the program that its address names. */
    isRated?: boolean;
  }
  interface FastifyRequest {
    /** What the answer is to say of that program, where it is to be kept. */
    memberRating?: MemberRating;
  }
}

/** What a route says of itself whose answers are kept. */
export const ofCatalog = { madeOf: ['catalog'] } as const;
export const ofRatedProgram = { madeOf: ['catalog'], isRated: true } as const;
/** Products are found by programs and their tags, posts by tags. */
export const ofShop = { madeOf: ['catalog', 'shop'] } as const;
export const ofBlog = { madeOf: ['catalog', 'blog'] } as const;
/** As the route has checked them. */
const ratedParams = z.object({ programId: z.int() });

interface KeptAnswer {
  revision: string;
  body: Buffer;
  etag: string;
}

const MAX_BYTES = 16 * 1024 * 1024;

/** Values of the query that are unknown to the route are not in it: nobody fills the memory with what is the same. */
const keyOf = ({ routeOptions, params, query, language, memberRating }: FastifyRequest) =>
  JSON.stringify([routeOptions.url, params, query, language, memberRating]);

/** Words are found in tables of their own, and hardly anybody asks for the same ones. */
const isSearch = ({ query }: FastifyRequest) => typeof query === 'object' && query !== null && 'q' in query;

/**
 * Keeps answers that are made of catalog, shop and blog alone for as long as nobody writes them: each read asks for their revisions, which are
 * one row, and is answered by what was made of these. To be registered after `cacheReads`, which gives an answer its ETag.
 */
export function keepReads(app: FastifyInstance, database: Database): void {
  const kept = new LRUCache<string, KeptAnswer>({ maxSize: MAX_BYTES, sizeCalculation: ({ body }) => body.length + 1 });
  /** Under what an answer that is being made is to be kept. */
  const making = new WeakMap<FastifyRequest, { key: string; revision: string }>();
  const { shop, blog } = contentRevisions;
  const revisions = database
    .select({ catalog: catalogRevisions.revision, shop, blog })
    .from(catalogRevisions)
    .crossJoin(contentRevisions)
    .prepare('revisions');

  async function readRating({ params }: FastifyRequest): Promise<MemberRating> {
    const { programId } = ratedParams.parse(params);
    return (await readRatings(database, 'program', [programId]))(programId);
  }

  app.addHook('preHandler', async (request, reply) => {
    const { madeOf, isRated } = request.routeOptions.config;
    if (!madeOf || isSearch(request) || request.maturityLimit !== null) return undefined;
    const [[row], rating] = await Promise.all([revisions.execute(), isRated ? readRating(request) : undefined]);
    if (rating) request.memberRating = rating;
    if (!row) return undefined;
    const key = keyOf(request);
    const revision = madeOf.map((area) => row[area]).join(' ');
    const answer = kept.get(key);
    if (answer?.revision !== revision) {
      making.set(request, { key, revision });
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
