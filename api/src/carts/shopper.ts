import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../database/connect.ts';
import { createToken, hashToken } from '../newsletter/token.ts';
import { KeyCookie } from '../server/http/key-cookie.ts';

/** Whose cart, wishlist or order it is. */
export type Shopper = { memberId: string } | { shopperHash: string };

/** How shoppers are known: members by their session, all others by a cookie of which only a hash is kept. */
export class ShopperCookies {
  readonly #cookie: KeyCookie;

  constructor(_database: Database, publicUrl: string) {
    this.#cookie = new KeyCookie('shopper', publicUrl);
  }

  /** Undefined: somebody without cookie and session. */
  shopperOf(request: FastifyRequest): Shopper | undefined {
    if (request.signedIn) return { memberId: request.signedIn.member.id };
    const shopperHash = this.guestHashOf(request);
    return shopperHash === undefined ? undefined : { shopperHash };
  }

  /** What the browser has as a guest, also while somebody is signed in: that is merged into what is theirs. */
  guestHashOf(request: FastifyRequest): string | undefined {
    return this.#cookie.hashOf(request);
  }

  /** Who asks, or who they will be from now on: `give` gives them a new cookie where there is none, once there is something to know them by. */
  prepare(request: FastifyRequest, reply: FastifyReply): { shopper: Shopper; give: () => void } {
    const known = this.shopperOf(request);
    if (known) return { shopper: known, give: () => {} };
    const key = createToken();
    return { shopper: { shopperHash: hashToken(key) }, give: () => this.#cookie.set(reply, key) };
  }

  /** Gives a new cookie where there is none. */
  async ensureShopper(request: FastifyRequest, reply: FastifyReply): Promise<Shopper> {
    const { shopper, give } = this.prepare(request, reply);
    give();
    return shopper;
  }
}
