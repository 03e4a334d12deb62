import { managedOrderDetailsSchema, managedOrdersSchema } from '@sahra/shared/schemas/managed-orders';
import { beforeAll, describe, expect, it } from 'vitest';
import { adminActions } from '../database/account-tables.ts';
import { signUpMember, type TestMember } from '../testing/member.ts';
import { useOrders } from './testing/use-orders.ts';

const { app, database, variant, shopper, member, place, details, mailsTo, eventsOf, stockOf, movedOf } = useOrders();
let salma: TestMember;
beforeAll(async () => {
  salma = await signUpMember(app(), { role: 'admin' });
});

let count = 0;
async function ordered(change: object = {}) {
  const [who, mug] = [shopper(), await variant({ stock: 10 })];
  await who.add(mug, 2);
  const email = `buyer${(count += 1)}@example.org`;
  return { who, mug, email, number: await place(who, { email, ...change }) };
}
const act = (number: string, step: string, body?: object) =>
  salma.send('POST', `/api/admin/orders/${number}/${step}`, body);
const taken = async (number: string, step: string, body?: object) => {
  const answer = await act(number, step, body);
  if (answer.status !== 200) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
  return managedOrderDetailsSchema.parse(answer.body);
};
const search = async (query: string) =>
  managedOrdersSchema.parse((await salma.send('GET', `/api/admin/orders?${query}`)).body);
const kindsTo = async (email: string) => (await mailsTo(email)).map(({ kind }) => kind);

