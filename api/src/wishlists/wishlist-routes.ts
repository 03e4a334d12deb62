import { idParamSchema, languageQuerySchema } from '@sahra/shared/schemas/common';
import {
  sharedWishlistSchema,
  shareTokenSchema,
  wishlistSchema,
  wishSchema,
  wishlistShareSchema,
} from '@sahra/shared/schemas/wishlist';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { type Shopper, ShopperCookies } from '../carts/shopper.ts';
import type { ReadContext } from '../server/http/read-context.ts';
import { readOf } from '../server/http/read-schema.ts';
import type { CallerHashes } from '../server/limits/caller-hash.ts';
import { enforceRateLimit, type RateLimit } from '../server/limits/rate-limit.ts';
import type { SiteSettings } from '../server/settings.ts';
import { mergeWishlist } from './merge-wishlist.ts';
import {
  addWish,
  findShared,
  hasWishlist,
  isWished,
  readWishlist,
  removeWish,
  shareWishlist,
} from './wishlist-repository.ts';

const bodyLimit = 1024;
/** Lists that guests of one network begin: a school does not notice it, and nobody fills the table from one place. */
const beginnings: RateLimit = { burst: 100, refillMs: 30_000 };
/** Links that one network tries: nobody guesses one, and nobody need try. */
const openings: RateLimit = { burst: 120, refillMs: 5000 };

const changeOf = (summary: string) => ({ ...readOf(summary, wishlistSchema), querystring: languageQuerySchema });
const params = z.object({ productId: idParamSchema });

/** What shoppers would like to have: members by their session, all others by a cookie. */
export const wishlistRoutes =
  (
    context: ReadContext,
    callers: CallerHashes,
    { publicUrl }: Pick<SiteSettings, 'publicUrl'>,
  ): FastifyPluginAsyncZod =>
  async (app) => {
    const { database } = context;
    const cookies = new ShopperCookies(database, publicUrl);
    app.addHook('onSend', async (_, reply) => {
      reply.header('cache-control', 'no-store');
    });

    /** Who asks; what they had as a guest is theirs from the first call on after they signed in. */
    async function shopperOf(request: FastifyRequest): Promise<Shopper | undefined> {
      const shopper = cookies.shopperOf(request);
      const shopperHash = cookies.guestHashOf(request);
      if (shopper && 'memberId' in shopper && shopperHash !== undefined)
        await mergeWishlist(database, { shopperHash, memberId: shopper.memberId }, new Date());
      return shopper;
    }
    /** Who changes it; somebody new gets a cookie. That a cookie came says nothing: programs make up a new one each time. */
    async function ensureShopper(request: FastifyRequest, reply: FastifyReply): Promise<Shopper> {
      const known = await shopperOf(request);
      if (known && ('memberId' in known || (await hasWishlist(database, known)))) return known;
      const caller = await callers.ofAddress(request.ip);
      await database.transaction((tx) => enforceRateLimit(tx, `wishlists of ${caller}`, beginnings));
      return known ?? cookies.ensureShopper(request, reply);
    }
    const answer = (shopper: Shopper | undefined, { language }: FastifyRequest) =>
      readWishlist(context, shopper, language);

    app.get('/wishlist', { schema: changeOf('The wishlist of who asks, the newest first') }, async (request) =>
      answer(await shopperOf(request), request),
    );
    app.get(
      '/wishlist/items/:productId',
      { schema: { ...readOf('Whether a product is on the wishlist', wishSchema), params } },
      async (request) => ({
        isWished: await isWished(database, await shopperOf(request), request.params.productId),
      }),
    );
    app.put(
      '/wishlist/items/:productId',
      { bodyLimit, schema: { ...changeOf('Put a product on the wishlist; 409 `wishlist_full`'), params } },
      async (request, reply) => {
        const shopper = await ensureShopper(request, reply);
        await addWish(database, shopper, request.params.productId, new Date());
        return answer(shopper, request);
      },
    );
    app.delete(
      '/wishlist/items/:productId',
      { schema: { ...changeOf('Take a product off the wishlist'), params } },
      async (request) => {
        const shopper = await shopperOf(request);
        if (shopper) await removeWish(database, shopper, request.params.productId, new Date());
        return answer(shopper, request);
      },
    );
    app.put(
      '/wishlist/share',
      {
        bodyLimit,
        schema: {
          ...changeOf('Let others read the wishlist by a link, or end that; the next link is another'),
          body: wishlistShareSchema,
        },
      },
      async (request, reply) => {
        const shopper = await ensureShopper(request, reply);
        await shareWishlist(database, shopper, request.body.isShared, new Date());
        return answer(shopper, request);
      },
    );
    app.get(
      '/wishlists/:token',
      {
        schema: {
          ...readOf('The wishlist of somebody who gave away its link', sharedWishlistSchema),
          // Any text: what is no link belongs to nothing.
          params: z.object({ token: z.string().max(200) }),
        },
      },
      async ({ params: { token }, language, ip }) => {
        const caller = await callers.ofAddress(ip);
        await database.transaction((tx) => enforceRateLimit(tx, `shared wishlists of ${caller}`, openings));
        return findShared(context, shareTokenSchema.safeParse(token).data ?? '', language);
      },
    );
  };
