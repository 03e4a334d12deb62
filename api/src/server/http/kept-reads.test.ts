import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { useTestApp } from '../../testing/test-app.ts';

const app = useTestApp();

/** Another process on the same database, which has kept answers of its own. */
let other: FastifyInstance;
beforeAll(async () => void (other = await app().createReplica()));
afterAll(() => other.close());

const readFrom = async (from: FastifyInstance, addresses: readonly string[]) => {
  const answers = await Promise.all(addresses.map((url) => from.inject({ url, headers: { 'accept-language': 'en' } })));
  return Object.fromEntries(answers.map(({ body, statusCode }, index) => [addresses[index], `${statusCode} ${body}`]));
};
/** As an api answers whose kept answers are all of before. */
const readAnew = async (addresses: readonly string[]) => {
  const { pool } = app().testDatabase;
  await pool.query('update catalog_revisions set revision = revision + 1');
  await pool.query('update content_revisions set shop = shop + 1, blog = blog + 1');
  return readFrom(app().app, addresses);
};

const title = `title = jsonb_set(title, '{en}', '"Something else"')`;
const name = `name = jsonb_set(name, '{en}', '"Something else"')`;

it.each([
  [`update programs set ${title} where id = 1`, ['/api/home', '/api/categories/1/programs']],
  [`update programs set ${title}`, ['/api/shop-front', '/api/slider', '/api/lists/new', '/api/programs?genre=drama']],
  [`update categories set ${name} where id = 1`, ['/api/home', '/api/categories', '/api/categories/1']],
  [
    `update category_programs set position = 1000 - position where category_id = 1`,
    ['/api/home', '/api/categories/1/programs'],
  ],
  [`delete from slider_items where id = (select min(id) from slider_items)`, ['/api/home', '/api/slider']],
  [`update top_programs set position = 100 - position`, ['/api/lists/top-ten']],
  [`delete from top_programs where position = 99`, ['/api/home', '/api/lists/top-ten']],
  [`update genres set ${name} where slug = 'drama'`, ['/api/home', '/api/genres', '/api/programs?genre=drama']],
  [
    `delete from program_genres where genre_id = (select id from genres where slug = 'drama') and program_id < 20`,
    ['/api/home', '/api/programs?genre=drama'],
  ],
  [
    `update tags set ${name}`,
    ['/api/tags?pageSize=60', '/api/tags/cairo', '/api/products/sahra-mug', '/api/posts', '/api/post-archive'],
  ],
  [`update programs set popularity = 1 where id = 3`, ['/api/lists']],
  [`update people set ${name}`, ['/api/programs/1']],
  [`delete from program_people where program_id = 1`, ['/api/programs/1']],
  [`update episodes set ${title} where program_id = 1`, ['/api/programs/1']],
  [`update clips set audio_languages = '{el}'`, ['/api/programs/1']],
  [
    `insert into contribution_totals (thing_kind, thing_id, count, stars) values ('program', 1, 7, '{0,0,0,0,7}')
     on conflict (thing_kind, thing_id) do update set count = 7, stars = '{0,0,0,0,7}'`,
    ['/api/programs/1'],
  ],
  [
    `update products set stock_quantity = stock_quantity + 100 where id = 1`,
    ['/api/products?programId=1', '/api/products?inStock=true'],
  ],
  [`delete from program_tags where program_id = 1`, ['/api/programs/1', '/api/products?programId=1']],
  [`update product_categories set ${name}`, ['/api/product-facets', '/api/product-categories', '/api/shop-front']],
  [
    `update product_variants set price = price + id, compare_at_price = price + 1000 where is_offered`,
    ['/api/products?inStock=true', '/api/products/sahra-mug'],
  ],
  [
    `insert into variant_prices (variant_id, price, since) select id, 1, now() - interval '1 day' from product_variants
     union all select id, 2, now() from product_variants`,
    ['/api/products/sahra-mug'],
  ],
  [
    `with made as (
       insert into media (use, kind, content_hash, sources, bytes, width, height, color, alternative, focus_x, focus_y)
       values ('product', 'product', repeat('a', 64), '{240.avif}', 1, 240, 240, '#123456', 'A mug', 0.5, 0.5) returning id
     ) insert into product_uploads (media_id, product_id, position) select made.id, products.id, 1 from made, products where products.id = 1`,
    ['/api/products?inStock=true'],
  ],
  [`update media set color = '#654321'`, ['/api/products?inStock=true']],
  [
    `insert into contribution_totals (thing_kind, thing_id, count, stars) select 'product', id, 9, '{0,0,0,0,9}' from products
     on conflict (thing_kind, thing_id) do update set count = 9, stars = '{0,0,0,0,9}'`,
    ['/api/products?inStock=true', '/api/shop-front'],
  ],
  [`delete from contribution_totals where thing_kind = 'product'`, ['/api/products?inStock=true', '/api/shop-front']],
  [`update products set description = jsonb_set(description, '{en}', '"Something else"')`, ['/api/products/sahra-mug']],
  [`update posts set published_at = published_at + interval '1 hour'`, ['/api/posts', '/api/posts?type=video']],
  [`update post_translations set title = 'Something else'`, ['/api/posts', '/api/posts?type=video']],
  [`update post_categories set ${name}`, ['/api/posts', '/api/post-archive']],
  [`delete from post_category_posts`, ['/api/posts']],
  [`delete from post_tags`, ['/api/posts']],
  [`update authors set ${name}`, ['/api/posts', '/api/post-archive']],
  [`update list_totals set total = total + 1 where list like 'posts%'`, ['/api/posts', '/api/post-archive']],
  [
    `insert into contribution_totals (thing_kind, thing_id, count, stars) select 'post', id, 7, '{0,0,0,0,0}' from posts
     on conflict (thing_kind, thing_id) do update set count = 7`,
    ['/api/posts', '/api/posts?type=video'],
  ],
  [`truncate contribution_totals`, ['/api/posts']],
])('Visitors of every process read at once what was written: %s', async (statement, changed) => {
  const before = await readFrom(app().app, changed);
  await readFrom(other, changed);
  await app().testDatabase.database.execute(statement);
  const read = [await readFrom(app().app, changed), await readFrom(other, changed)];
  const anew = await readAnew(changed);
  expect(read).toEqual([anew, anew]);
  for (const address of changed) expect(anew[address], address).not.toBe(before[address]);
});

