import { asc, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { planSchema } from '@sahra/shared/schemas/account';
import { pageOf } from '@sahra/shared/schemas/common';
import { plans } from '../database/shop-tables.ts';
import { endProcess, startApiProcess } from '../testing/api-process.ts';
import { createTestDatabase } from '../testing/test-database.ts';

it('Plans are on offer without demo data; what the owner changes of them stays at every start, what is missing comes back', async () => {
  const test = await createTestDatabase('empty');
  /** The plans as visitors of a replica see them. */
  const runsWith = async (seed: string) => {
    const { child, port } = await startApiProcess({ DATABASE_URL: test.url, SEED: seed });
    try {
      const answer = await fetch(`http://127.0.0.1:${port}/api/plans?lang=de`);
      return pageOf(planSchema)
        .parse(await answer.json())
        .items.map(({ code, name, price }) => [code, name, price.amount]);
    } finally {
      await endProcess(child, 'SIGTERM');
    }
  };
  const [free, basic, premium] = [
    ['free', 'Kostenlos', 0],
    ['basic', 'Basis', 4900],
    ['premium', 'Premium', 9900],
  ];
  try {
    expect(await Promise.all([runsWith('none'), runsWith('none')])).toEqual([
      [free, basic, premium],
      [free, basic, premium],
    ]);
    await test.database.update(plans).set({ price: 5900 }).where(eq(plans.code, 'basic'));
    await test.database.delete(plans).where(eq(plans.code, 'premium'));
    const changed = [free, ['basic', 'Basis', 5900], premium];
    expect(await runsWith('demo')).toEqual(changed);
    const before = await test.database.select().from(plans).orderBy(asc(plans.position));
    expect(await runsWith('none')).toEqual(changed);
    expect(await test.database.select().from(plans).orderBy(asc(plans.position))).toEqual(before);
  } finally {
    await test.close();
  }
}, 120_000);
