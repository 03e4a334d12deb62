import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { useTestApp } from '../testing/test-app.ts';

const app = useTestApp();
const documentSchema = z.object({ openapi: z.string(), paths: z.record(z.string(), z.object({ get: z.object({ responses: z.record(z.string(), z.unknown()) }).optional() })) });

describe('the OpenAPI document', () => {
  it('describes every read with its answer and its refusals', async () => {
    const { openapi, paths } = documentSchema.parse((await app().get('/api/openapi.json')).body);
    expect(openapi).toBe('3.1.0');
    const reads = [
      'categories', 'categories/{categoryId}', 'categories/{categoryId}/programs', 'programs', 'programs/{programId}', 'episodes/{episodeId}',
      'slider', 'home', 'search', 'genres', 'tags', 'people', 'people/{personId}', 'products', 'product-categories', 'posts', 'plans',
      'sitemap', 'sitemap/categories', 'sitemap/programs', 'sitemap/episodes',
    ];
    expect(Object.keys(paths)).toEqual(expect.arrayContaining(reads.map((read) => `/api/${read}`)));
    for (const read of reads) expect(Object.keys(paths[`/api/${read}`]?.get?.responses ?? {}), read).toEqual(['200', '4XX', '5XX']);
  });
});
