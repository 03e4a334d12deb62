import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { useTestApp } from '../../testing/test-app.ts';

const app = useTestApp();

/** Another process on the same database, which has kept answers of its own. */
let other: FastifyInstance;
beforeAll(async () => void (other = await app().createReplica()));
afterAll(() => other.close());

const addresses = [
  '/api/home',
  '/api/slider',
  '/api/categories',
  '/api/categories/1',
  '/api/categories/1/programs',
  '/api/genres',
  '/api/tags?pageSize=60',
  '/api/tags/cairo',
  '/api/lists',
  '/api/lists/top-ten',
  '/api/lists/new',
  '/api/programs?genre=drama',
  '/api/programs/1',
];

const readAll = async (from: FastifyInstance) => {
  const answers = await Promise.all(addresses.map((url) => from.inject({ url, headers: { 'accept-language': 'en' } })));
  return Object.fromEntries(answers.map(({ body, statusCode }, index) => [addresses[index], `${statusCode} ${body}`]));
};
/** As an api answers that has kept nothing. */
const readAnew = async () => {
  const fresh = await app().createReplica();
  const answers = await readAll(fresh);
  await fresh.close();
  return answers;
};

const title = `title = jsonb_set(title, '{en}', '"Something else"')`;
const name = `name = jsonb_set(name, '{en}', '"Something else"')`;

it.each([
  [`update programs set ${title} where id = 1`, ['/api/home', '/api/categories/1/programs']],
  [`update categories set ${name} where id = 1`, ['/api/home', '/api/categories', '/api/categories/1']],
  [
    `update category_programs set position = 1000 - position where category_id = 1`,
    ['/api/home', '/api/categories/1/programs'],
  ],
  [`delete from slider_items where id = (select min(id) from slider_items)`, ['/api/home', '/api/slider']],
  [`update top_programs set position = 100 + position`, []],
  [`delete from top_programs where position = 101`, ['/api/home', '/api/lists/top-ten']],
  [`update genres set ${name} where slug = 'drama'`, ['/api/home', '/api/genres', '/api/programs?genre=drama']],
  [
    `delete from program_genres where genre_id = (select id from genres where slug = 'drama') and program_id < 20`,
    ['/api/home', '/api/programs?genre=drama'],
  ],
  [`update tags set ${name}`, ['/api/tags?pageSize=60']],
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
])('Visitors of every process read at once what was written: %s', async (statement, changed) => {
  const before = await readAll(app().app);
  await readAll(other);
  await app().testDatabase.database.execute(statement);
  const anew = await readAnew();
  expect(await readAll(app().app)).toEqual(anew);
  expect(await readAll(other)).toEqual(anew);
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

it('What is written but not yet in force is not read', async () => {
  const before = await readAll(app().app);
  await app()
    .testDatabase.database.transaction(async (transaction) => {
      await transaction.execute(`update categories set ${name} where id = 2`);
      expect(await readAll(app().app)).toEqual(before);
      throw new Error('taken back');
    })
    .catch(() => {});
  expect(await readAll(app().app)).toEqual(before);
});
