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

  it('has its posts in Arabic and English, published when they were, before anything is seeded', async () => {
    await migrateDatabase(site.pool);
    const had = await rowsOf('select id, slug, published_at, is_shown from posts order by id');
    expect(had.map(({ is_shown }) => is_shown)).toEqual([true, true, true]);
    const translations = await rowsOf(`
      select post_id, t.slug, language, state, t.published_at = p.published_at and t.updated_at = p.published_at as is_of_then,
        t.title = p.title ->> language as has_title, jsonb_array_length(blocks) = jsonb_array_length(body -> language) as is_whole,
        words between 20 and 2000 as has_words, revision, t.quote ->> 'by' as by
      from post_translations t join posts p on p.id = post_id order by post_id, language`);
    const same = {
      state: 'published',
      is_of_then: true,
      has_title: true,
      is_whole: true,
      has_words: true,
      revision: 1,
    };
    expect(translations).toMatchObject(
      had.flatMap(({ id, slug }) => ['ar', 'en'].map((language) => ({ post_id: id, slug, language, ...same }))),
    );
    expect(translations.at(-1)).toMatchObject({ by: 'Youssef Abdel Malek, cinematographer' });
    expect(await rowsOf("select sum(total)::int as posts from list_totals where list like 'posts/month/%'")).toEqual([
      { posts: 3 },
    ]);
    expect(await rowsOf('select sum(post_total)::int as posts from authors')).toEqual([{ posts: 3 }]);
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
