import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { paths } from '../support/addresses.ts';
import { registrySchema } from '@sahra/shared/federation/registry-file';
import { messagesOf } from '../support/messages.ts';
import { isAlive } from '../support/visit.ts';
import { run } from '../../deploy/stack/compose.ts';
import { areas, ask, askAll, wrongOnes } from './areas.ts';
import { runningStack } from '../../deploy/stack/local-stack.ts';
import { expect, test } from '../support/test.ts';

const newTitle = 'متجر سهرة بعد النشر';

/** What may not change while the shop is deployed: every other container, by its id and when it began. */
const others = async () =>
  (await runningStack().containers())
    .filter(({ service }) => service !== 'remote-shop')
    .map(({ service, id, startedAt }) => ({ service, id, startedAt }))
    .sort((a, b) => a.service.localeCompare(b.service));

const release = (...args: string[]) =>
  runningStack().compose('exec', '-T', 'remote-shop', 'node', '--import', 'tsx', 'commands/release.ts', ...args);
const shopHeadings = async () => (await ask(paths.shop.href())).headings;

test('A host that finds the volume full says so, and publishes nothing', async () => {
  const image = (await runningStack().containers()).find(({ service }) => service === 'host')?.image ?? '';
  // A volume of half a megabyte, which is really full after that.
  const script = 'node --import tsx stack/publish-host.ts; echo "ended with $?"; ls /data /data/releases/host';
  const { stdout, stderr } = await run('docker', [
    'run',
    '--rm',
    '--network',
    'none',
    '--tmpfs',
    '/data:size=512k,uid=1000',
    image,
    'sh',
    '-c',
    script,
  ]);
  expect(stderr).toMatch(/Refused: \/data\/releases\/host\/\S+: the disk is full/);
  expect(stdout).toMatch(/ended with 1\s+\/data:\s+releases\s+\/data\/releases\/host:\s*$/);
});

test('A team deploys the shop alone while a tab is open, takes it back, and a restart of its container does not undo that', ({
  visit,
}) =>
  visit({}, async ({ page, open }) => {
    await open(paths.shop.href());
    const before = await others();
    const file = path.join(runningStack().place.folder, 'remote-shop/src/messages/ar.json');
    await writeFile(file, (await readFile(file, 'utf8')).replace(`"${areas.shop.title}"`, `"${newTitle}"`));
    const started = performance.now();
    await runningStack().compose('up', '--detach', '--build', 'remote-shop');
    console.log(`built and started in ${((performance.now() - started) / 1000).toFixed(0)} s`);
    await expect.poll(shopHeadings, { timeout: 60_000 }).toEqual([newTitle]);
    expect(await others()).toEqual(before);
    expect(wrongOnes(await askAll()).map(({ path: address }) => address.split('?')[0])).toEqual([paths.shop.href()]);

    // The open tab goes on with what it has, and is where it was.
    await expect(page.getByRole('heading', { level: 1, name: areas.shop.title })).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: messagesOf('ar')('shared', 'nextPage') })
      .click();
    await page.waitForURL(/page=2/);
    await expect(page.getByRole('heading', { level: 1, name: areas.shop.title })).toBeVisible();

    await release('rollback', 'shop');
    await expect.poll(shopHeadings, { timeout: 2500, intervals: [100] }).toEqual([areas.shop.title]);
    await runningStack().compose('restart', 'remote-shop');
    await runningStack().untilHealthy();
    expect(await shopHeadings()).toEqual([areas.shop.title]);
    await open(paths.shop.href());
    await isAlive(page);
  }));

test('A canary that fails for visitors is taken back by the container that watches', async () => {
  const registry = async () =>
    registrySchema.parse(
      JSON.parse(await runningStack().compose('exec', '-T', 'remote-shop', 'cat', '/data/registry.json')),
    );
  const { history } = await registry();
  const version = history.findLast(({ remote, action }) => remote === 'shop' && action === 'publish')?.version ?? '';
  await release('canary', 'shop', version, '50');
  // What the host server tells that could not use it twenty times.
  const body = JSON.stringify({ releases: Array.from({ length: 20 }, () => ({ remote: 'shop', version })) });
  const tell = `const { ok } = await fetch(process.env.REPORTS_URL + '/internal/server-failures',
    { method: 'POST', headers: { 'content-type': 'application/json' }, body: ${JSON.stringify(body)} });
    process.exit(ok ? 0 : 1);`;
  await runningStack().compose('exec', '-T', 'host', 'node', '--input-type=module', '-e', tell);
  await expect
    .poll(async () => (await registry()).remotes.shop?.canary, { timeout: 30_000, intervals: [1000] })
    .toBeUndefined();
  const said = await runningStack().compose('logs', '--no-color', 'canary-guard');
  expect(said).toContain(`The canary shop ${version} is taken back: it failed 20 times on the host server`);
});
