import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { countUpTo } from './count-up-to.ts';
import { members } from './member-tables.ts';

let site: TestDatabase;
beforeAll(async () => {
  site = await createTestDatabase();
  await site.database.execute(sql`
    insert into members (id, name, email, username, display_username, first_name, last_name, phone, zip, language)
    select 'm' || n, 'M', 'm' || n || '@example.org', 'm' || n, 'm' || n, 'M', 'M', '', '', 'en' from generate_series(1, 2100) as n`);
});
afterAll(() => site.close());

const countOf = async (offset: number) =>
  countUpTo(site.database, { limit: 20, offset }, (most) =>
    site.database
      .select({ id: members.id })
      .from(members)
      .where(sql`email like 'm%@example.org'`)
      .limit(most)
      .as('seen'),
  );

it('What is little is counted, of much more only so much beyond the page', async () => {
  expect(await countOf(0)).toEqual({ total: 2_020, isMore: true });
  expect(await countOf(79)).toEqual({ total: 2_099, isMore: true });
  expect(await countOf(80)).toEqual({ total: 2_100, isMore: false });
  expect(await countOf(4_000)).toEqual({ total: 2_100, isMore: false });
});