describe('admins and orders', () => {
  it('The money comes, the parcel goes: status, timeline, mails and log say so, once', async () => {
    const { who, email, number } = await ordered();
    for (let times = 0; times < 2; times += 1)
      expect(await taken(number, 'payment')).toMatchObject({ status: 'processing', payTo: null, payUntil: null });
    const parcel = { carrier: 'Egypt Post', parcelNumber: 'RR123456789EG' };
    for (let times = 0; times < 2; times += 1)
      expect(await taken(number, 'shipment', parcel)).toMatchObject({ status: 'completed', ...parcel });
    expect(await eventsOf(number)).toEqual(['placed buyer', 'paid admin', 'shipped admin']);
    expect(await kindsTo(email)).toEqual(['order-placed', 'order-paid', 'order-shipped']);
    expect(await details(who, number)).toMatchObject({ ...parcel, actions: ['order-again'] });
    const log = (await database().select().from(adminActions)).filter(({ target }) => target === `order:${number}`);
    expect(log.map(({ action, adminId }) => [action, adminId])).toEqual([
      ['pay-order', salma.id],
      ['ship-order', salma.id],
    ]);
  });

  it('What is not paid is not sent, and what fell through takes no money', async () => {
    const { mug, email, number } = await ordered();
    expect(await act(number, 'shipment', {})).toMatchObject({ status: 409, body: { code: 'order_decided' } });
    expect(await act(number, 'refund', {})).toMatchObject({ status: 409 });
    expect(await taken(number, 'failure', { note: 'The cheque bounced' })).toMatchObject({
      status: 'failed',
      steps: [],
    });
    expect(await act(number, 'payment')).toMatchObject({ status: 409 });
    expect([await stockOf(mug), await kindsTo(email)]).toEqual([10, ['order-placed', 'order-failed']]);
  });

  it.each([
    [false, 8],
    [true, 10],
  ])('Money goes back; the pieces only if they have come back: %s', async (hasPiecesBack, stock) => {
    const { mug, email, number } = await ordered();
    await taken(number, 'payment');
    await taken(number, 'shipment', {});
    for (let times = 0; times < 2; times += 1)
      expect(await taken(number, 'refund', { hasPiecesBack })).toMatchObject({ status: 'refunded', steps: [] });
    expect([await stockOf(mug), await movedOf(mug)]).toEqual([stock, stock - 10]);
    expect((await kindsTo(email)).at(-1)).toBe('order-refunded');
  });

  it('What was cancelled after it was paid gives the money back, and the pieces once', async () => {
    const { mug, number } = await ordered();
    await taken(number, 'payment');
    await taken(number, 'cancellation', { note: 'As you asked' });
    expect(await taken(number, 'refund', { hasPiecesBack: true })).toMatchObject({ status: 'refunded' });
    expect([await stockOf(mug), await movedOf(mug)]).toEqual([10, 0]);
  });

  it('A buyer reads the notes that are for them, and no others', async () => {
    const { who, number } = await ordered();
    await taken(number, 'notes', { note: 'Call before noon' });
    await taken(number, 'notes', { note: 'We will call you', isInternal: false });
    expect((await details(who, number)).timeline.map(({ note }) => note)).toEqual(['', 'We will call you']);
    expect((await taken(number, 'mail')).timeline).toHaveLength(3);
    expect((await act(number, 'notes', { note: ' ' })).status).toBe(400);
    expect((await act(number, 'notes', { note: 'x'.repeat(1001) })).status).toBe(400);
  });

  it('The last mail is sent again', async () => {
    const { email, number } = await ordered();
    await taken(number, 'mail');
    await taken(number, 'payment');
    await taken(number, 'mail');
    expect(await kindsTo(email)).toEqual(['order-placed', 'order-placed', 'order-paid', 'order-paid']);
    const [first, again] = await mailsTo(email);
    expect(again?.data).toEqual(first?.data);
  });

  it('Orders are found by number, address and name, and by status', async () => {
    const { email, number } = await ordered({ firstName: 'أحمد', lastName: 'Müller' });
    for (const q of [
      number,
      number.slice(3).toLowerCase(),
      email.toUpperCase(),
      email.slice(0, email.indexOf('@') + 1),
      'احمد muller',
    ])
      expect((await search(`q=${encodeURIComponent(q)}`)).items.map((each) => each.number)).toContain(number);
    for (const q of ['%', '_', '%@', '_@', "' or 1=1 --", 'احمد nobody'])
      expect((await search(`q=${encodeURIComponent(q)}`)).items).toEqual([]);
    await taken(number, 'payment');
    expect((await search(`status=on-hold&q=${number}`)).total).toBe(0);
    expect((await search(`status=processing&q=${number}`)).items).toMatchObject([{ number, isGuest: true }]);
    expect((await search('status=processing&page=9')).items).toEqual([]);
  });

  it('The list goes into a spreadsheet, as it is narrowed, and no name in it is run there; the log says so', async () => {
    const firstName = '=HYPERLINK("http://evil.example","Click")';
    const { number, email } = await ordered({ firstName, lastName: 'Müller, "the one"' });
    const other = await ordered();
    const answer = await app().inject({
      url: `/api/admin/orders.csv?status=on-hold&q=${number}`,
      headers: { cookie: salma.cookie },
    });
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringMatching(/^attachment; filename="sahra-orders-[\d-]+\.csv"$/),
      'cache-control': 'no-store',
    });
    expect(answer.body.startsWith('\ufeff"number","placedAt","status","name"')).toBe(true);
    const [, row, ...rest] = answer.body.split('\r\n');
    expect(row).toContain(
      `,"on-hold","'=HYPERLINK(""http://evil.example"",""Click"") Müller, ""the one""","${email}",`,
    );
    expect(row).toMatch(/,"EGP",\d+(\.\d+)?,0,,\d/);
    expect(rest).toEqual(['']);
    expect(answer.body).not.toContain(other.number);
    const [entry] = (await database().select().from(adminActions)).filter(({ action }) => action === 'export-orders');
    expect(entry).toMatchObject({ target: 'orders:1', details: { narrowed: 'on-hold', isSearched: 'true' } });
    const all = await app().inject({ url: '/api/admin/orders.csv', headers: { cookie: salma.cookie } });
    expect(all.body).toContain(other.number);
    expect(all.body.trimEnd().split('\r\n')).toHaveLength((await search('pageSize=1')).total + 1);
  });

  it('Nobody else does any of it', async () => {
    const { who, number } = await ordered();
    const paths = ['', '.csv', `/${number}`].map((path) => ['GET', `/admin/orders${path}`] as const);
    const steps = ['payment', 'shipment', 'completion', 'cancellation', 'failure', 'refund', 'notes', 'mail'];
    const karim = await member();
    for (const [method, path] of [
      ...paths,
      ...steps.map((step) => ['POST', `/admin/orders/${number}/${step}`] as const),
    ]) {
      const body = method === 'POST' ? { note: 'x' } : undefined;
      expect([path, (await who.send(method, path, body)).status]).toEqual([path, 401]);
      expect([path, (await karim.send(method, path, body)).status]).toEqual([path, 403]);
    }
  });
});
