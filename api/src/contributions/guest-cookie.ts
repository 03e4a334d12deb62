import { createHmac } from 'node:crypto';
import { cookies, cookieText } from '@sahra/shared/privacy/cookies';
import { sessionCookieNames } from '@sahra/shared/session/session-cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readSiteSecret } from '../auth/site-secret.ts';
import type { Database } from '../database/connect.ts';
import { hashToken } from '../newsletter/token.ts';

const token = /^[\w-]{43}$/;

/** How guests are known again: by a cookie with 256 bits that nobody guesses, of which only a hash is kept. */
export class GuestCookies {
  readonly #database: Database;
  readonly #name: string;
  readonly #isSecure: boolean;

  constructor(database: Database, publicUrl: string) {
    this.#database = database;
    this.#name = sessionCookieNames(publicUrl).guest;
    this.#isSecure = publicUrl.startsWith('https:');
  }

  #read({ headers }: FastifyRequest): string | undefined {
    const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim());
    const value = pairs.find((pair) => pair.startsWith(`${this.#name}=`))?.slice(this.#name.length + 1);
    return value !== undefined && token.test(value) ? value : undefined;
  }

  /** The hash of the key that the caller has; undefined where there is none. */
  keyHashOf(request: FastifyRequest): string | undefined {
    const key = this.#read(request);
    return key === undefined ? undefined : hashToken(key);
  }

  /**
   * The key that the caller has, or a new one. It follows from the `Idempotency-Key`, which nobody else knows: the one who sends the same
   * again because the answer got lost is the same guest.
   */
  async keyFor(request: FastifyRequest, idempotencyKey: string): Promise<string> {
    const known = this.#read(request);
    if (known !== undefined) return known;
    return createHmac('sha256', await readSiteSecret(this.#database, 'guests'))
      .update(idempotencyKey)
      .digest('base64url');
  }

  /** Gives the key to the caller's browser. */
  set(reply: FastifyReply, key: string): void {
    reply.header('set-cookie', cookieText('guest', key, this.#name) + (this.#isSecure ? '; Secure' : ''));
  }
}

/** Half a year: after it a guest is a new one. */
export const GUEST_DAYS = cookies.guest.days;