it('What is kept comes as it was made, and costs no body where the browser has it', async () => {
  const ask = (headers = {}) => app().inject({ url: '/api/home', headers: { 'accept-language': 'en', ...headers } });
  const [first, second] = [await ask(), await ask()];
  const headersOf = ({ headers }: typeof first) => ({ ...headers, date: '', 'x-request-id': '' });
  expect([second.body, headersOf(second)]).toEqual([first.body, headersOf(first)]);
  const known = await ask({ 'if-none-match': first.headers.etag });
  expect([known.statusCode, known.body]).toEqual([304, '']);
});

it('Each language has its own, and parameters that the route does not know change nothing', async () => {
  const read = async (url: string) => (await app().inject({ url })).body;
  const arabic = await read('/api/categories/1?lang=ar');
  expect(await read('/api/categories/1?lang=de')).not.toBe(arabic);
  expect(await read('/api/categories/1?lang=ar&utm_source=letter')).toBe(arabic);
});

it('What is written but not yet in force is not read, and holds up nobody who buys', async () => {
  const written = ['/api/categories/2', '/api/products/burullus-mug'];
  const before = await readFrom(app().app, written);
  const { database } = app().testDatabase;
  const taken = database.transaction(async (transaction) => {
    await transaction.execute(`update categories set ${name} where id = 2`);
    await transaction.execute(`update products set ${name} where slug = 'burullus-mug'`);
    await database.execute(`update products set sold_count = sold_count + 1 where slug = 'sahra-mug'`);
    expect(await readFrom(app().app, written)).toEqual(before);
    throw new Error('taken back');
  });
  await expect(taken).rejects.toThrow('taken back');
  expect(await readFrom(app().app, written)).toEqual(before);
});
