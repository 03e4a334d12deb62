import { stockedVariantSchema, stockedVariantsSchema, stockMovementsSchema } from '@sahra/shared/schemas/managed-stock';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { useCarts } from '../carts/testing/use-carts.ts';
import { adminActions } from '../database/account-tables.ts';
import { productVariants } from '../database/variant-tables.ts';
import { signUpMember, type TestMember } from '../testing/member.ts';

const { app, database, variant, shopper, member } = useCarts();
let salma: TestMember;
let huda: TestMember;
beforeAll(async () => {
  [salma, huda] = [await signUpMember(app(), { role: 'admin' }), await signUpMember(app(), { role: 'admin' })];
});

const change = (id: number | string, body: unknown, admin = salma) =>
  admin.send('POST', `/api/admin/stock/${id}`, body);
const changed = async (id: number, body: object) => stockedVariantSchema.parse((await change(id, body)).body).stock;
const list = async (query: string) =>
  stockedVariantsSchema.parse((await salma.send('GET', `/api/admin/stock?${query}`)).body);
const ledgerOf = async (id: number) =>
  stockMovementsSchema.parse((await salma.send('GET', `/api/admin/stock/${id}/movements`)).body).items;

describe('admins and stock', () => {
  it('What came, went and was counted is in stock, ledger and log, with who did it', async () => {
    const id = await variant({ stock: 10 });
    expect(await changed(id, { reason: 'delivery', quantity: 5, note: ' From Cairo ' })).toBe(15);
    expect(await changed(id, { reason: 'loss', quantity: 3 })).toBe(12);
    expect(await changed(id, { reason: 'count', quantity: 7 })).toBe(7);
    expect(await changed(id, { reason: 'count', quantity: 7 })).toBe(7);
    expect((await ledgerOf(id)).map(({ change, reason, note }) => [change, reason, note])).toEqual([
      [-5, 'count', ''],
      [-3, 'loss', ''],
      [5, 'delivery', 'From Cairo'],
    ]);
    expect((await ledgerOf(id))[0]).toMatchObject({ adminName: 'Mona Hassan', orderNumber: null });
    const [found] = (await list('pageSize=60')).items.filter((row) => row.id === id);
    const log = (await database().select().from(adminActions)).filter(
      ({ target }) => target === `variant:${found?.sku}`,
    );
    expect(log.map(({ details }) => details)).toEqual([
      { reason: 'delivery', change: '5' },
      { reason: 'loss', change: '-3' },
      { reason: 'count', change: '-5' },
      { reason: 'count', change: '0' },
    ]);
  });

  it('More than there is cannot go, and nothing is changed', async () => {
    const id = await variant({ stock: 2 });
    expect(await change(id, { reason: 'loss', quantity: 3 })).toMatchObject({
      status: 409,
      body: { code: 'too_few', fields: { quantity: expect.any(String) } },
    });
    expect(await ledgerOf(id)).toEqual([]);
  });

  it('Two admins who count at the same time, while others lose pieces, agree with the ledger', async () => {
    const id = await variant({ stock: 20 });
    const counts = [8, 9].map((quantity, index) => change(id, { reason: 'count', quantity }, [salma, huda][index]));
    const losses = Array.from({ length: 8 }, () => change(id, { reason: 'loss', quantity: 1 }, huda));
    const answers = await Promise.all([...counts, ...losses]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const [row] = (await list('pageSize=60')).items.filter((each) => each.id === id);
    const moved = (await ledgerOf(id)).reduce((sum, { change }) => sum + change, 0);
    expect(row?.stock).toBe(20 + moved);
    expect(row?.stock).toBeLessThanOrEqual(9);
  });

  it.each([
    [{ reason: 'order', quantity: 1 }, 400],
    [{ reason: 'opening', quantity: 1 }, 400],
    [{ reason: 'loss', quantity: 0 }, 400],
    [{ reason: 'delivery', quantity: -1 }, 400],
    [{ reason: 'delivery', quantity: 1.5 }, 400],
    [{ reason: 'delivery', quantity: '٣' }, 400],
    [{ reason: 'delivery', quantity: 1e9 }, 400],
    [{ reason: 'delivery', quantity: 1, note: 'x'.repeat(201) }, 400],
    [{}, 400],
  ])('%j is refused', async (body, status) => {
    expect((await change(await variant(), body)).status).toBe(status);
  });

  it('Variants that are not there have neither stock nor ledger', async () => {
    for (const id of ['999999', '0', '-1', 'x', '1e3'])
      expect([id, (await change(id, { reason: 'delivery', quantity: 1 })).status]).toEqual([
        id,
        id === '999999' ? 404 : 400,
      ]);
    expect((await salma.send('GET', '/api/admin/stock/999999/movements')).status).toBe(404);
  });

  it('What is nearly sold out comes first, and is found by number and name', async () => {
    const id = await variant({ stock: 5 });
    const low = await list('show=low&pageSize=60');
    expect(low.items.map(({ stock }) => stock)).toEqual(low.items.map(({ stock }) => stock).toSorted((a, b) => a - b));
    const own = low.items.find((row) => row.id === id);
    expect(own?.stock).toBe(5);
    expect((await list(`q=${own?.sku.toUpperCase()}`)).items.map((row) => row.id)).toContain(id);
    expect((await list(`pageSize=60&q=${encodeURIComponent(own?.name ?? '')}`)).items.map((row) => row.id)).toContain(
      id,
    );
    for (const q of ['%', '_', "' or 1=1 --"]) expect((await list(`q=${encodeURIComponent(q)}`)).items).toEqual([]);
    await changed(id, { reason: 'delivery', quantity: 1 });
    expect((await list('show=low&pageSize=60')).items.map((row) => row.id)).not.toContain(id);
  });

  it('What is nearly sold out goes into a spreadsheet, with names that are not run there; the log says so', async () => {
    const [id, many] = [await variant({ stock: 2 }), await variant({ stock: 50 })];
    await database().update(productVariants).set({ sku: '+cmd|calc' }).where(eq(productVariants.id, id));
    const open = (query: string) =>
      app().inject({ url: `/api/admin/stock.csv?lang=en&${query}`, headers: { cookie: salma.cookie } });
    const answer = await open('show=low');
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    const lines = answer.body.trimEnd().split('\r\n');
    expect(lines[0]).toBe('\ufeff"sku","product","name","color","size","stock"');
    expect(lines.find((line) => line.startsWith(`"'+cmd|calc",`))).toMatch(/,2$/);
    expect(lines).toHaveLength((await list('show=low')).total + 1);
    const [row] = await database().select().from(productVariants).where(eq(productVariants.id, many));
    expect([answer.body.includes(`"${row?.sku}"`), (await open('')).body.includes(`"${row?.sku}"`)]).toEqual([
      false,
      true,
    ]);
    const entry = (await database().select().from(adminActions)).find(({ action }) => action === 'export-stock');
    expect(entry).toMatchObject({ target: `stock:${lines.length - 1}`, details: { narrowed: 'low' } });
  });

  it('Nobody else sees or changes any of it', async () => {
    const id = await variant();
    const karim = await member();
    const requests = [
      ['GET', '/admin/stock', undefined],
      ['GET', '/admin/stock.csv', undefined],
      ['GET', `/admin/stock/${id}/movements`, undefined],
      ['POST', `/admin/stock/${id}`, { reason: 'delivery', quantity: 1 }],
    ] as const;
    for (const [method, path, body] of requests) {
      expect([path, (await shopper().send(method, path, body)).status]).toEqual([path, 401]);
      expect([path, (await karim.send(method, path, body)).status]).toEqual([path, 403]);
    }
  });
});
