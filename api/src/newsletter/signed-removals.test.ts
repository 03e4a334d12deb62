import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newsletterSubscriptions, newsletterTokens } from '../database/newsletter-tables.ts';
import { unsubscribeToken } from '../mail/unsubscribe-token.ts';
import { dayMs } from '../server/limits/rate-limit.ts';
import { SigningKeys } from '../signed-addresses/signing-keys.ts';
import { useTestApp } from '../testing/test-app.ts';
import { createToken, hashToken } from './token.ts';

const app = useTestApp();
const database = () => app().testDatabase.database;
const remove = async (token: string) => {
  const answer = await app().inject({ method: 'POST', url: '/api/newsletter/removals', payload: { token } });
  return [answer.statusCode, answer.json<{ status?: string; code?: string }>()];
};
const statuses = async () =>
  (await database().select().from(newsletterSubscriptions).orderBy(newsletterSubscriptions.id)).map(
    ({ status }) => status,
  );
const tokenOf = async (id: number) => unsubscribeToken(await new SigningKeys(database()).ring(), 'newsletter', id);

const removed = [200, { status: 'removed' }];
const expired = [410, { code: 'link_expired', message: expect.any(String) }];
const unknown = [404, { code: 'link_unknown', message: expect.any(String) }];

let [amira, karim] = [0, 0];
beforeEach(async () => {
  await database().delete(newsletterSubscriptions);
  const rows = await database()
    .insert(newsletterSubscriptions)
    .values(
      ['amira', 'karim'].map((name) => ({
        status: 'confirmed' as const,
        email: `${name}@example.org`,
        emailKey: `${name}@example.org`,
        language: 'ar' as const,
        askedAt: new Date(),
      })),
    )
    .returning();
  [amira = 0, karim = 0] = rows.map(({ id }) => id);
});
afterEach(() => void vi.useRealTimers());

describe('signed links that end a subscription', () => {
  it('One of them ends the subscription that it was made for, as often as one likes', async () => {
    const token = await tokenOf(amira);
    expect([await remove(token), await remove(token)]).toEqual([removed, removed]);
    expect(await statuses()).toEqual(['removed', 'confirmed']);
  });

  it('Changed in any way it ends none', async () => {
    const token = await tokenOf(amira);
    const signature = token.slice(token.indexOf('.') + 1);
    const forged = [
      `${karim}.${signature}`,
      token.slice(0, -1),
      `${token}A`,
      `0${token}`,
      token.toLowerCase(),
      signature,
    ];
    for (const text of forged) expect(await remove(text)).toEqual(unknown);
    expect(await statuses()).toEqual(['confirmed', 'confirmed']);
  });

  it('Of a subscription that is gone it is unknown', async () => {
    expect(await remove(await tokenOf(karim + 1))).toEqual(unknown);
  });

  it('It is valid for two years', async () => {
    const token = await tokenOf(amira);
    const now = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now: now + 732 * dayMs });
    expect(await remove(token)).toEqual(expired);
    vi.setSystemTime(now + 729 * dayMs);
    expect(await remove(token)).toEqual(removed);
  });

  it('A mail from before links were signed ends its subscription too', async () => {
    const token = createToken();
    await database()
      .insert(newsletterTokens)
      .values({ hash: hashToken(token), subscriptionId: amira, purpose: 'remove' });
    expect(await remove(token)).toEqual(removed);
    expect(await statuses()).toEqual(['removed', 'confirmed']);
  });
});
