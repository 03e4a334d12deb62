import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { cookies, cookieText } from '@sahra/shared/privacy/cookies';
import { pairOf, sessionCookieNames } from '@sahra/shared/session/session-cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../database/connect.ts';
import { dayMs } from '../server/limits/rate-limit.ts';
import { readSiteSecret } from './site-secret.ts';

/** A browser in which a member has signed in before. */
export interface KnownDevice {
  memberId: string;
  /** Made up at the first sign-in there. */
  deviceId: string;
}

const longestMs = cookies.device.days * dayMs;
/** Member, device, when, and the signature of these. */
const shape = /^([\w-]{1,64})\.([\w-]{22})\.(\d{13})\.([\w-]{43})$/;

/**
 * Knows browsers again in which somebody has signed in: what others try from elsewhere does not keep them waiting there. Such a
 * cookie opens nothing, and whoever takes it may try as slowly as any stranger, so a new password need not take it back.
 */
export class KnownDevices {
  readonly #database: Database;
  readonly #name: string;
  readonly #isSecure: boolean;
  #secret: Promise<string> | undefined;

  constructor(database: Database, publicUrl: string) {
    this.#database = database;
    this.#name = sessionCookieNames(publicUrl).device;
    this.#isSecure = publicUrl.startsWith('https:');
  }

  async #sign(text: string): Promise<Buffer> {
    this.#secret ??= readSiteSecret(this.#database, 'device').catch((error: unknown) => {
      // The next one asks again.
      this.#secret = undefined;
      throw error;
    });
    return createHmac('sha256', await this.#secret)
      .update(text)
      .digest();
  }

  /** Who has signed in before in the browser that asks; undefined where nobody has, or the cookie is not ours or too old. */
  async of({ headers }: Pick<FastifyRequest, 'headers'>, now = Date.now()): Promise<KnownDevice | undefined> {
    const value = pairOf(headers.cookie, this.#name)?.slice(this.#name.length + 1);
    const [, memberId = '', deviceId = '', at = '', signature = ''] = shape.exec(value ?? '') ?? [];
    if (!memberId || Number(at) + longestMs < now) return undefined;
    const isOurs = timingSafeEqual(
      await this.#sign(`${memberId}.${deviceId}.${at}`),
      Buffer.from(signature, 'base64url'),
    );
    return isOurs ? { memberId, deviceId } : undefined;
  }

  /** Lets the browser be known again from now on; one that is known stays the one that it is. */
  async remember(request: FastifyRequest, reply: FastifyReply, memberId: string, now = Date.now()): Promise<void> {
    const known = await this.of(request, now);
    const deviceId = known?.memberId === memberId ? known.deviceId : randomBytes(16).toString('base64url');
    const text = `${memberId}.${deviceId}.${now}`;
    const value = `${text}.${(await this.#sign(text)).toString('base64url')}`;
    reply.header('set-cookie', cookieText('device', value, this.#name) + (this.#isSecure ? '; Secure' : ''));
  }
}
