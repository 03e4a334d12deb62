import { spawn } from 'node:child_process';
import { readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { paths } from '@sahra/shared/paths';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { root } from '../deploy/build/version.ts';
import { folderStore } from '../deploy/release/folder-store.ts';
import { hashOf, makeBuild, manifestOf } from './builds.ts';
import { findFreePort } from '../deploy/free-port.ts';
import { readHtml } from './html.ts';
import { wordsOf } from './messages.ts';
import { environmentOf, type FrontEnd, makeDataDir, removeDataDir, startFrontEnd } from './own-site.ts';
import { patientServer } from './patience.ts';
import { isAlive, visit } from './visit.ts';

const say = wordsOf('ar');
const shopTitle = say('remote-shop', 'products.title');
const newTitle = 'متجر سهرة الجديد';

let dataDir: string;
let site: FrontEnd;
beforeAll(async () => {
  dataDir = await makeDataDir();
  site = await startFrontEnd({ apiUrl: inject('url'), dataDir, environment: patientServer });
});
afterAll(async () => {
  await site?.stop();
  await removeDataDir(dataDir);
});

/** What a team types; the answer is what it reads. */
const release = (...words: string[]) => run(process.execPath, ['deploy/bootstrap.mjs', 'release', ...words]);
function run(program: string, arguments_: string[]): Promise<{ code: number | null; said: string }> {
  const child = spawn(program, arguments_, { cwd: root, env: { ...environmentOf(dataDir), PORT: '4999' } });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  return new Promise((resolve) => child.once('exit', (code) => resolve({ code, said })));
}
const publish = (dist: string, ...more: string[]) => release('publish', 'shop', '--dist', dist, '--api', inject('url'), ...more);
const headings = async (address: string) => readHtml(await (await fetch(site.url + address)).text()).headings;
const registry = () => readFile(path.join(dataDir, 'registry.json'), 'utf8');
const others = () => Promise.all(['host', 'streaming', 'blog', 'account'].map((name) => hashOf(path.join(dataDir, 'releases', name))));

/** Milliseconds until a new visitor gets this heading. */
async function untilHeading(address: string, heading: string): Promise<number> {
  const began = performance.now();
  await expect.poll(() => headings(address), { interval: 50 }).toEqual([heading]);
  return performance.now() - began;
}

it('A team publishes its shop while tabs are open, and takes it back', async () => {
  const before = await others();
  const { dist, version } = await makeBuild('shop', 'new', { texts: { [shopTitle]: newTitle } });
  await visit({ site: site.url }, async ({ page, open }) => {
    await open(paths.shop.href());
    const home = await page.context().newPage();
    await home.goto(site.url, { waitUntil: 'domcontentloaded' });
    await home.getByRole('heading', { level: 1 }).waitFor();

    const published = await publish(dist);
    expect(published).toMatchObject({ code: 0, said: expect.stringContaining(`shop ${version} is published`) });
    expect(await untilHeading(paths.shop.href(), newTitle)).toBeLessThan(2000);

    // The tabs that are open go on with the version that they have: what is loaded, and what is not.
    await page.getByRole('combobox', { name: say('remote-shop', 'products.sortBy') }).selectOption('rating');
    await page.waitForURL(/sort=rating/);
    await page.getByRole('heading', { level: 1, name: shopTitle, exact: true }).waitFor();
    await home.getByRole('banner').getByRole('link', { name: say('host', 'nav.shop') }).click();
    await home.getByRole('heading', { level: 1, name: shopTitle, exact: true }).waitFor();
    expect(await home.getByRole('main').getByRole('article').count()).toBe(12);

    const fresh = await page.context().newPage();
    await fresh.goto(site.url + paths.shop.href(), { waitUntil: 'domcontentloaded' });
    await fresh.getByRole('heading', { level: 1, name: newTitle }).waitFor();
    await isAlive(fresh);
    await fresh.getByRole('combobox', { name: say('remote-shop', 'products.sortBy') }).selectOption('rating');
    await fresh.waitForURL(/sort=rating/);

    expect(await release('rollback', 'shop')).toMatchObject({ code: 0 });
    expect(await untilHeading(paths.shop.href(), shopTitle)).toBeLessThan(2000);
  });
  expect(await others()).toEqual(before);
  const { said } = await release('history', 'shop');
  expect(said.match(/start|publish|rollback/g)).toEqual(['start', 'publish', 'rollback']);
  await rm(dist, { recursive: true });
}, 120_000);

const appendTo = (file: string) => async (dist: string) => writeFile(path.join(dist, 'client', file), `${await readFile(path.join(dist, 'client', file), 'utf8')}\n//`);
const aChunkOf = async (dist: string) => Object.keys((await manifestOf(dist)).files).find((file) => /assets\/shop-page.*\.js$/.test(file)) ?? 'remoteEntry.js';

describe('A release is refused with the reason, and everything stays as it was', () => {
  it.each([
    ['a file has another hash', 'does not have the hash that remote.json says', () => makeBuild('shop', 'hash', { damage: appendTo('remoteEntry.js') })],
    ['a chunk is missing', 'is named in remote.json and is missing', () => makeBuild('shop', 'chunk', { damage: async (dist) => rm(path.join(dist, 'client', await aChunkOf(dist))) })],
    ['its contract does not fit', 'contract 9.0.0 does not fit', () => makeBuild('shop', 'contract', { manifest: { contract: '9.0.0' } })],
    ['its react is another one', 'react 18.3.1 is not the host', () => makeBuild('shop', 'react', { manifest: { react: '18.3.1' } })],
    ['it claims a page of another remote', '/blogs of shop is already a page of blog', async () => {
      const { pages, hints } = await manifestOf((await makeBuild('shop', 'probe')).dist);
      const claimed = { ...pages[0], id: 'shop.blogs', path: '/blogs' };
      return makeBuild('shop', 'path', { manifest: { pages: [...pages, claimed] as typeof pages, hints: { ...hints, pages: { ...hints.pages, 'shop.blogs': { js: [], css: [] } } } } });
    }],
    ['a page throws on the server', 'page shop.products (/shop) answers 500 on the server', () => makeBuild('shop', 'server', {
      serverModule: `import real from './real.js'; export default { ...real, routes: real.routes.map((route) => ({ ...route, lazy: async () => ({ ...(await route.lazy()), default: () => { throw new Error('broken on purpose'); } }) })) };`,
    })],
    ['a page complains in the browser', 'broken on purpose', () => makeBuild('shop', 'browser', { texts: { '`products.sortBy`': "(console.error('broken on purpose'),`products.sortBy`)" } })],
  ])('where %s', async (_, reason, make) => {
    const [before, files] = [await registry(), await hashOf(path.join(dataDir, 'releases'))];
    const { dist } = await make();
    const { code, said } = await publish(dist);
    expect(said).toContain(`Refused: `);
    expect(said).toContain(reason);
    expect(code).toBe(1);
    expect(await registry()).toBe(before);
    expect(await hashOf(path.join(dataDir, 'releases'))).toBe(files);
    await rm(dist, { recursive: true });
  }, 120_000);

  it('where files cannot be written whole', async () => {
    const [before, files] = [await registry(), await hashOf(path.join(dataDir, 'releases'))];
    const { dist } = await makeBuild('shop', 'large');
    const command = [process.execPath, 'deploy/bootstrap.mjs', 'release', 'publish', 'shop', '--dist', dist, '--api', inject('url')];
    // No file of more than 50 kB: what a full disk does to a copy, without filling one.
    const { code, said } = await run('bash', ['-c', 'ulimit -f 50; exec "$@"', 'bash', ...command]);
    expect(said).toMatch(/Refused: .*a file is larger than this process may write/);
    expect(code).toBe(1);
    expect(await registry()).toBe(before);
    expect(await hashOf(path.join(dataDir, 'releases'))).toBe(files);
    await rm(dist, { recursive: true });
  });

  it.each([
    [['publish'], 'which remote?'],
    [['publish', 'radio', '--dist', '/nowhere'], 'remote.json is missing'],
    [['rollback', 'radio'], 'radio was never published'],
    [['rollback', 'shop', '9.9.9'], 'shop 9.9.9 is not stored. Stored are:'],
    [['canary', 'shop', '9.9.9', '10'], 'shop 9.9.9 is not stored'],
    [['promote', 'shop'], 'shop has no canary'],
    [['prune', '--keep', '0'], 'at least 3 versions stay'],
    [['fly'], '"fly" is no command'],
  ])('for %j', async (words, reason) => {
    const before = await registry();
    const { code, said } = await release(...words);
    expect(said).toContain(reason);
    expect(code).toBe(1);
    expect(await registry()).toBe(before);
  });
});

it('Two teams that publish at the same time both get their turn', async () => {
  const builds = await Promise.all([makeBuild('shop', 'one'), makeBuild('blog', 'two')]);
  const [shop, blog] = await Promise.all([
    publish(builds[0].dist, '--no-browser'),
    release('publish', 'blog', '--dist', builds[1].dist, '--api', inject('url'), '--no-browser'),
  ]);
  expect([shop.said, blog.said].join()).not.toContain('Refused');
  const { remotes } = JSON.parse(await registry());
  expect([remotes.shop.version, remotes.blog.version]).toEqual(builds.map(({ version }) => version));
  for (const { dist } of builds) await rm(dist, { recursive: true });
}, 120_000);

it('A registry that is cut in half changes nothing for visitors, and the next release mends it', async () => {
  const whole = await registry();
  await writeFile(path.join(dataDir, 'registry.json'), whole.slice(0, whole.length / 2));
  await expect.poll(() => headings(paths.shop.href())).toEqual([shopTitle]);
  expect(await release('rollback', 'shop')).toMatchObject({ code: 0 });
  expect(JSON.parse(await registry()).revision).toBe(JSON.parse(whole).revision + 1);
  expect(await headings(paths.shop.href())).toEqual([shopTitle]);
}, 60_000);

describe('The kill switch', () => {
  it('takes a remote from the visitors, and gives it back', async () => {
    expect(await release('off', 'blog')).toMatchObject({ code: 0, said: expect.stringContaining('(off)') });
    await expect.poll(async () => (await fetch(`${site.url}/blogs`)).status).toBe(404);
    expect((await fetch(site.url)).status).toBe(200);
    expect(await release('on', 'blog')).toMatchObject({ code: 0 });
    await expect.poll(async () => (await fetch(`${site.url}/blogs`)).status).toBe(200);
  }, 60_000);
});

it('A canary reaches its share of the visitors, always the same ones, and becomes what all get', async () => {
  const { dist, version } = await makeBuild('shop', 'canary', { texts: { [shopTitle]: newTitle } });
  expect(await publish(dist, '--canary', '50', '--no-browser')).toMatchObject({ code: 0, said: expect.stringContaining('for 50 % of the visitors') });
  const visitor = async (bucket: number) => readHtml(await (await fetch(site.url + paths.shop.href(), { headers: { cookie: `bucket=${bucket}` } })).text()).headings[0];
  await expect.poll(async () => (await fetch(site.url + paths.shop.href())).headers.get('set-cookie')).toMatch(/^bucket=\d+;/);
  const everyFifth = Array.from({ length: 20 }, (_, index) => index * 5);
  const seen = await Promise.all(everyFifth.map(visitor));
  expect(seen.filter((heading) => heading === newTitle)).toHaveLength(10);
  expect(await Promise.all(everyFifth.map(visitor))).toEqual(seen);
  expect(await release('promote', 'shop')).toMatchObject({ code: 0, said: expect.stringContaining(version) });
  await untilHeading(paths.shop.href(), newTitle);
  await rm(dist, { recursive: true });
}, 120_000);

it('Visitor whose tab was open while a new host was deployed gets it when he goes to another area', async () => {
  const { dist: hostDist, version } = await makeBuild('host', 'next');
  await symlink(path.join(root, 'host/node_modules'), path.join(hostDist, 'node_modules'));
  const own = await makeDataDir();
  const port = await findFreePort();
  const options = { apiUrl: inject('url'), dataDir: own, environment: patientServer, port };
  let front = await startFrontEnd(options);
  try {
    // While the site is replaced a tab may ask in vain.
    await visit({ site: front.url, expected: [/status(?: of)? 503/, /ERR_CONNECTION_REFUSED/] }, async ({ page, open }) => {
      const hostOnScreen = () => page.evaluate(() => document.querySelector('script[type=module]')?.getAttribute('src')?.split('/')[3]);
      const goTo = async (key: string, folder: string, title: string) => {
        await page.getByRole('banner').getByRole('link', { name: say('host', key) }).click();
        await page.getByRole('heading', { level: 1, name: say(folder, title) }).waitFor();
        await isAlive(page);
      };
      await open('/');
      await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
      await goTo('nav.blog', 'remote-blog', 'posts.title');
      expect(await page.evaluate(() => 'isFirstDocument' in window)).toBe(true);

      await front.stop();
      front = await startFrontEnd({ ...options, hostDist, publish: async (dataDir) => folderStore(dataDir).add(hostDist, await manifestOf(hostDist)) });
      // Within the area the tab goes on as it is.
      await page.getByRole('main').getByRole('link', { name: say('remote-blog', 'posts.types.video') }).click();
      await page.waitForURL(/type=video/);
      expect(await page.evaluate(() => 'isFirstDocument' in window)).toBe(true);
      await expect
        .poll(async () => {
          await goTo('nav.pricing', 'remote-account', 'plans.title');
          await goTo('nav.blog', 'remote-blog', 'posts.title');
          return await hostOnScreen();
        }, { timeout: 30_000 })
        .toBe(version);
      expect(await page.evaluate(() => 'isFirstDocument' in window)).toBe(false);
    });
  } finally {
    await front.stop();
    await removeDataDir(own);
    await rm(hostDist, { recursive: true });
  }
}, 120_000);
