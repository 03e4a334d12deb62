import { paths } from '../support/addresses.ts';
import { childrenOf, megabytesOf, stillRunning } from '../support/processes.ts';
import { serverAreas, shopThat, shopTitle } from '../support/server-areas.ts';
import { isEverything } from '../support/selection.ts';
import { expect, test } from '../support/test.ts';
import { longTimeouts } from '../support/timeouts.ts';
import { useFrontEnd } from '../support/use-front-end.ts';

const environment = { LOG_LEVEL: 'error', ...longTimeouts };
const { site, restart } = useFrontEnd({ environment });
const { get, publishShop, crowd } = serverAreas(site);

/** A shop whose second page says in which process it is, and waits for a signal before it answers. */
const shopThatWaits = `import real from './real/app.js';
  const asking = (page) => ({ ...page, loader: async (args) => {
    if (new URL(args.request.url).searchParams.get('page') === '2') await new Promise((resolve) => {
      process.once('SIGUSR2', resolve);
      console.log('waiting in ' + process.pid);
    });
    return page.loader(args);
  } });
  export default { ...real, routes: real.routes.map((route) => ({ ...route, lazy: async () => asking(await route.lazy()) })) };`;

test('Visitors of other areas get their own pages even while workers end, where there is time for it', async () => {
  const restore = await publishShop('loops-once-more', shopThat('default', 'for (;;);'));
  const visitors = crowd();
  for (let index = 0; index < 20; index++) await visitors.get(`${paths.shop.href()}?page=${(index % 3) + 1}`);
  await restore();
  expect(visitors.strangers()).toEqual([]);
});

/** A worker is recycled after twenty. */
const VERSIONS = isEverything ? 100 : 30;

test('Team that publishes one version after another costs no visitor a page, and no memory for good', async () => {
  const sizes: number[] = [];
  const pids = new Set<number>();
  const visitors = crowd();
  for (let index = 0; index < VERSIONS; index++) {
    const restore = await publishShop(`v${index}`);
    expect((await visitors.get(paths.shop.href())).headings).toEqual([shopTitle]);
    sizes.push(megabytesOf(site().host.pid));
    for (const pid of childrenOf(site().host.pid)) pids.add(pid);
    await restore();
  }
  const shown = sizes.filter((_, index) => index % 10 === 9).map((size) => size.toFixed(0));
  console.log(
    `after each ten versions host server and workers hold ${shown.join(', ')} MB, at most ${Math.max(...sizes).toFixed(0)} MB; ${pids.size} workers`,
  );
  expect(visitors.strangers()).toEqual([]);
  expect(pids.size).toBeGreaterThan(Math.floor(VERSIONS / 20));
  // Two processes while a worker is recycled beside the host server, each with less than half of what it may have.
  expect(Math.max(...sizes)).toBeLessThan(500);
});

test('Operator who kills the host server leaves no worker behind, even one that loops', async () => {
  const restore = await publishShop('loops-on', shopThat('default', "console.log('the loop begins'); for (;;);"));
  const workers = childrenOf(site().host.pid);
  expect(workers.length).toBeGreaterThan(0);
  const cut = get(paths.shop.href()).catch(() => undefined);
  await expect.poll(() => site().said()).toContain('the loop begins');
  process.kill(site().host.pid, 'SIGKILL');
  await site().host.ended;
  await expect.poll(() => stillRunning(workers)).toEqual([]);
  await cut;
  await restore();
  await restart(environment);
});

test('Operator who stops the host server has what is under way finished, and nothing left', async () => {
  const restore = await publishShop('is-slow', shopThatWaits);
  await expect.poll(async () => (await get(paths.shop.href())).headings).toEqual([shopTitle]);
  const workers = childrenOf(site().host.pid);
  const answer = get(`${paths.shop.href()}?page=2`);
  const waiting = () => /waiting in (\d+)/.exec(site().said())?.[1];
  await expect.poll(waiting).toBeDefined();
  process.kill(site().host.pid, 'SIGTERM');
  // It takes nothing new any more. Of a page the gateway would show its copy, if it was read while the signal was on its way.
  await expect.poll(async () => (await get('/registry.json')).status).toBe(503);
  process.kill(Number(waiting()), 'SIGUSR2');
  expect(await answer).toMatchObject({ status: 200, headings: [shopTitle] });
  expect(await site().host.ended).toBe(0);
  expect(stillRunning(workers)).toEqual([]);
  await restore();
  await restart(environment);
});
