import { contributionsSchema, ownContributionSchema } from '@sahra/shared/schemas/contributions';
import { ownContributionsSchema } from '@sahra/shared/schemas/own-contributions';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TestShopper } from '../carts/testing/use-carts.ts';
import { contributions, contributors } from '../database/contribution-tables.ts';
import { orders } from '../database/order-tables.ts';
import { useOrders } from '../orders/testing/use-orders.ts';

const { app, database, variant, product, shopper, member, place } = useOrders();
const text = 'Thick, and the print has lasted a year of dishwashers.';

beforeAll(async () => {
  await database().execute('truncate contributions, contributors, contribution_totals cascade');
});

const addressOf = (productId: number) => `/things/product/${productId}/contributions`;
async function review(who: TestShopper, productId: number, email = 'nour@example.org') {
  const body = { text, rating: 5, name: 'Nour', email };
  const answer = await who.send('POST', addressOf(productId), body);
  if (answer.status !== 201) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
  const own = ownContributionSchema.parse(answer.body);
  await database().update(contributions).set({ status: 'published' }).where(eq(contributions.id, own.id));
  return own;
}
/** What everybody sees of the reviews of a product, the newest first. */
async function marksOf(productId: number) {
  const list = contributionsSchema.parse((await app().get(`/api${addressOf(productId)}`)).body);
  return list.items.map(({ isVerified }) => isVerified);
}
const ownMark = async (who: TestShopper, productId: number) =>
  ownContributionsSchema.parse((await who.send('GET', `${addressOf(productId)}/own`)).body).items[0]?.isVerified;

/** Orders a new product, paid at the door, so that it is packed at once. */
async function buy(who: TestShopper, change: object = {}) {
  const productId = await product({});
  await who.add(await variant({ productId }));
  const number = await place(who, { paymentMethod: 'cash-on-delivery', ...change });
  return { productId, number };
}
const setStatus = (number: string, status: typeof orders.$inferSelect.status) =>
  database().update(orders).set({ status }).where(eq(orders.number, number));

describe('a review of a product', () => {
  it('of a member who has bought it says so, to them and to all; that of another member does not', async () => {
    const [mona, karim] = [await member(), await member()];
    const { productId } = await buy(mona);
    await buy(karim);
    expect((await review(mona, productId)).isVerified).toBe(true);
    expect((await review(karim, productId)).isVerified).toBe(false);
    expect(await marksOf(productId)).toEqual([false, true]);
    expect([await ownMark(mona, productId), await ownMark(karim, productId)]).toEqual([true, false]);
  });

  it('says so as long as the order stands: not before it is paid, and not when it is called off', async () => {
    const mona = await member();
    const { productId, number } = await buy(mona, { paymentMethod: 'bank-transfer' });
    await review(mona, productId);
    const seen: [string, boolean | undefined][] = [];
    for (const status of ['on-hold', 'processing', 'completed', 'refunded', 'cancelled', 'failed'] as const) {
      await setStatus(number, status);
      seen.push([status, (await marksOf(productId))[0]]);
    }
    expect(seen.filter(([, isVerified]) => isVerified).map(([status]) => status)).toEqual(['processing', 'completed']);
  });

  it('of a guest says so where they ordered in this browser with this address', async () => {
    const nour = shopper();
    const { productId } = await buy(nour, { email: 'nour@example.org' });
    expect((await review(nour, productId, 'other@example.org')).isVerified).toBe(false);
    expect((await review(nour, productId)).isVerified).toBe(true);
    expect(await marksOf(productId)).toEqual([true, false]);
  });

  it('tells nobody what the owner of an address has bought; who has confirmed the mailbox is its owner', async () => {
    const [nour, stranger] = [shopper(), shopper()];
    const email = 'asked-about@example.org';
    const { productId } = await buy(nour, { email });
    expect((await review(stranger, productId, email)).isVerified).toBe(false);
    expect([await ownMark(stranger, productId), await marksOf(productId)]).toEqual([false, [false]]);
    await database().update(contributors).set({ confirmedAt: new Date() }).where(eq(contributors.email, email));
    expect(await marksOf(productId)).toEqual([true]);
  });

  it('loses the mark with its text', async () => {
    const mona = await member();
    const { productId } = await buy(mona);
    const { id } = await review(mona, productId);
    await database().update(contributions).set({ status: 'hidden' }).where(eq(contributions.id, id));
    expect(await marksOf(productId)).toEqual([]);
    expect(await ownMark(mona, productId)).toBe(true);
  });
});

it('A review of a film says nothing of it', async () => {
  const mona = await member();
  await buy(mona);
  const answer = await mona.send('POST', '/things/program/1/contributions', { text, rating: 5 });
  expect([answer.status, answer.body]).toEqual([201, expect.not.objectContaining({ isVerified: expect.anything() })]);
});
