import { asc, desc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { carts, stockHolds } from '../database/cart-tables.ts';
import { outbox } from '../database/mail-tables.ts';
import { members } from '../database/member-tables.ts';
import { products } from '../database/shop-tables.ts';
import { productVariants } from '../database/variant-tables.ts';
import { stockAlerts } from '../database/wishlist-tables.ts';
import { writeMail } from '../mail/write-mail.ts';
import { tidy } from '../server/housekeeping.ts';
import { dayMs, hourMs } from '../server/limits/rate-limit.ts';
import { useMembers } from '../testing/member-calls.ts';
import { testSite } from '../testing/test-app.ts';
import { sendStockAlerts } from './send-stock-alerts.ts';

const { signUp, call, database } = useMembers();
let [place, count, variantId] = [0, 0, 0];
const at = () => ({ remoteAddress: `203.0.113.${place}` });

/** Each test calls from a place of its own, and waits for something of its own. */
beforeEach(async () => {
  [place, count] = [place + 1, count + 1];
  const [product] = await database().select().from(products).orderBy(asc(products.id)).limit(1);
  const [row] = await database()
    .insert(productVariants)
    .values({
      ...{ productId: product?.id ?? 0, sku: `ALERT-${count}`, color: 'rose', size: `a${count}`, position: 90 },
      ...{ price: 1000, weightGrams: 10, stockQuantity: 0 },
    })
    .returning();
  variantId = row?.id ?? 0;
});
const stock = (quantity: number) =>
  database().update(productVariants).set({ stockQuantity: quantity }).where(eq(productVariants.id, variantId));
const ask = (body: Record<string, unknown>, cookie = '') =>
  call('POST', '/stock-alerts?lang=en', { variantId, ...body }, cookie, at());
const send = (now = new Date()) => sendStockAlerts(database(), now);

const mailsTo = async (email: string) =>
  (await database().select().from(outbox).where(eq(outbox.recipient, email)).orderBy(desc(outbox.id))).map(
    ({ kind, data, language }) => {
      if (!data) throw new Error('Nothing was sent, so that its content is there');
      return { kind, language, ...writeMail(kind, data, language, testSite) };
    },
  );
const use = async (link: string | undefined, path: 'confirmations' | 'removals') => {
  const token = new URL(link ?? 'https://none').searchParams.get('token');
  const { status, body } = await call('POST', `/stock-alerts/${path}`, { token }, '', at());
  return [status, body];
};
const kindsOf = async (email: string) => (await mailsTo(email)).map(({ kind }) => kind);
const alertsTo = (email: string) => database().$count(stockAlerts, eq(stockAlerts.email, email));

describe('a mail when something is back', () => {
  it('A member gets one at their address, in their language, once there is some of it; not before, and not twice', async () => {
    const mona = await signUp();
    await database().update(members).set({ language: 'de' }).where(eq(members.id, mona.id));
    expect(await ask({ email: 'somebody@else.example' }, mona.cookie)).toMatchObject({
      status: 202,
      body: { status: 'noted' },
    });
    await send();
    expect(await kindsOf(mona.email)).toEqual([]);
    await stock(3);
    await Promise.all([send(), send(), send()]);
    await send();
    const mails = await mailsTo(mona.email);
    expect(mails).toMatchObject([{ kind: 'back-in-stock', language: 'de' }]);
    expect(mails[0]?.links[0]).toMatch(
      new RegExp(`^https://sahra\\.example/product-detail/[a-z-]+\\?color=rose&size=a${count}&lang=de$`),
    );
    expect(mails[0]?.unsubscribe).toMatch(/^https:\/\/sahra\.example\/stock-alerts\?token=/);
    expect(await kindsOf('somebody@else.example')).toEqual([]);
  });

  it('A guest gets one after saying yes to a mail; without that, nothing', async () => {
    const [nour, other] = [`nour${count}@example.org`, `other${count}@example.org`];
    expect(await ask({ email: nour.toUpperCase() })).toMatchObject({ status: 202, body: { status: 'check_mail' } });
    await ask({ email: other });
    const [question] = await mailsTo(nour);
    expect([question?.kind, question?.language]).toEqual(['stock-alert-confirm', 'en']);
    expect(await use(question?.unsubscribe, 'confirmations')).toMatchObject([404, { code: 'link_unknown' }]);
    for (const _ of [1, 2])
      expect(await use(question?.links[0], 'confirmations')).toEqual([200, { status: 'confirmed' }]);
    await stock(1);
    await send();
    expect([await kindsOf(nour), await kindsOf(other)]).toEqual([
      ['back-in-stock', 'stock-alert-confirm'],
      ['stock-alert-confirm'],
    ]);
  });

  it('Pieces that others have at the checkout are not back yet', async () => {
    const mona = await signUp();
    await ask({}, mona.cookie);
    await stock(2);
    const [cart] = await database()
      .insert(carts)
      .values({ shopperHash: `held ${count}` })
      .returning();
    const until = new Date(Date.now() + hourMs);
    await database()
      .insert(stockHolds)
      .values({ cartId: cart?.id ?? '', variantId, quantity: 2, until });
    await send();
    expect(await kindsOf(mona.email)).toEqual([]);
    await send(new Date(until.getTime() + 1));
    expect(await kindsOf(mona.email)).toEqual(['back-in-stock']);
  });

  it('Whoever waits again after it was sold out again is told again, and nobody for what there is', async () => {
    const mona = await signUp();
    await ask({}, mona.cookie);
    await stock(1);
    expect(await ask({}, mona.cookie)).toMatchObject({ status: 409, body: { code: 'in_stock' } });
    await send();
    await stock(0);
    await send();
    await ask({}, mona.cookie);
    await stock(1);
    await send();
    expect(await kindsOf(mona.email)).toEqual(['back-in-stock', 'back-in-stock']);
  });

  it('The link of any of them ends all, forgets the address and mails that have not gone out; once more has the same answer', async () => {
    const nour = `nour${count}@example.org`;
    await ask({ email: nour });
    const [question] = await mailsTo(nour);
    await use(question?.links[0], 'confirmations');
    for (const _ of [1, 2]) expect(await use(question?.unsubscribe, 'removals')).toEqual([200, { status: 'removed' }]);
    await stock(5);
    await send();
    expect([await alertsTo(nour), await kindsOf(nour)]).toEqual([0, []]);
    expect(await use(question?.links[0], 'confirmations')).toMatchObject([404, { code: 'link_unknown' }]);
  });
});

describe('a form with the address of another', () => {
  it('asks a mailbox three times a day at most, under whichever of its names', async () => {
    for (const name of ['victim', 'Victim', 'victim+1', 'victim+2', 'victim'])
      expect((await ask({ email: `${name}${name.includes('+') ? '' : '+0'}@example.com` })).status).toBe(202);
    const rows = await database().select({ to: outbox.recipient }).from(outbox);
    expect(rows.filter(({ to }) => to?.startsWith('victim'))).toHaveLength(3);
  });

  it('changes nothing of an alert that its owner waits for', async () => {
    const mona = await signUp();
    await ask({}, mona.cookie);
    expect(await ask({ email: mona.email })).toMatchObject({ status: 202, body: { status: 'check_mail' } });
    await stock(1);
    await send();
    expect(await kindsOf(mona.email)).toEqual(['back-in-stock']);
  });

  it('is stopped where one network sends many, and tells a program nothing', async () => {
    expect(await ask({ email: `trap${count}@example.org`, website: 'x' })).toMatchObject({ status: 202 });
    expect(await alertsTo(`trap${count}@example.org`)).toBe(0);
    const statuses = [];
    for (let index = 0; index < 20; index += 1) statuses.push((await ask({ email: `n${index}@example.org` })).status);
    expect([statuses.slice(0, 19).every((status) => status === 202), statuses[19]]).toEqual([true, 429]);
  });

  it.each(['', 'x', 'a@b', 'a@b.c\nBcc: x@y.z', `${'a'.repeat(65)}@example.org`, 'a@exa mple.org'])(
    'the address %j is refused',
    async (email) => {
      expect(await ask({ email })).toMatchObject({ status: 400, body: { fields: { email: expect.any(String) } } });
    },
  );

  it.each([0, -1, 1.5, 999_999_999, '1', null, { $gt: 0 }])('the variant %j is none', async (id) => {
    expect([400, 404]).toContain((await ask({ email: 'a@example.org', variantId: id })).status);
  });

  it.each(['', '1', '1.2.3', `1.${'9'.repeat(10)}.1999999999.${'a'.repeat(43)}`, 'x'.repeat(201)])(
    'the link %j is known to nobody',
    async (token) => {
      for (const path of ['confirmations', 'removals'])
        expect([400, 404]).toContain((await call('POST', `/stock-alerts/${path}`, { token }, '', at())).status);
    },
  );
});

it('An address whose owner never said yes is forgotten after a month, what nobody got after a year', async () => {
  const ago = (days: number) => new Date(Date.now() - days * dayMs);
  const row = (email: string, days: number, confirmedAt: Date | null) => ({
    ...{ variantId, email, language: 'ar' as const, createdAt: ago(days), confirmedAt },
  });
  await database()
    .insert(stockAlerts)
    .values([
      row('a@old', 31, null),
      row('b@new', 29, null),
      row('c@year', 366, ago(366)),
      row('d@waits', 364, ago(364)),
    ]);
  await tidy(database(), new Date());
  const left = await database().select().from(stockAlerts).where(eq(stockAlerts.variantId, variantId));
  expect(left.map(({ email }) => email).sort()).toEqual(['b@new', 'd@waits']);
});
