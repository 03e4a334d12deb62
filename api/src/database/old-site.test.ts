import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { tagKind } from '../contents/kinds.ts';
import { writeContents } from '../contents/write-contents.ts';
import { offerPlans } from '../plans/offer-plans.ts';
import { applySeed } from '../seed/apply-seed.ts';
import { smallContents } from '../testing/small-contents.ts';
import { openOldSite, runOldApi } from '../testing/before-0012/open-old-site.ts';
import type { TestDatabase } from '../testing/test-database.ts';
import { migrateDatabase } from './migrate.ts';

/** Programs that the old site had, and others. */
const demo = await smallContents([0, 3, 10, 120]);
const ofMembers = [
  'members',
  'credentials',
  'watchlist_entries',
  'watch_progress',
  'playlists',
  'orders',
  'downloads',
  'subscription_requests',
  'billing_addresses',
  'remote_loads',
];

let site: TestDatabase;
beforeEach(async () => {
  site = await openOldSite();
});
afterEach(() => site.close());

const rowsOf = async (text: string) => (await site.pool.query<Record<string, unknown>>(text)).rows;
const everything = async () =>
  Object.fromEntries(
    await Promise.all(ofMembers.map(async (name) => [name, await rowsOf(`select * from ${name} order by 1, 2`)])),
  ) as Record<string, unknown[]>;
const programs = () => rowsOf("select id, slug from programs where slug not like 'the-forgotten%' order by id");

async function startApi(): Promise<void> {
  await migrateDatabase(site.pool);
  await offerPlans(site.database);
  await applySeed(site.database, demo);
}

describe('A data folder from before contents could be written', () => {
  it('starts with everything that its members have, under the ids that it had', async () => {
    const [had, known] = [await everything(), await programs()];
    for (const name of ofMembers) expect(had[name], name).not.toEqual([]);
    await startApi();
    expect(await everything()).toMatchObject(had);
    expect((await programs()).slice(0, known.length)).toEqual(known);
    expect(await rowsOf('select stock_quantity, currency from products where stock_quantity = 3')).toEqual([
      { stock_quantity: 3, currency: 'EGP' },
    ]);
  });

  it('keeps a film that the demo has no more for the member who has it, and only that', async () => {
    await startApi();
    expect(await rowsOf("select slug, is_listed from programs where slug like '%-film' order by id")).toEqual([
      { slug: 'the-withdrawn-film', is_listed: false },
    ]);
    expect(await rowsOf("select count(*)::int as programs from programs where slug <> 'the-withdrawn-film'")).toEqual([
      { programs: demo.programs.length },
    ]);
  });

  it('says of what it had that it changed when it was seeded last', async () => {
    await migrateDatabase(site.pool);
    expect(await rowsOf('select distinct p.updated_at = s.applied_at as same from programs p, seeds s')).toEqual([
      { same: true },
    ]);
  });

  it('is served by the api of then while it is migrated; what that writes is taken over', async () => {
    await migrateDatabase(site.pool);
    await runOldApi(site);
    expect(await rowsOf('select from playlists')).toHaveLength(2);
    const had = await everything();
    await startApi();
    expect(await everything()).toEqual(had);
    expect(await rowsOf('select from programs where is_listed')).toHaveLength(
      demo.programs.filter(({ isListed }) => isListed).length,
    );
  });

  it('goes back to the api of then for a while: ids go on after those that it gave, and its rows are the demo’s', async () => {
    await startApi();
    await rowsOf("insert into tags (id, slug, position, name) values (500, 'of-then', 1, '{}')");
    await rowsOf(`update tags set name = '{"ar": "x", "en": "x"}' where slug = 'cairo'`);
    await rowsOf("update seeds set revision = '0123456789abcdef', applied_at = now()");
    const added = { position: 99, name: { ar: 'جديد', en: 'New' } };
    await rowsOf("select setval('tags_id_seq', 600)");
    const [own] = await writeContents(site.database, tagKind, [{ ...added, slug: 'ours' }]);
    await rowsOf("select setval('tags_id_seq', 1)");
    await applySeed(site.database, demo);
    const slugs = (await rowsOf("select slug from tags where slug in ('of-then', 'ours')")).map(({ slug }) => slug);
    expect(slugs).toEqual(['ours']);
    expect(await rowsOf("select name ->> 'en' as name from tags where slug = 'cairo'")).toEqual([{ name: 'Cairo' }]);
    const [next] = await writeContents(site.database, tagKind, [{ ...added, slug: 'next' }]);
    expect(next).toBe((own ?? 0) + 1);
  });
});
