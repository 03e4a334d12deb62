import { downloadLinkSchema } from '@sahra/shared/schemas/orders';
import { asc, eq } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import { beforeAll, beforeEach, expect } from 'vitest';
import { downloads, orderLines, orders } from '../../database/order-tables.ts';
import { products } from '../../database/shop-tables.ts';
import type { TestMember } from '../../testing/member.ts';
import { useMembers } from '../../testing/member-calls.ts';
import { grantDownloads } from '../grant-downloads.ts';

/** What is in the file. */
export const content = 'the poster itself';
export const guestCookie = (key: string) => `__Host-sahra.shopper=${key}`;

/** The app of a test file with a file that is sold, and for each test a member who has bought nothing yet. */
export function useDownloads() {
  const { app, signUp, call, database } = useMembers();
  let mona: TestMember | undefined;
  let count = 0;
  beforeAll(async () => {
    await app().store.put('downloads/posters/night-tram.pdf', Buffer.from(content), 'application/pdf');
  });
  beforeEach(async () => {
    mona = await signUp();
  });
  const ask = (id: number | string, cookie: string) => call('POST', `/downloads/${id}/links`, undefined, cookie);
  const get = (url: string, cookie = '', more: InjectOptions = {}) =>
    app().inject({ url, ...more, headers: { ...(cookie && { cookie }), ...more.headers } });
  return {
    ...{ signUp, call, database, ask, get },
    mona: (): TestMember => {
      if (!mona) throw new Error('They are there as soon as a test runs');
      return mona;
    },
    /** An order with a digital line and a thing, of a member or of a guest; it is paid. */
    async place(of: { memberId: string } | { shopperHash: string }, quantity = 1) {
      count += 1;
      const number = `D-${count}`;
      const [product] = await database().select().from(products).orderBy(asc(products.id)).limit(1);
      const productId = product?.id ?? 0;
      await database().update(products).set({ file: 'posters/night-tram.pdf' }).where(eq(products.id, productId));
      const [order] = await database()
        .insert(orders)
        .values({ number, ...of, status: 'processing', total: 500, currency: 'EGP', paymentMethod: 'cheque' })
        .returning();
      const orderId = order?.id ?? 0;
      const line = {
        ...{ orderId, productId, slug: 'tram', sku: 'T', color: '', size: '', quantity, unitPrice: 500 },
        ...{ subtotal: 500, discount: 0, total: 500, taxRate: 1400, tax: 61, weightGrams: 0 },
      };
      await database()
        .insert(orderLines)
        .values([
          { ...line, position: 0, name: 'ملصق: الترام "الأخير"', nameArabic: 'ملصق', isDigital: true },
          { ...line, position: 1, name: 'كوب', nameArabic: 'كوب', isDigital: false },
        ]);
      await database().transaction((tx) => grantDownloads(tx, orderId, new Date()));
      const [download] = await database().select().from(downloads).where(eq(downloads.orderId, orderId));
      return { number, orderId, id: download?.id ?? 0 };
    },
    linkOf: async (id: number, cookie: string) => downloadLinkSchema.parse((await ask(id, cookie)).body),
    /** Status and code of a refusal; that nobody keeps it, and that it gives nothing of the file, is looked at for each. */
    async refusal(url: string, cookie = '', more: InjectOptions = {}) {
      const answer = await get(url, cookie, more);
      expect([answer.headers['cache-control'], answer.body.includes(content)]).toEqual(['no-store', false]);
      return `${answer.statusCode} ${answer.json<{ code: string }>().code}`;
    },
  };
}
