import { downloadLinkSchema, downloadsSchema } from '@sahra/shared/schemas/orders';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { downloads, orders } from '../database/order-tables.ts';
import { createToken, hashToken } from '../newsletter/token.ts';
import { dayMs } from '../server/limits/rate-limit.ts';
import { DAYS, grantDownloads, TIMES } from './grant-downloads.ts';
import { content, guestCookie, useDownloads } from './testing/use-downloads.ts';

const { signUp, call, database, mona, place, ask, linkOf, get, refusal } = useDownloads();

describe('files of an order', () => {
  it('Its buyer gets the file of each digital line once, so often and so long, however often it is paid', async () => {
    const { orderId, number } = await place({ memberId: mona().id }, 2);
    await Promise.all(
      [1, 2, 3].map(() => database().transaction((tx) => grantDownloads(tx, orderId, new Date(Date.now() + dayMs)))),
    );
    const { items } = downloadsSchema.parse((await mona().send('GET', '/api/account/downloads')).body);
    expect(items).toMatchObject([{ name: 'ملصق: الترام "الأخير"', orderNumber: number, timesLeft: 2 * TIMES }]);
    const days = (Date.parse(items[0]?.expiresAt ?? '') - Date.now()) / dayMs;
    expect([days > DAYS - 0.01, days <= DAYS]).toEqual([true, true]);
  });

  it('Member sees their own and nobody else’s; a guest those of their order; an order that fell through has none', async () => {
    const key = createToken();
    const [own, guests] = [await place({ memberId: mona().id }), await place({ shopperHash: hashToken(key) })];
    const other = await signUp();
    const of = async (number: string, cookie = '') => {
      const { status, body } = await call('GET', `/orders/${number}/downloads`, undefined, cookie);
      return status === 200 ? downloadsSchema.parse(body).items.map(({ id }) => id) : status;
    };
    expect(await of(own.number, mona().cookie)).toEqual([own.id]);
    expect(await of(guests.number, guestCookie(key))).toEqual([guests.id]);
    for (const cookie of ['', other.cookie, guestCookie(key), guestCookie(createToken())])
      expect(await of(own.number, cookie)).toBe(404);
    for (const cookie of ['', mona().cookie, guestCookie(createToken())])
      expect(await of(guests.number, cookie)).toBe(404);
    await database().update(orders).set({ status: 'refunded' }).where(eq(orders.id, own.orderId));
    expect(await of(own.number, mona().cookie)).toEqual([]);
    expect(await ask(own.id, mona().cookie)).toMatchObject({ status: 409, body: { code: 'download_ended' } });
  });
});

describe('loading one', () => {
  it('A link answers with the file under a readable name, in parts, again without a body, and to nobody’s cache', async () => {
    const { id } = await place({ memberId: mona().id });
    const { url, timesLeft, expiresAt } = await linkOf(id, mona().cookie);
    const minutes = (Date.parse(expiresAt) - Date.now()) / 60_000;
    expect([timesLeft, minutes > 9, minutes <= 11]).toEqual([TIMES - 1, true, true]);
    const whole = await get(url, mona().cookie);
    expect([whole.statusCode, whole.body]).toEqual([200, content]);
    expect(whole.headers).toMatchObject({
      'content-type': 'application/pdf',
      'accept-ranges': 'bytes',
      'cache-control': expect.stringMatching(/^private, max-age=\d+$/),
      'referrer-policy': 'no-referrer',
      vary: 'cookie',
    });
    const disposition = String(whole.headers['content-disposition']);
    expect(disposition).toMatch(/^attachment; filename="night-tram\.pdf"; filename\*=UTF-8''[\w%.-]+$/);
    expect(decodeURIComponent(disposition.split("''")[1] ?? '')).toBe('ملصق الترام الأخير.pdf');
    const part = await get(url, mona().cookie, { headers: { range: 'bytes=4-9' } });
    expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([206, 'poster', 'bytes 4-9/17']);
    const again = await get(url, mona().cookie, { headers: { 'if-none-match': String(whole.headers.etag) } });
    expect(again.statusCode).toBe(304);
    // However many parts a browser asked for, it was one use.
    const [row] = await database().select().from(downloads).where(eq(downloads.id, id));
    expect(row?.timesLeft).toBe(TIMES - 1);
  });

  it('Of a hundred at the same moment as many get a link as there are times left', async () => {
    const { id } = await place({ memberId: mona().id });
    const answers = await Promise.all(Array.from({ length: 100 }, () => ask(id, mona().cookie)));
    const given = answers.filter(({ status }) => status === 200).map(({ body }) => downloadLinkSchema.parse(body));
    expect(given.map(({ timesLeft }) => timesLeft).sort()).toEqual([0, 1, 2, 3, 4]);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(new Set(refused.map(({ status, body }) => `${status} ${(body as { code: string }).code}`))).toEqual(
      new Set(['409 download_used']),
    );
    expect((await get(given[0]?.url ?? '', mona().cookie)).body).toBe(content);
  });

  it('A guest loads theirs by the cookie that they ordered with, also once they have signed in', async () => {
    const key = createToken();
    const { id } = await place({ shopperHash: hashToken(key) });
    const { url } = await linkOf(id, guestCookie(key));
    for (const cookie of [guestCookie(key), `${mona().cookie}; ${guestCookie(key)}`])
      expect((await get(url, cookie)).body).toBe(content);
    for (const cookie of ['', mona().cookie, guestCookie(createToken()), guestCookie(hashToken(key))])
      expect(await refusal(url, cookie)).toBe('403 address_forged');
  });

  it('After its time there is no link, and where it has none there always is one', async () => {
    const { id } = await place({ memberId: mona().id });
    const set = (values: Partial<typeof downloads.$inferInsert>) =>
      database().update(downloads).set(values).where(eq(downloads.id, id));
    await set({ expiresAt: new Date(Date.now() - 1) });
    expect(await ask(id, mona().cookie)).toMatchObject({ status: 409, body: { code: 'download_expired' } });
    await set({ expiresAt: null, timesLeft: null });
    expect(await linkOf(id, mona().cookie)).toMatchObject({ timesLeft: null });
  });
});
