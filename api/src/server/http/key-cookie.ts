import { type CookieId, cookieText } from '@sahra/shared/privacy/cookies';
import { pairOf, sessionCookieNames } from '@sahra/shared/session/session-cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashToken } from '../../newsletter/token.ts';

const token = /^[\w-]{43}$/;

/** A cookie by which a browser is known again without an account: 256 bits that nobody guesses, of which only a hash is kept. */
export class KeyCookie {
  readonly #id: Extract<CookieId, 'guest' | 'shopper'>;
  readonly #name: string;
  readonly #isSecure: boolean;

  constructor(id: Extract<CookieId, 'guest' | 'shopper'>, publicUrl: string) {
    this.#id = id;
    this.#name = sessionCookieNames(publicUrl)[id];
    this.#isSecure = publicUrl.startsWith('https:');
  }

  /** The key that the caller has; undefined where there is none, or what is there cannot be one. */
  read({ headers }: FastifyRequest): string | undefined {
    const value = pairOf(headers.cookie, this.#name)?.slice(this.#name.length + 1);
    return value !== undefined && token.test(value) ? value : undefined;
  }

  /** The hash of that key. */
  hashOf(request: FastifyRequest): string | undefined {
    const key = this.read(request);
    return key === undefined ? undefined : hashToken(key);
  }

  /** Gives a key to the caller's browser. */
  set(reply: FastifyReply, key: string): void {
    reply.header('set-cookie', cookieText(this.#id, key, this.#name) + (this.#isSecure ? '; Secure' : ''));
  }
}
