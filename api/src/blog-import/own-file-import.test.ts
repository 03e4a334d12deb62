import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { media } from '../database/media-tables.ts';
import { postTranslations } from '../database/blog-tables.ts';
import { FolderStore } from '../media-store/folder-store.ts';
import { migrateDatabase } from '../database/migrate.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import type { UploadParts } from '../uploads/store-upload.ts';
import { encodeUpload } from '../media/encode-upload.ts';
import { pictureOf } from '../uploads/testing/hostile-pictures.ts';
import { exportFile, runBlog, useFolder } from './testing/run-blog.ts';

const write = useFolder();
interface Site {
  testDatabase: TestDatabase;
  uploads: UploadParts;
}
const sites: Site[] = [];
const folders: string[] = [];

async function openSite(state: 'seeded' | 'empty'): Promise<Site> {
  const testDatabase = await createTestDatabase(state);
  if (state === 'empty') await migrateDatabase(testDatabase.pool);
  const folder = mkdtempSync(join(tmpdir(), 'sahra-media-'));
  folders.push(folder);
  const encoder = { encode: encodeUpload };
  const site = {
    testDatabase,
    uploads: { database: testDatabase.database, store: new FolderStore(folder), folder, encoder },
  };
  sites.push(site);
  return site;
}
/** The blog of a site is empty; films and products stay. */
const emptyBlog = async ({ testDatabase: { database } }: Site) => {
  await database.execute(sql`truncate posts, authors, post_categories cascade`);
  await database.execute(sql`delete from contributions where thing_kind = 'post' and thread_id is not null`);
  await database.execute(sql`delete from contributions where thing_kind = 'post'`);
  await database.execute(sql`delete from contribution_totals where thing_kind = 'post'`);
};
const exportOf = async (site: Site) => (await runBlog(site, ['export', '-'])).output;
const digestOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

let original: Site;
let exported: Buffer;
let file: string;

beforeAll(async () => {
  original = await openSite('seeded');
  write('p/2026/04/hall.jpg', await pictureOf('jpeg'));
  const door = write('p/2026/04/door.png', await pictureOf('png'));
  const pictures = door.replace('/2026/04/door.png', '');
  await runBlog(original, ['import', exportFile('wordpress.xml'), '--pictures', pictures, '--no-downloads']);
  const { database } = original.testDatabase;
  await database
    .update(postTranslations)
    .set({ state: 'withdrawn' })
    .where(sql`${postTranslations.slug} = 'back-street-cinema'`);
  await database.execute(sql`
    insert into contribution_votes (contribution_id, contributor_id)
    select c.id, p.id from contributions c join contributors p on p.id <> c.contributor_id where c.text = 'كنت أذهب إليها مع أبي.' limit 3`);
  await database.execute(
    sql`update posts set comments_close_after_days = 30 where slug = 'everything-a-post-can-hold'`,
  );
  await database.execute(sql`insert into post_slug_redirects (post_id, language, slug)
    select id, 'en', 'a-title-of-before' from posts where slug = 'everything-a-post-can-hold'`);
  exported = await exportOf(original);
  file = write('export.jsonl', exported);
});
afterAll(async () => {
  for (const { testDatabase } of sites) await testDatabase.close();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

it('Everything that was exported is there again in a site with an empty blog, and is exported the same, byte for byte', async () => {
  const site = await openSite('seeded');
  await emptyBlog(site);
  const { said } = await runBlog(site, ['import', file]);
  expect(said).not.toMatch(/^-/m);
  const again = await exportOf(site);
  const lines = (bytes: Buffer) => bytes.toString().split('\n');
  const [before, after] = [lines(exported), lines(again)];
  expect(before.flatMap((line, index) => (line === after[index] ? [] : [line.slice(0, 80)]))).toEqual([]);
  expect(digestOf(again)).toBe(digestOf(exported));
  expect(await site.testDatabase.database.$count(media)).toBe(2);
  const kept = sql`select r.slug, p.comments_close_after_days as days from post_slug_redirects r join posts p on p.id = r.post_id`;
  expect((await site.testDatabase.database.execute(kept)).rows).toEqual([{ slug: 'a-title-of-before', days: 30 }]);
  expect((await runBlog(site, ['import', file])).said).toMatch(
    /\n0 texts added, 0 updated, \d+ unchanged, 0 left as here;\n0 comments added, 0 updated;/,
  );
  expect(digestOf(await exportOf(site))).toBe(digestOf(exported));
});

it('In a site without films the posts are there, and it says that what they name is not', async () => {
  const site = await openSite('empty');
  const { said } = await runBlog(site, ['import', file]);
  expect(said).toMatch(/\n- films and products that are not here left out: \d+ ×/);
  expect(await site.testDatabase.database.$count(postTranslations)).toBe(
    await original.testDatabase.database.$count(postTranslations),
  );
});

it('Posts that are here and were not imported stay as they are', async () => {
  const before = digestOf(await exportOf(original));
  const { said } = await runBlog(original, ['import', file]);
  expect(said).toContain('posts that are here already, and were not imported, left as they are');
  expect(digestOf(await exportOf(original))).toBe(before);
});

it.each<[string, (text: string) => string, string]>([
  ['cut off in a line', (text) => text.slice(0, text.length / 2), 'is no whole JSON: is the file whole?'],
  ['without its last line', (text) => text.slice(0, text.trimEnd().lastIndexOf('\n')), 'its last line is missing'],
  [
    'of another version',
    (text) => text.replace('"version":1', '"version":2'),
    'is of version 2; this site reads version 1',
  ],
  [
    'with a post left out',
    (text) => text.replace(/^\{"line":"post".*\n/m, ''),
    'its last line counts more or less than there is',
  ],
  [
    'with a link that runs',
    (text) => text.replace(/"href":"https?:[^"]+"/, '"href":"javascript:alert(1)"'),
    'must begin with https://',
  ],
  ['with markup for a block', (text) => text.replace('"kind":"paragraph"', '"kind":"html"'), 'Invalid'],
  [
    'with a forged picture',
    (text) => text.replace(/"360\.webp":"[^"]{40}/, (begin) => `${begin.slice(0, -4)}AAAA`),
    'is another one than it says',
  ],
  [
    'with an author who is not in it',
    (text) => text.replace('"author":"nadia"', '"author":"nobody"'),
    'names what is not in it',
  ],
  ['with a date of the year 1000', (text) => text.replace(/"updatedAt":"2026/, '"updatedAt":"1000-13'), 'Invalid'],
])('A file %s is refused whole', async (_case, change, reason) => {
  const site = sites[2] ?? original;
  const count = () => site.testDatabase.database.$count(postTranslations);
  const before = await count();
  const changed = write('changed.jsonl', change(exported.toString()));
  await expect(runBlog(site, ['import', changed])).rejects.toThrow(reason);
  expect(await count()).toBe(before);
});

it('An export that nobody reads to its end has failed', async () => {
  await expect(runBlog(original, ['export', '-'], { isReaderGone: true })).rejects.toThrow('cannot be written: EPIPE');
});
