import { spawn } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { paths } from '../support/addresses.ts';
import { root } from '../../deploy/build/version.ts';
import { runRelease, type ReleaseOptions } from '../../deploy/release/command.ts';
import { folderStore } from '../../deploy/release/folder-store.ts';
import { publish as point, ReleaseRefusal } from '../../deploy/release/registry-changes.ts';
import { hashOf, makeBuild, manifestOf, type BuildChange } from '../support/builds.ts';
import { environmentOf } from '../support/environment.ts';
import { readHtml } from '../support/html.ts';
import { messagesOf } from '../support/messages.ts';
import { isEverything } from '../support/selection.ts';
import { isAlive } from '../support/visit.ts';
import { goOnToList, goToFront } from '../support/shop-menus.ts';
import { expect, test } from '../support/test.ts';
import { useFrontEnd } from '../support/use-front-end.ts';

const say = messagesOf('ar');
const shopTitle = say('remote-shop', 'products.title');
const newTitle = 'متجر سهرة الجديد';

const { api, site, dataDir } = useFrontEnd();
const store = () => folderStore(dataDir());

/** What a team types; the answer is what it reads. */
const release = (...args: string[]) => run(process.execPath, ['deploy/bootstrap.mjs', 'release', ...args]);
function run(program: string, arguments_: string[]): Promise<{ code: number | null; said: string }> {
  const child = spawn(program, arguments_, { cwd: root, env: { ...environmentOf(dataDir()), PORT: '4999' } });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  return new Promise((resolve) => child.once('exit', (code) => resolve({ code, said })));
}
const publish = (dist: string, ...more: string[]) =>
  release('publish', 'shop', '--dist', dist, '--api', api().url, ...more);

/** The same without a process of its own; throws the refusal. */
async function releaseHere(args: string[], options: Partial<ReleaseOptions> = {}): Promise<string> {
  const said: string[] = [];
  await runRelease(store(), args, { api: api().url, siteUrl: site().url, say: (text) => said.push(text), ...options });
  return said.join('\n');
}

const headings = async (address: string) => readHtml(await (await fetch(site().url + address)).text()).headings;
const untilHeading = (address: string, heading: string) =>
  expect.poll(() => headings(address), { intervals: [50] }).toEqual([heading]);
const registry = () => readFile(path.join(dataDir(), 'registry.json'), 'utf8');
const others = () =>
  Promise.all(['host', 'streaming', 'blog', 'account'].map((name) => hashOf(path.join(dataDir(), 'releases', name))));
/** Everything that a refused release must leave as it was. */
const stored = async () => [await registry(), await hashOf(path.join(dataDir(), 'releases'))];

test('A team publishes its shop while tabs are open, and takes it back', async ({ visit }) => {
  const before = await others();
  // What it shows on pages of others, the gate visits in a browser one by one: longer than all else here takes.
  const manifest = isEverything ? {} : { extensions: [] };
  const { dist, version } = await makeBuild('shop', 'new', { texts: { [shopTitle]: newTitle }, manifest });
  await visit({ site: site().url }, async ({ page, open }) => {
    await open(paths.shop.href());
    const other = await page.context().newPage();
    await other.goto(site().url + paths.faq.href(), { waitUntil: 'domcontentloaded' });
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();

    const published = await publish(dist);
    expect(published).toMatchObject({ code: 0, said: expect.stringContaining(`shop ${version} is published`) });
    await untilHeading(paths.shop.href(), newTitle);

    // The tabs that are open go on with the version that they have: what is loaded, and what is not.
    await page.getByRole('combobox', { name: say('remote-shop', 'products.sortBy') }).selectOption('rating');
    await page.waitForURL(/sort=rating/);
    await expect(page.getByRole('heading', { level: 1, name: shopTitle, exact: true })).toBeVisible();
    await goToFront(other, 'ar');
    await goOnToList(other, 'ar');
    await expect(other.getByRole('heading', { level: 1, name: shopTitle, exact: true })).toBeVisible();
    await expect(other.getByRole('main').getByRole('article')).toHaveCount(12);

    const fresh = await page.context().newPage();
    await fresh.goto(site().url + paths.shop.href(), { waitUntil: 'domcontentloaded' });
    await expect(fresh.getByRole('heading', { level: 1, name: newTitle })).toBeVisible();
    await isAlive(fresh);
    await fresh.getByRole('combobox', { name: say('remote-shop', 'products.sortBy') }).selectOption('rating');
    await fresh.waitForURL(/sort=rating/);

    expect(await release('rollback', 'shop')).toMatchObject({ code: 0 });
    await untilHeading(paths.shop.href(), shopTitle);
  });
  expect(await others()).toEqual(before);
  const said = await releaseHere(['history', 'shop']);
  expect(said.match(/start|publish|rollback/g)).toEqual(['start', 'publish', 'rollback']);
  await rm(dist, { recursive: true });
});

