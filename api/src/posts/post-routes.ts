import {
  postArchiveSchema,
  postDetailSchema,
  postFeedQuerySchema,
  postFeedSchema,
  postListSchema,
  postQuerySchema,
  postSlugSchema,
} from '@sahra/shared/schemas/blog';
import { languageQuerySchema } from '@sahra/shared/schemas/common';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { found } from '../server/http/api-failure.ts';
import { ofBlog } from '../server/http/kept-reads.ts';
import type { ReadContext } from '../server/http/read-context.ts';
import { listQuerySchema, readOf } from '../server/http/read-schema.ts';
import { findPost } from './find-post.ts';
import { findArchive } from './post-archive.ts';
import { findPostFeed } from './post-feed.ts';
import { listPosts } from './post-repository.ts';
import { searchPosts } from './search-posts.ts';

export const postRoutes =
  (context: ReadContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/posts',
      {
        config: ofBlog,
        schema: {
          ...readOf('Posts, the newest first; narrowed by any of the filters together', postListSchema),
          description:
            'With words (`q`) the best come first, each with where it has them; no more than 150 are listed.',
          querystring: listQuerySchema.extend(postQuerySchema.shape),
        },
      },
      ({ query: { q, ...query }, language }) =>
        q === undefined
          ? listPosts(context, query, query, language)
          : searchPosts(context, { ...query, q }, query, language),
    );
    app.get(
      '/posts/:slug',
      {
        schema: {
          ...readOf('A post by its slug in any language, with its neighbors and related posts', postDetailSchema),
          params: z.object({ slug: postSlugSchema }),
        },
      },
      async ({ params, language }) => found(await findPost(context, params.slug, language), 'post'),
    );
    app.get(
      '/post-archive',
      { config: ofBlog, schema: readOf('By what posts are found, with how many each has', postArchiveSchema) },
      ({ language }) => findArchive(context, language),
    );
    app.get(
      '/post-feed',
      {
        schema: {
          ...readOf('The newest posts that are published in one language, whole, for feeds', postFeedSchema),
          querystring: languageQuerySchema.and(postFeedQuerySchema),
        },
      },
      async ({ query, language }) => found(await findPostFeed(context, query, language), 'feed'),
    );
  };
