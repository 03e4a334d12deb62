import { createHmac } from 'node:crypto';
import { cookies } from '@sahra/shared/privacy/cookies';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readSiteSecret } from '../auth/site-secret.ts';
import type { Database } from '../database/connect.ts';
import { KeyCookie } from '../server/http/key-cookie.ts';
import type { Caller } from './contributor-repository.ts';

/** How guests are known again: by a cookie of which only a hash is kept. */
export class GuestCookies {
  readonly #database: Database;
  readonly #cookie: KeyCookie;

  constructor(database: Database, publicUrl: string) {
    this.#database = database;
    this.#cookie = new KeyCookie('guest', publicUrl);
  }

  /** The hash of the key that the caller has; undefined where there is none. */
  keyHashOf(request: FastifyRequest): string | undefined {
    return this.#cookie.hashOf(request);
  }

  /** Who calls: the member who is signed in, the guest of this browser, or both. */
  callerOf(request: FastifyRequest): Caller {
    return { memberId: request.signedIn?.member.id, guestKeyHash: this.keyHashOf(request) };
  }

  /**
   * The key that the caller has, or a new one. It follows from the `Idempotency-Key`, which nobody else knows: the one who sends the same
   * again because the answer got lost is the same guest.
   */
  async keyFor(request: FastifyRequest, idempotencyKey: string): Promise<string> {
    const known = this.#cookie.read(request);
    if (known !== undefined) return known;
    return createHmac('sha256', await readSiteSecret(this.#database, 'guests'))
      .update(idempotencyKey)
      .digest('base64url');
  }

  /** Gives the key to the caller's browser. */
  set(reply: FastifyReply, key: string): void {
    this.#cookie.set(reply, key);
  }
}

/** Half a year: after it a guest is a new one. */
export const GUEST_DAYS = cookies.guest.days;
