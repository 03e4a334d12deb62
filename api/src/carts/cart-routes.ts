import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { ReadContext } from '../server/http/read-context.ts';
import type { CallerHashes } from '../server/limits/caller-hash.ts';
import type { SiteSettings } from '../server/settings.ts';
import { withFreshCart } from './cart-conflict.ts';
import { enforceCouponLimits, enforceHoldLimit } from './cart-limits.ts';
import { applyCoupon, countPieces, dismissNotice, removeCoupon, setShipping } from './cart-repository.ts';
import { cartSchemas } from './cart-schemas.ts';
import { putLine, removeLine, type WantedLine } from './line-items.ts';
import { mergeGuestCart } from './merge-carts.ts';
import { readCart } from './priced-cart.ts';
import { type Shopper, ShopperCookies } from './shopper.ts';
import { holdCart, releaseHold } from './stock-holds.ts';

/** A code of forty characters, each of them written as `\uXXXX`. */
const bodyLimit = 1024;

/** What somebody is about to buy, member or guest. */
export const cartRoutes =
  (
    context: ReadContext,
    callers: CallerHashes,
    { publicUrl }: Pick<SiteSettings, 'publicUrl'>,
  ): FastifyPluginAsyncZod =>
  async (app) => {
    const { database } = context;
    const cookies = new ShopperCookies(database, publicUrl);
    const callerOf = ({ ip }: FastifyRequest) => callers.ofAddress(ip);

    app.addHook('preHandler', async (request) => {
      const shopperHash = request.signedIn ? cookies.guestHashOf(request) : undefined;
      if (request.signedIn && shopperHash !== undefined)
        await mergeGuestCart(database, request.signedIn.member.id, shopperHash, new Date());
    });

    const answer = ({ language }: FastifyRequest, shopper: Shopper | undefined, cappedVariantId?: number) =>
      readCart(database, context, shopper, language, new Date(), cappedVariantId);
    /** Does something, and answers with the cart that has become of it. */
    const change = async (request: FastifyRequest, shopper: Shopper | undefined, work: () => Promise<void>) => {
      await withFreshCart(work, () => answer(request, shopper));
      return answer(request, shopper);
    };
    /** The same with a line; a guest gets their cookie when there is something to know them by. */
    const put = async (request: FastifyRequest, reply: FastifyReply, wanted: WantedLine) => {
      const { shopper, give } = cookies.prepare(request, reply);
      const callerHash = await callerOf(request);
      const isCapped = await withFreshCart(
        () => putLine(database, shopper, wanted, callerHash, new Date()),
        () => answer(request, shopper),
      );
      give();
      return answer(request, shopper, isCapped ? wanted.variantId : undefined);
    };

    app.get('/cart', { schema: cartSchemas.read }, (request) => answer(request, cookies.shopperOf(request)));
    app.get('/cart/count', { schema: cartSchemas.count }, async (request) => ({
      itemCount: await countPieces(database, cookies.shopperOf(request)),
    }));

    app.post('/cart/line-items', { bodyLimit, schema: cartSchemas.add }, (request, reply) =>
      put(request, reply, { ...request.body, isMore: true }),
    );
    app.put('/cart/line-items/:variantId', { bodyLimit, schema: cartSchemas.set }, async (request, reply) => {
      const { variantId } = request.params;
      const { quantity } = request.body;
      if (quantity > 0) return put(request, reply, { variantId, quantity, isMore: false });
      const shopper = cookies.shopperOf(request);
      return change(request, shopper, () => removeLine(database, shopper, variantId, new Date()));
    });

    app.put('/cart/coupon', { bodyLimit, schema: cartSchemas.applyCoupon }, async (request) => {
      const shopper = cookies.shopperOf(request);
      await enforceCouponLimits(database, await callerOf(request), shopper);
      return change(request, shopper, () => applyCoupon(database, shopper, request.body.code, new Date()));
    });
    app.delete('/cart/coupon', { bodyLimit, schema: cartSchemas.removeCoupon }, async (request) => {
      const shopper = cookies.shopperOf(request);
      return change(request, shopper, () => removeCoupon(database, shopper, new Date()));
    });
    app.put('/cart/shipping', { bodyLimit, schema: cartSchemas.shipping }, async (request) => {
      const shopper = cookies.shopperOf(request);
      return change(request, shopper, () => setShipping(database, shopper, request.body, new Date()));
    });

    app.post('/cart/hold', { bodyLimit, schema: cartSchemas.hold }, async (request) => {
      const shopper = cookies.shopperOf(request);
      await enforceHoldLimit(database, await callerOf(request));
      return change(request, shopper, () => holdCart(database, shopper, new Date()));
    });
    app.delete('/cart/hold', { bodyLimit, schema: cartSchemas.release }, async (request) => {
      const shopper = cookies.shopperOf(request);
      return change(request, shopper, () => releaseHold(database, shopper));
    });
    app.delete('/cart/notice', { bodyLimit, schema: cartSchemas.dismiss }, async (request) => {
      const shopper = cookies.shopperOf(request);
      return change(request, shopper, () => dismissNotice(database, shopper, new Date()));
    });
  };
