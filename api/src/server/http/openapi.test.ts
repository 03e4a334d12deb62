import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { useTestApp } from '../../testing/test-app.ts';

const app = useTestApp();
const documentSchema = z.object({
  openapi: z.string(),
  paths: z.record(z.string(), z.object({ get: z.object({ responses: z.record(z.string(), z.unknown()) }).optional() })),
});
const bodySchema = z.object({
  properties: z.record(z.string(), z.unknown()),
  required: z.array(z.string()).default([]),
});
const writesSchema = z.object({
  paths: z.record(
    z.string(),
    z.object({
      post: z
        .object({
          requestBody: z
            .object({ content: z.object({ 'application/json': z.object({ schema: bodySchema }) }) })
            .optional(),
          responses: z.record(z.string(), z.unknown()),
        })
        .optional(),
    }),
  ),
});

describe('the OpenAPI document', () => {
  it('describes every read with its answer and its refusals', async () => {
    const { openapi, paths } = documentSchema.parse((await app().get('/api/openapi.json')).body);
    expect(openapi).toBe('3.1.0');
    const reads = [
      'categories',
      'categories/{categoryId}',
      'categories/{categoryId}/programs',
      'programs',
      'programs/{programId}',
      'episodes/{episodeId}',
      'slider',
      'home',
      'search',
      'genres',
      'tags',
      'people',
      'people/{personId}',
      'products',
      'product-categories',
      'posts',
      'posts/{slug}',
      'post-archive',
      'plans',
      'sitemap',
      'sitemap/categories',
      'sitemap/programs',
      'sitemap/episodes',
    ];
    expect(Object.keys(paths)).toEqual(expect.arrayContaining(reads.map((read) => `/api/${read}`)));
    for (const read of reads)
      expect(Object.keys(paths[`/api/${read}`]?.get?.responses ?? {}), read).toEqual(['200', '4XX', '5XX']);
  });

  it('describes every write with its body and its refusals', async () => {
    const { paths } = writesSchema.parse((await app().get('/api/openapi.json')).body);
    const describes = (write: string) => {
      const { requestBody, responses } = paths[`/api/${write}`]?.post ?? { responses: {} };
      return {
        body: Object.keys(requestBody?.content['application/json'].schema.properties ?? {}),
        required: requestBody?.content['application/json'].schema.required,
        statuses: Object.keys(responses),
      };
    };
    expect(describes('contact-messages')).toEqual({
      body: ['name', 'email', 'subject', 'message', 'website'],
      required: ['name', 'email', 'subject', 'message'],
      statuses: ['201', '4XX', '5XX'],
    });
    expect(describes('newsletter/subscriptions')).toEqual({
      body: ['email', 'website'],
      required: ['email'],
      statuses: ['202', '4XX', '5XX'],
    });
    expect(describes('account/collection')).toEqual({
      body: ['watchlist', 'likes', 'progress', 'playlists', 'language', 'scheme', 'direction'],
      required: [],
      statuses: ['200', '4XX', '5XX'],
    });
    for (const write of ['newsletter/confirmations', 'newsletter/removals'])
      expect(describes(write)).toEqual({ body: ['token'], required: ['token'], statuses: ['200', '4XX', '5XX'] });
  });
});