test.describe('A release is refused with the reason, and everything stays as it was', () => {
  const faults: { what: string; reason: string; change: BuildChange }[] = [
    {
      what: 'a page throws on the server',
      reason: 'page shop.products (/shop) answers 500 on the server; the host logged: broken on purpose',
      change: {
        serverModule: `import real from './real.js'; export default { ...real, routes: real.routes.map((route) => ({ ...route, lazy: async () => ({ ...(await route.lazy()), default: () => { throw new Error('broken on purpose'); } }) })) };`,
      },
    },
    {
      what: 'it calls itself by the name of another',
      reason: 'remote shop: calls itself blog',
      change: { serverModule: `import real from './real.js'; export default { ...real, id: 'blog' };` },
    },
    {
      what: 'a page complains in the browser',
      reason: 'broken on purpose',
      change: { texts: { '`products.sortBy`': "(console.error('broken on purpose'),`products.sortBy`)" } },
    },
  ];
  for (const { what, reason, change } of faults)
    test(`where ${what}`, async () => {
      const before = await stored();
      const { dist } = await makeBuild('shop', what.replaceAll(' ', '-'), change);
      const refusal = await releaseHere(['publish', 'shop'], { dist }).catch((error: unknown) => error);
      expect(refusal).toBeInstanceOf(ReleaseRefusal);
      expect(String(refusal)).toContain(reason);
      expect(await stored()).toEqual(before);
      await rm(dist, { recursive: true });
    });

  test('where files cannot be written whole', async () => {
    const before = await stored();
    const { dist } = await makeBuild('shop', 'large');
    const command = [
      process.execPath,
      'deploy/bootstrap.mjs',
      'release',
      'publish',
      'shop',
      '--dist',
      dist,
      '--api',
      api().url,
    ];
    // No file of more than 50 kB: what a full disk does to a copy, without filling one.
    const { code, said } = await run('bash', ['-c', 'ulimit -f 50; exec "$@"', 'bash', ...command]);
    expect(said).toMatch(/Refused: .*a file is larger than this process may write/);
    expect(code).toBe(1);
    expect(await stored()).toEqual(before);
    await rm(dist, { recursive: true });
  });
});

test('Two teams that publish at the same time both get their turn', async () => {
  const builds = await Promise.all([makeBuild('shop', 'one'), makeBuild('blog', 'two')]);
  const [shop, blog] = await Promise.all([
    publish(builds[0].dist, '--no-browser'),
    release('publish', 'blog', '--dist', builds[1].dist, '--api', api().url, '--no-browser'),
  ]);
  expect([shop.said, blog.said].join()).not.toContain('Refused');
  const { remotes } = JSON.parse(await registry());
  expect([remotes.shop.version, remotes.blog.version]).toEqual(builds.map(({ version }) => version));
  for (const { dist } of builds) await rm(dist, { recursive: true });
});

test('A registry that is cut in half changes nothing for visitors, and the next release mends it', async () => {
  const { dist, version } = await makeBuild('shop', 'before-the-cut');
  await store().add(dist, await manifestOf(dist));
  const { revision } = await store().change((known) => point(known, 'shop', version, new Date()));
  const whole = await registry();
  await writeFile(path.join(dataDir(), 'registry.json'), whole.slice(0, whole.length / 2));
  await expect.poll(() => headings(paths.shop.href())).toEqual([shopTitle]);
  await releaseHere(['rollback', 'shop']);
  expect(JSON.parse(await registry()).revision).toBe(revision + 1);
  expect(await headings(paths.shop.href())).toEqual([shopTitle]);
});

test('A canary reaches its share of the visitors, always the same ones, and becomes what all get', async () => {
  const { dist, version } = await makeBuild('shop', 'canary', { texts: { [shopTitle]: newTitle } });
  expect(await releaseHere(['publish', 'shop'], { dist, canary: '50', 'no-browser': true })).toContain(
    'for 50 % of the visitors',
  );
  const visitor = async (bucket: number) =>
    readHtml(await (await fetch(site().url + paths.shop.href(), { headers: { cookie: `bucket=${bucket}` } })).text())
      .headings[0];
  await expect
    .poll(async () => (await fetch(site().url + paths.shop.href())).headers.get('set-cookie'))
    .toMatch(/^bucket=\d+;/);
  const everyFifth = Array.from({ length: 20 }, (_, index) => index * 5);
  const seen = await Promise.all(everyFifth.map(visitor));
  expect(seen.filter((heading) => heading === newTitle)).toHaveLength(10);
  expect(await Promise.all(everyFifth.map(visitor))).toEqual(seen);
  expect(await releaseHere(['promote', 'shop'])).toContain(version);
  await untilHeading(paths.shop.href(), newTitle);
  await releaseHere(['rollback', 'shop']);
  await rm(dist, { recursive: true });
});
